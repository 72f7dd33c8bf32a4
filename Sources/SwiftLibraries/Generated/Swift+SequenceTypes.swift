// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_SequenceTypes: LibraryText {
    LibraryText(
      path: "Swift/SequenceTypes.swift",
      text: #"""
public struct AnyIterator<Element>: IteratorProtocol, Sequence {
  let body: () -> Element?
  public init<I>(_ base: I) where Element == I.Element, I: IteratorProtocol {
    var iterator = base
    body = { iterator.next() }
  }
  public init(_ body: @escaping () -> Element?) {
    self.body = body
  }
  public func next() -> Element? {
    return body()
  }
}

public struct AnySequence<Element>: Sequence {
  let makeBaseIterator: () -> AnyIterator<Element>
  public typealias Iterator = AnyIterator<Element>
  public init<I>(_ makeUnderlyingIterator: @escaping () -> I) where Element == I.Element, I: IteratorProtocol {
    makeBaseIterator = { AnyIterator(makeUnderlyingIterator()) }
  }
  public init<S>(_ base: S) where Element == S.Element, S: Sequence {
    makeBaseIterator = { AnyIterator(base.makeIterator()) }
  }
  @pure public var underestimatedCount: Int { get }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> AnySequence<Element>
  public func dropFirst(_ n: Int = 1) -> AnySequence<Element>
  public func dropLast(_ n: Int = 1) -> [Element]
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self {
      try body(element)
    }
  }
  public func makeIterator() -> Iterator {
    return makeBaseIterator()
  }
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    var result: [T] = []
    for element in self {
      let value = try transform(element)
      result.append(value)
    }
    return result
  }
  public func prefix(_ maxLength: Int = 1) -> AnySequence<Element>
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      guard try predicate(element) else { break }
      result.append(element)
    }
    return result
  }
  public func suffix(_ maxLength: Int) -> [Element]
}

public struct IteratorSequence<Base>: IteratorProtocol, Sequence where Base: IteratorProtocol {
  var base: Base
  public typealias Element = Base.Element
  public init(_ base: Base) {
    self.base = base
  }
  public mutating func next() -> Base.Element? {
    return base.next()
  }
}

extension IteratorSequence: Sendable where Base: Sendable {}

public struct UnfoldSequence<Element, State>: IteratorProtocol, Sequence {
  var state: State
  let body: (inout State) -> Element?
  var isAtEnd = false
  init(state: State, body: @escaping (inout State) -> Element?) {
    self.state = state
    self.body = body
  }
  public mutating func next() -> Element? {
    if isAtEnd { return nil }
    guard let element = body(&state) else {
      isAtEnd = true
      return nil
    }
    return element
  }
}

extension UnfoldSequence: Sendable where Element: Sendable, State: Sendable {}

public struct Zip2Sequence<Sequence1, Sequence2>: Sequence where Sequence1: Sequence, Sequence2: Sequence {
  let first: Sequence1
  let second: Sequence2
  init(first: Sequence1, second: Sequence2) {
    self.first = first
    self.second = second
  }
  public typealias Element = (Sequence1.Element, Sequence2.Element)
  @pure public var underestimatedCount: Int { get }
  public func makeIterator() -> Iterator {
    return Iterator(first: first.makeIterator(), second: second.makeIterator(), isAtEnd: false)
  }
}

extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {}

extension Zip2Sequence {
  public struct Iterator: IteratorProtocol {
    var first: Sequence1.Iterator
    var second: Sequence2.Iterator
    var isAtEnd: Bool
    init(first: Sequence1.Iterator, second: Sequence2.Iterator, isAtEnd: Bool) {
      self.first = first
      self.second = second
      self.isAtEnd = isAtEnd
    }
    public typealias Element = (Sequence1.Element, Sequence2.Element)
    public mutating func next() -> Element? {
      if isAtEnd { return nil }
      guard let left = first.next(), let right = second.next() else {
        isAtEnd = true
        return nil
      }
      return (left, right)
    }
  }
}

extension Zip2Sequence.Iterator: Sendable where Sequence1.Iterator: Sendable, Sequence2.Iterator: Sendable {}

public func sequence<T>(first: T, next: @escaping (T) -> T?) -> UnfoldFirstSequence<T> {
  let initial: (T?, Bool) = (first, true)
  return sequence(state: initial) { state in
    if state.1 {
      state.1 = false
    } else if let value = state.0 {
      state.0 = next(value)
    }
    return state.0
  }
}

public func sequence<T, State>(state: State, next: @escaping (inout State) -> T?) -> UnfoldSequence<T, State> {
  return UnfoldSequence(state: state, body: next)
}

public func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2) -> Zip2Sequence<
  Sequence1, Sequence2
> where Sequence1: Sequence, Sequence2: Sequence {
  return Zip2Sequence(first: sequence1, second: sequence2)
}
public typealias FlattenCollection<T> = FlattenSequence<T> where T: Collection, T.Element: Collection
public typealias UnfoldFirstSequence<T> = UnfoldSequence<T, (T?, Bool)>

"""#,
      outline: #"""
72 t  AnyIterator 0 62 9d1634b70800e6af1224549e42a83e69 struct AnyIterator
57 O 0 body 67 91 b3d99396a63c1cd8efb84b0293a36602 let body
68 o 0 init 94 228 bff54e08e9614c6111bbb74eb017cf1b init<I>(_ base: I)
89 o 0 init 231 303 830ff5a73a38d57ba2d7fab8108d2d07 init(_ body: @escaping () -> Element?)
62 o 0 next 306 360 cc47e2317f7786ccb60dda9bac5d8dbb func next()
75 t  AnySequence 364 408 cc9cb780fbb4c7f230eceab153266439 struct AnySequence
83 O 5 makeBaseIterator 413 461 35dc3dd775427cd422a16738b5b276cf let makeBaseIterator
73 o 5 Iterator 464 512 2262e84fc9a043a1b7a6b572f9892825 typealias Iterator
103 o 5 init 515 693 f220f230561a06153ab14ec61555db8e init<I>(_ makeUnderlyingIterator: @escaping () -> I)
69 o 5 init 696 827 135ec634b7582d115dfdacb618c09b1f init<S>(_ base: S)
89 o 5 underestimatedCount 830 879 4f20417a12c80ab493712dc7202eaa85 var underestimatedCount
103 o 5 drop 882 974 97555ac7f62d88a75398589e7c338a58 func drop(while predicate: (Element) throws -> Bool)
85 o 5 dropFirst 977 1036 7ead0822a7b18c9643b21a88aced8009 func dropFirst(_ n: Int = 1)
84 o 5 dropLast 1039 1086 7b864616f8c46dfa61c20ad79d43335f func dropLast(_ n: Int = 1)
106 o 5 filter 1089 1316 69248b7d6372bc03eb2b26daf1bdbf11 func filter(_ isIncluded: (Element) throws -> Bool)
102 o 5 forEach 1319 1443 1df3e029372559e1b6806ea92cad261d func forEach(_ body: (Element) throws -> Void)
80 o 5 makeIterator 1446 1520 448ab8d7b0366fd5011027da1bec8aaf func makeIterator()
105 o 5 map 1523 1764 dc7289fe14bbb6b0ecb6beeb1562239e func map<T, E>(_ transform: (Element) throws(E) -> T)
88 o 5 prefix 1767 1831 235008808b48a8c4b2a75e3f6013e6d1 func prefix(_ maxLength: Int = 1)
109 o 5 prefix 1834 2083 881db784452676dfe29c45e536d4981d func prefix(while predicate: (Element) throws -> Bool)
84 o 5 suffix 2086 2135 b7aa60795945e51619982d328c979452 func suffix(_ maxLength: Int)
87 t  IteratorSequence 2139 2232 f9cca7c4af8f6a9ef36e3a4d29c0443b struct IteratorSequence
62 O 21 base 2237 2251 cf17c8f3451ed3c921bf79facc4c97f9 var base
74 o 21 Element 2254 2293 4bf01ca262627b7346eb1929bbfdd99e typealias Element
72 o 21 init 2296 2348 de1fb578304a8b32f50fb711db8b76b2 init(_ base: Base)
65 o 21 next 2351 2424 dedcfc141159cb0c0483442cacc437e3 func next()
90 e  IteratorSequence 2428 2485 e067c3273f8d97f9e78e6b6712f7b525 extension IteratorSequence
83 t  UnfoldSequence 2490 2562 5ea7a9dac977ca2b0ec893892d5bd704 struct UnfoldSequence
64 O 27 state 2567 2583 f6f48743af92bb1b2882e79e625db1ef var state
62 O 27 body 2586 2621 d8266227eb5d7f03fd60d8492dbea893 let body
68 O 27 isAtEnd 2624 2643 7fbf853ba0299e0ea2c9c55787d6becb var isAtEnd
115 O 27 init 2646 2757 33e16bd2e681a2e293093509ee5266ba init(state: State, body: @escaping (inout State) -> Element?)
65 o 27 next 2760 2942 a3fdf54a703c04bfaf22fde50f736682 func next()
86 e  UnfoldSequence 2946 3021 32790a771c3573f65419cc7bc68bc00c extension UnfoldSequence
79 t  Zip2Sequence 3026 3131 973b242b1e53cb79c1e7cf1bf3913e75 struct Zip2Sequence
64 O 34 first 3136 3156 d76808fc0625a166c395cd95757a6dbf let first
66 O 34 second 3159 3180 ef34ed719f04c3d4d159fe4c8bf71306 let second
95 O 34 init 3183 3278 8406ccbfa5735957eca5f68a0f265fab init(first: Sequence1, second: Sequence2)
74 o 34 Element 3281 3346 4050db2a64aef40bb3782b85911b3b0b typealias Element
92 o 34 underestimatedCount 3349 3398 403502eb250bb047b19ac2885ae94410 var underestimatedCount
81 o 34 makeIterator 3401 3541 5e7ba9dafa5dacf5779e77fa60f65e89 func makeIterator()
82 e  Zip2Sequence 3545 3624 5e810e61bd6a4640d9f07d63b510b646 extension Zip2Sequence
84 e  Zip2Sequence 3629 3651 93f7e9c34865c19eceb4b346c4a60883 extension Zip2Sequence#2
86 t 42 Zip2Sequence.Iterator 3656 3696 d7e54c0073104d2fe22f183b307d506b struct Iterator
64 O 43 first 3703 3732 5f1154fe8f9d72309a7be9b099075742 var first
66 O 43 second 3737 3767 02fcf6c76f5dfbcfea934ada7e4c5ef2 var second
68 O 43 isAtEnd 3772 3789 d3f361527cfade93221a7e69b60be2c7 var isAtEnd
128 O 43 init 3794 3957 5b3a82d7e53762457adec9c03edf1e1e init(first: Sequence1.Iterator, second: Sequence2.Iterator, isAtEnd: Bool)
74 o 43 Element 3962 4027 6793e7c347c57e6966989e24c2e10dd9 typealias Element
65 o 43 next 4032 4258 b49d76e75c51a06f2d3d04d44a63b753 func next()
100 e  Zip2Sequence.Iterator 4266 4372 41bf6d0f80a7d5b5d76df5fc753fc9dd extension Zip2Sequence.Iterator
109 o  sequence 4377 4686 9ad440c70a4c8cc7c26e28e163310bc8 func sequence<T>(first: T, next: @escaping (T) -> T?)
130 o  sequence 4688 4851 5ab8ea92fcff33f882c13e9c8e712c7d func sequence<T, State>(state: State, next: @escaping (inout State) -> T?)
129 o  zip 4853 5090 dae9621f6315383074212f03997fa94f func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2)
92 o  FlattenCollection 5091 5192 f03506380efd86f258806e7c7e8d363e typealias FlattenCollection
96 o  UnfoldFirstSequence 5193 5264 4e8f12be7df1c1267cd8ed48140a98d8 typealias UnfoldFirstSequence

"""#)
  }
}
