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
      result.append(try transform(element))
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

public struct DropFirstSequence<Base>: Sequence where Base: Sequence {
  let base: Base
  let limit: Int
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  public typealias SubSequence = AnySequence<Element>
  public init(_ base: Base, dropping limit: Int) {
    self.base = base
    self.limit = limit
  }
  public func dropFirst(_ k: Int) -> DropFirstSequence<Base> {
    return DropFirstSequence(base, dropping: limit + k)
  }
  public func makeIterator() -> Iterator {
    var iterator = base.makeIterator()
    var dropped = 0
    while dropped < limit, iterator.next() != nil { dropped += 1 }
    return iterator
  }
}

extension DropFirstSequence: Sendable where Base: Sendable {}

public struct DropWhileSequence<Base>: Sequence where Base: Sequence {
  var iterator: Base.Iterator
  var nextElement: Base.Element?
  init(base: Base, predicate: (Base.Element) throws -> Bool) rethrows {
    iterator = base.makeIterator()
    nextElement = iterator.next()
    while let element = nextElement, try predicate(element) { nextElement = iterator.next() }
  }
  public typealias Element = Base.Element
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Base> {
    var result = self
    while let element = result.nextElement, try predicate(element) {
      result.nextElement = result.iterator.next()
    }
    return result
  }
  public func makeIterator() -> Iterator {
    return Iterator(iterator: iterator, nextElement: nextElement)
  }
}

extension DropWhileSequence: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence {
  public struct Iterator: IteratorProtocol {
    var iterator: Base.Iterator
    var nextElement: Base.Element?
    init(iterator: Base.Iterator, nextElement: Base.Element?) {
      self.iterator = iterator
      self.nextElement = nextElement
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      guard let next = nextElement else { return nil }
      nextElement = iterator.next()
      return next
    }
  }
}

extension DropWhileSequence.Iterator: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

public struct EnumeratedSequence<Base>: Sequence where Base: Sequence {
  public typealias Element = (offset: Int, element: Base.Element)
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), count: 0)
  }
}

extension EnumeratedSequence: Collection where Base: Collection {
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var isEmpty: Bool { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after index: Index) -> Index
}

extension EnumeratedSequence: BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {
  @pure public func index(before index: Index) -> Index
}

extension EnumeratedSequence: Sendable where Base: Sendable {}

extension EnumeratedSequence where Base: Collection {
  public struct Index: Comparable {
    @pure public var base: Base.Index { get }
    public static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
    public static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
  }
}

extension EnumeratedSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var count: Int
    init(base: Base.Iterator, count: Int) {
      self.base = base
      self.count = count
    }
    public typealias Element = (offset: Int, element: Base.Element)
    public mutating func next() -> Element? {
      guard let element = base.next() else { return nil }
      let result = (offset: count, element: element)
      count += 1
      return result
    }
  }
}

extension EnumeratedSequence.Iterator: Sendable where Base.Iterator: Sendable {}

public struct FlattenSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), inner: nil)
  }
}

extension FlattenSequence: BidirectionalCollection
where Base.Element: BidirectionalCollection, Base: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension FlattenSequence: Collection where Base.Element: Collection, Base: Collection {
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Base.Element.Element { get }
  public subscript(bounds: Range<Index>) -> Slice<FlattenCollection<Base>> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension FlattenSequence: Sendable where Base: Sendable {}

extension FlattenSequence where Base: Collection, Base.Element: Collection {
  public struct Index: Comparable {
    public static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
    public static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
  }
}

extension FlattenSequence.Index: Hashable where Base.Element.Index: Hashable, Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension FlattenSequence.Index: Sendable where Base.Element.Index: Sendable, Base.Index: Sendable {}

extension FlattenSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var inner: Base.Element.Iterator?
    init(base: Base.Iterator, inner: Base.Element.Iterator?) {
      self.base = base
      self.inner = inner
    }
    public typealias Element = Base.Element.Element
    public mutating func next() -> Element? {
      while true {
        if let element = inner?.next() { return element }
        guard let sequence = base.next() else { return nil }
        inner = sequence.makeIterator()
      }
    }
  }
}

extension FlattenSequence.Iterator: Sendable where Base.Element.Iterator: Sendable, Base.Iterator: Sendable {}

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

public struct JoinedSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  public init<Separator>(base: Base, separator: Separator)
  where Separator: Sequence, Separator.Element == Base.Element.Element
  public func makeIterator() -> Iterator
}

extension JoinedSequence: Sendable where Base.Element.Element: Sendable, Base: Sendable {}

extension JoinedSequence {
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element.Element
    public init<Separator>(base: Base.Iterator, separator: Separator)
    where Separator: Sequence, Separator.Element == Base.Element.Element
    public mutating func next() -> Element?
  }
}

extension JoinedSequence.Iterator: Sendable
where Base.Element.Element: Sendable, Base.Element.Iterator: Sendable, Base.Iterator: Sendable {}

public struct PrefixSequence<Base>: Sequence where Base: Sequence {
  public typealias Element = Base.Element
  let base: Base
  let maxLength: Int
  public init(_ base: Base, maxLength: Int) {
    self.base = base
    self.maxLength = maxLength
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), remaining: maxLength)
  }
  public func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
    return PrefixSequence(base, maxLength: maxLength < self.maxLength ? maxLength : self.maxLength)
  }
}

extension PrefixSequence: Sendable where Base: Sendable {}

extension PrefixSequence {
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    var remaining: Int
    init(base: Base.Iterator, remaining: Int) {
      self.base = base
      self.remaining = remaining
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if remaining == 0 { return nil }
      remaining -= 1
      return base.next()
    }
  }
}

extension PrefixSequence.Iterator: Sendable where Base.Iterator: Sendable {}

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
105 o 5 map 1523 1740 c0afff80d4d9ba5c0319bf6dfb117cea func map<T, E>(_ transform: (Element) throws(E) -> T)
88 o 5 prefix 1743 1807 235008808b48a8c4b2a75e3f6013e6d1 func prefix(_ maxLength: Int = 1)
109 o 5 prefix 1810 2059 881db784452676dfe29c45e536d4981d func prefix(while predicate: (Element) throws -> Bool)
84 o 5 suffix 2062 2111 b7aa60795945e51619982d328c979452 func suffix(_ maxLength: Int)
89 t  DropFirstSequence 2115 2183 d583cb2a4c57242a8381956a6eed3444 struct DropFirstSequence
62 O 21 base 2188 2202 353407774d69e67dc5ecaf6de65868e9 let base
64 O 21 limit 2205 2219 160071d0573ace70133eb1d0e1b442c3 let limit
74 o 21 Element 2222 2261 b46d1cbd0b8c9c202a2ea35d211e0c78 typealias Element
76 o 21 Iterator 2264 2305 c808c42071ccfdfb2879150cb93d2dff typealias Iterator
82 o 21 SubSequence 2308 2359 08c8588fd982a850c65fb75de45686e8 typealias SubSequence
93 o 21 init 2362 2458 f139f5cf2da665175d9b8b071c3fdc65 init(_ base: Base, dropping limit: Int)
83 o 21 dropFirst 2461 2581 58046ba2ba4888fe481407ae263c2272 func dropFirst(_ k: Int)
81 o 21 makeIterator 2584 2774 4073f341c45ba04765de3b40182d666e func makeIterator()
92 e  DropFirstSequence 2778 2836 492d0cbb2105792f51b726bd3300d0db extension DropFirstSequence
89 t  DropWhileSequence 2841 2909 3514eade9898078dab915cf7445e9ef6 struct DropWhileSequence
70 O 31 iterator 2914 2941 6bdb73c399dd097026bb55d6b7572e55 var iterator
76 O 31 nextElement 2944 2974 e4420e08ea4455aae9fc64ec22af65b8 var nextElement
112 O 31 init 2977 3213 2c58929a4752cfce9f6d9e7066a06b09 init(base: Base, predicate: (Base.Element) throws -> Bool)
74 o 31 Element 3216 3255 63c72bd6b9cb05ec1204d7b029d23bbc typealias Element
106 o 31 drop 3258 3524 beb18a96204b86d9f19a8e9d58574318 func drop(while predicate: (Element) throws -> Bool)
81 o 31 makeIterator 3527 3637 dd1dbebdb77c572a03bf7a7010c4dc95 func makeIterator()
92 e  DropWhileSequence 3641 3732 530bdffc10a79b5b68ab121a2ec3d2ff extension DropWhileSequence
94 e  DropWhileSequence 3737 3764 bd45055024e614f863f71da03aba4de4 extension DropWhileSequence#2
91 t 39 DropWhileSequence.Iterator 3769 3809 3f97d420a4af492a76bba5fb69c80914 struct Iterator
70 O 40 iterator 3816 3843 e0efbef06e632104880235b85a17f10d var iterator
76 O 40 nextElement 3848 3878 84764c1b02d91da0a0f017f95f013c62 var nextElement
111 O 40 init 3883 4016 95e18098368e9e47b4a72fe89822d313 init(iterator: Base.Iterator, nextElement: Base.Element?)
74 o 40 Element 4021 4060 64fa0bf8a80c72e6a11a5aa8614f84dc typealias Element
65 o 40 next 4065 4221 9ab33d4b82e55028dc0cf0b3219c3400 func next()
110 e  DropWhileSequence.Iterator 4229 4329 0201d810088fa7a9879729dadd92f7f5 extension DropWhileSequence.Iterator
91 t  EnumeratedSequence 4334 4403 e87e5113fbc73ecb0d8b99f20bd9978f struct EnumeratedSequence
74 o 47 Element 4408 4471 ac0ca65188b6bbfecffb846beb962a35 typealias Element
62 O 47 base 4474 4488 66f3869949344293ab5b4115fdb5f94d let base
70 O 47 init 4491 4534 4b3986f095ff3d4d32c1effdc716d04c init(base: Base)
81 o 47 makeIterator 4537 4638 bfba67656f4ad89632946df9bac97030 func makeIterator()
94 e  EnumeratedSequence 4642 4705 cdbec19fd95b079d62b2a0a01b36c01c extension EnumeratedSequence
64 o 52 count 4710 4745 aeee7f5e89280c6f60a8ecff6ec9700e var count
70 o 52 endIndex 4748 4788 88979ac2ffd810f8b4459a1e4ef43c36 var endIndex
68 o 52 isEmpty 4791 4829 b7cfb98eb05054a16bce2eb52a59ea06 var isEmpty
74 o 52 startIndex 4832 4874 8742748f81958e3380b5b08550f72876 var startIndex
85 o 52 subscript 4877 4929 580df7b2a91b59e71b3174a73991e2eb subscript(position: Index)
105 o 52 distance 4932 4999 47999aad92f6826ee30ff4bfae63dc5e func distance(from start: Index, to end: Index)
101 o 52 index 5002 5070 3c170d9c5799a3dcfcf45dd5077bc655 func index(_ i: Index, offsetBy distance: Int)
125 o 52 index 5073 5166 bbf6afd41cf2c53239f982c3ccd5d906 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
85 o 52 index 5169 5221 22d503d52c30ead5a29738d1f49539f9 func index(after index: Index)
96 e  EnumeratedSequence 5225 5337 182655054a4e22e24a7c0aad207aa606 extension EnumeratedSequence#2
86 o 62 index 5342 5395 4f163ce63958e199c2fabc013c0f0be0 func index(before index: Index)
96 e  EnumeratedSequence 5399 5458 fbcb67abb433438699633a0e757427ef extension EnumeratedSequence#3
96 e  EnumeratedSequence 5463 5514 b6985d15e81c22eaae0e8e56c77b60d7 extension EnumeratedSequence#4
86 t 65 EnumeratedSequence.Index 5519 5550 fafd8be2dda845f5127815077683607e struct Index
62 o 66 base 5557 5598 152ab0f102bb84a3201ac894926ece35 var base
132 o 66 < 5603 5706 0353c2c9097d028e0636b3032d2bed22 func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index)
134 o 66 == 5711 5815 e7f91498b6ddff4b45fc973accfcbf82 func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index)
96 e  EnumeratedSequence 5823 5851 2e14f7fa06d5e7433a23e3d21eb3d4f5 extension EnumeratedSequence#5
92 t 70 EnumeratedSequence.Iterator 5856 5906 49ce8b08f65597d6f2c29754e3d6b388 struct Iterator
62 O 71 base 5913 5936 cabd247ba5e0b06380a9acfc4f3a886d var base
64 O 71 count 5941 5955 8cc6cc835341434fbedf9d404a423e03 var count
91 O 71 init 5960 6053 ef1df14055650d372ab821b8266cee03 init(base: Base.Iterator, count: Int)
74 o 71 Element 6058 6121 cbc4eff1c1db277c2a2db1f98848fb15 typealias Element
65 o 71 next 6126 6321 300eb79de9fb5c546bb76928b9815aa5 func next()
112 e  EnumeratedSequence.Iterator 6329 6406 061236a4d838638e5d864d177a6fe906 extension EnumeratedSequence.Iterator
85 t  FlattenSequence 6411 6501 389f4d1d8bf1493b33918f78c7214fd1 struct FlattenSequence
74 o 78 Element 6506 6553 5b61263e8f59c78a161dd964c80b876b typealias Element
62 O 78 base 6556 6570 b6ff79e060a77ef18cc51516ce2269bc let base
70 O 78 init 6573 6616 af38940fa269858cb422df22fdeb3903 init(base: Base)
81 o 78 makeIterator 6619 6722 20f51e5ec33275581717239fec3eed54 func makeIterator()
88 e  FlattenSequence 6726 6851 36fef9f8414ceac2dcdfc317c78c770d extension FlattenSequence
96 o 83 formIndex 6856 6900 33402960297c246723e130e526e21f59 func formIndex(before i: inout Index)
82 o 83 index 6903 6952 9e1009fb948ba98aa53bd19456a4178d func index(before i: Index)
90 e  FlattenSequence 6956 7042 a9b1ddda2028408d83651b99d72bb257 extension FlattenSequence#2
70 o 86 endIndex 7047 7087 361ccc5c7d455b270317182622d3de82 var endIndex
74 o 86 startIndex 7090 7132 0825b5e34f7cee36f00bf4e6b49864b2 var startIndex
85 o 86 subscript 7135 7200 19f1e0b74646004422f50a457ac6e6eb subscript(position: Index)
90 o 86 subscript 7203 7283 199ccc91eb07cb21bd51c1f94b6a63ce subscript(bounds: Range<Index>)
105 o 86 distance 7286 7353 bc107edad72c6e39110997c6b8bd623d func distance(from start: Index, to end: Index)
108 o 86 formIndex 7356 7412 af371191837d0ee928eaeffd71602b6f func formIndex(_ i: inout Index, offsetBy n: Int)
132 o 86 formIndex 7415 7503 590672466bce3ecd439016920fb3bad7 func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
95 o 86 formIndex 7506 7549 396cea72e47fa47feaeb505c2713cae5 func formIndex(after i: inout Index)
94 o 86 index 7552 7613 8192495e912d7506f3f8a2e8b787324d func index(_ i: Index, offsetBy n: Int)
118 o 86 index 7616 7702 19b6d53524114969157e2f17a6731fd3 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 86 index 7705 7753 0ef877f2c771a291577733fe37578ed7 func index(after i: Index)
90 e  FlattenSequence 7757 7813 cf185382360ef44a87106603ed289d4f extension FlattenSequence#3
90 e  FlattenSequence 7818 7892 d4eedbccd7ed2a8a06228b4dd25e609b extension FlattenSequence#4
83 t 99 FlattenSequence.Index 7897 7928 45f2295ae0cc949ab74412703c5c31db struct Index
131 o 100 < 7935 8036 46a8434e497838d54ba0b4bc99b3033c func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
133 o 100 == 8041 8143 cd992d0a621fe3da42a0308107397362 func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
100 e  FlattenSequence.Index 8151 8249 1251fc7c77bfed73dd28501070fec4d0 extension FlattenSequence.Index
91 o 103 hash 8254 8297 9d8aed03343303d8e8d50687acff5d35 func hash(into hasher: inout Hasher)
102 e  FlattenSequence.Index 8301 8399 f573005407e5a2b3eaa524dd1be70b4d extension FlattenSequence.Index#2
90 e  FlattenSequence 8404 8429 d112ba25350805fa894d63f2c49e4ad5 extension FlattenSequence#5
90 t 106 FlattenSequence.Iterator 8434 8484 61d3d36c54c8be384a2701335a9262e6 struct Iterator
63 O 107 base 8491 8514 37d9312e4f3c88d27ee83b86fef3ecdc var base
65 O 107 inner 8519 8552 464aae43bbfa79656f705d3d5a729ed5 var inner
111 O 107 init 8557 8669 b3a25f9636c0f6288f5641d335adc987 init(base: Base.Iterator, inner: Base.Element.Iterator?)
75 o 107 Element 8674 8721 5d76d166f987622f451b48c21e171323 typealias Element
66 o 107 next 8726 8959 4b38b1b1ab6f797410416cfee3d34eee func next()
106 e  FlattenSequence.Iterator 8967 9074 1224f53f08da7e84f993e77eb0d02c84 extension FlattenSequence.Iterator
87 t  IteratorSequence 9079 9172 f9cca7c4af8f6a9ef36e3a4d29c0443b struct IteratorSequence
63 O 114 base 9177 9191 cf17c8f3451ed3c921bf79facc4c97f9 var base
75 o 114 Element 9194 9233 4bf01ca262627b7346eb1929bbfdd99e typealias Element
73 o 114 init 9236 9288 de1fb578304a8b32f50fb711db8b76b2 init(_ base: Base)
66 o 114 next 9291 9364 dedcfc141159cb0c0483442cacc437e3 func next()
90 e  IteratorSequence 9368 9425 e067c3273f8d97f9e78e6b6712f7b525 extension IteratorSequence
83 t  JoinedSequence 9430 9519 b5d89c3c8030b75752f0354cc8155fca struct JoinedSequence
75 o 120 Element 9524 9571 8d195bcc659bc87d16f17a8868a7632f typealias Element
104 o 120 init 9574 9701 10d8c987b41083579c60a291371e4d56 init<Separator>(base: Base, separator: Separator)
82 o 120 makeIterator 9704 9742 1ad4f3f57af138c65075947b2041e60a func makeIterator()
86 e  JoinedSequence 9746 9833 b6b2661f713d0bc1237d5e2abb73f852 extension JoinedSequence
88 e  JoinedSequence 9838 9862 fac01714c87a89e2c9bae42ec4f497ee extension JoinedSequence#2
89 t 125 JoinedSequence.Iterator 9867 9907 cfe069f08020c29c16c46bddb878ecdd struct Iterator
75 o 126 Element 9914 9961 12fb978f97d8a4e1071bf664a61dc860 typealias Element
114 o 126 init 9966 10104 56709fafdb2d610e611d4e22f7b2008d init<Separator>(base: Base.Iterator, separator: Separator)
68 o 126 next 10109 10148 ad9ca5bc297713e099fcf3d5a419a532 func next()
106 e  JoinedSequence.Iterator 10156 10294 d7b9162c3e179a5a8356560e03459780 extension JoinedSequence.Iterator
85 t  PrefixSequence 10299 10364 d3c9b51e58d233018a4d09f62922224d struct PrefixSequence
77 o 131 Element 10369 10408 92e0e65319b710639118fafdf03a52bc typealias Element
65 O 131 base 10411 10425 df4e5709271435858ac3ebae07710638 let base
75 O 131 maxLength 10428 10446 8205d482d311954510277982af4864f3 let maxLength
91 o 131 init 10449 10548 2d39b38e64335511fc0dec8d8bb0fa8d init(_ base: Base, maxLength: Int)
84 o 131 makeIterator 10551 10664 1cbe805d7fa99958aca29a33549ea200 func makeIterator()
88 o 131 prefix 10667 10833 0e2c13944fc34033c32596f421ae4864 func prefix(_ maxLength: Int)
88 e  PrefixSequence 10837 10892 275ade5911be8a088ae8d5ecefeee200 extension PrefixSequence
90 e  PrefixSequence 10897 10921 07e74e767cca794bcf765e3ce35d96e0 extension PrefixSequence#2
91 t 139 PrefixSequence.Iterator 10926 10966 9a19609cb618fa449a9d27f458199eb2 struct Iterator
65 O 140 base 10973 10996 e5181ead8932b918269ee0139a2ced2a var base
75 O 140 remaining 11001 11019 22f85beadbf34fd23fd176bc60dc1cbb var remaining
98 O 140 init 11024 11129 ef01154785d806f4aed9f4f516f031b2 init(base: Base.Iterator, remaining: Int)
77 o 140 Element 11134 11173 da4969b488f6ff4664b8235ead681e59 typealias Element
68 o 140 next 11178 11310 23b425be8c58ef48dfad530854500427 func next()
106 e  PrefixSequence.Iterator 11318 11391 c1e9044cb757f5b5bbf2ddddfb464aad extension PrefixSequence.Iterator
85 t  UnfoldSequence 11396 11468 5ea7a9dac977ca2b0ec893892d5bd704 struct UnfoldSequence
67 O 147 state 11473 11489 f6f48743af92bb1b2882e79e625db1ef var state
65 O 147 body 11492 11527 d8266227eb5d7f03fd60d8492dbea893 let body
71 O 147 isAtEnd 11530 11549 7fbf853ba0299e0ea2c9c55787d6becb var isAtEnd
118 O 147 init 11552 11663 33e16bd2e681a2e293093509ee5266ba init(state: State, body: @escaping (inout State) -> Element?)
68 o 147 next 11666 11848 a3fdf54a703c04bfaf22fde50f736682 func next()
88 e  UnfoldSequence 11852 11927 32790a771c3573f65419cc7bc68bc00c extension UnfoldSequence
81 t  Zip2Sequence 11932 12037 973b242b1e53cb79c1e7cf1bf3913e75 struct Zip2Sequence
67 O 154 first 12042 12062 d76808fc0625a166c395cd95757a6dbf let first
69 O 154 second 12065 12086 ef34ed719f04c3d4d159fe4c8bf71306 let second
98 O 154 init 12089 12184 8406ccbfa5735957eca5f68a0f265fab init(first: Sequence1, second: Sequence2)
77 o 154 Element 12187 12252 4050db2a64aef40bb3782b85911b3b0b typealias Element
95 o 154 underestimatedCount 12255 12304 403502eb250bb047b19ac2885ae94410 var underestimatedCount
84 o 154 makeIterator 12307 12447 5e7ba9dafa5dacf5779e77fa60f65e89 func makeIterator()
84 e  Zip2Sequence 12451 12530 5e810e61bd6a4640d9f07d63b510b646 extension Zip2Sequence
86 e  Zip2Sequence 12535 12557 93f7e9c34865c19eceb4b346c4a60883 extension Zip2Sequence#2
89 t 162 Zip2Sequence.Iterator 12562 12602 d7e54c0073104d2fe22f183b307d506b struct Iterator
67 O 163 first 12609 12638 5f1154fe8f9d72309a7be9b099075742 var first
69 O 163 second 12643 12673 02fcf6c76f5dfbcfea934ada7e4c5ef2 var second
71 O 163 isAtEnd 12678 12695 d3f361527cfade93221a7e69b60be2c7 var isAtEnd
131 O 163 init 12700 12863 5b3a82d7e53762457adec9c03edf1e1e init(first: Sequence1.Iterator, second: Sequence2.Iterator, isAtEnd: Bool)
77 o 163 Element 12868 12933 6793e7c347c57e6966989e24c2e10dd9 typealias Element
68 o 163 next 12938 13164 b49d76e75c51a06f2d3d04d44a63b753 func next()
102 e  Zip2Sequence.Iterator 13172 13278 41bf6d0f80a7d5b5d76df5fc753fc9dd extension Zip2Sequence.Iterator
111 o  sequence 13283 13592 9ad440c70a4c8cc7c26e28e163310bc8 func sequence<T>(first: T, next: @escaping (T) -> T?)
132 o  sequence 13594 13757 5ab8ea92fcff33f882c13e9c8e712c7d func sequence<T, State>(state: State, next: @escaping (inout State) -> T?)
131 o  zip 13759 13996 dae9621f6315383074212f03997fa94f func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2)
94 o  FlattenCollection 13997 14098 f03506380efd86f258806e7c7e8d363e typealias FlattenCollection
98 o  UnfoldFirstSequence 14099 14170 4e8f12be7df1c1267cd8ed48140a98d8 typealias UnfoldFirstSequence

"""#)
  }
}
