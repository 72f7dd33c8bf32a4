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
  init(iterator: Base.Iterator, nextElement: Base.Element?) {
    self.iterator = iterator
    self.nextElement = nextElement
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

extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {
  @pure public func index(before index: Index) -> Index
}

extension EnumeratedSequence: Sendable where Base: Sendable {}

extension EnumeratedSequence {
  public struct Index: Comparable {
    @pure public var base: Base.Index { get }
    @pure public static func < (lhs: Index, rhs: Index) -> Bool
    @pure public static func == (lhs: Index, rhs: Index) -> Bool
  }
}

extension EnumeratedSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var count: Int
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

extension FlattenSequence {
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
  typealias Element = Base.Element
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
  return sequence(state: (first, true)) { state in
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
57 o 0 body 67 91 b3d99396a63c1cd8efb84b0293a36602 let body
68 o 0 init 94 228 bff54e08e9614c6111bbb74eb017cf1b init<I>(_ base: I)
89 o 0 init 231 303 830ff5a73a38d57ba2d7fab8108d2d07 init(_ body: @escaping () -> Element?)
62 o 0 next 306 360 cc47e2317f7786ccb60dda9bac5d8dbb func next()
75 t  AnySequence 364 408 cc9cb780fbb4c7f230eceab153266439 struct AnySequence
83 o 5 makeBaseIterator 413 461 35dc3dd775427cd422a16738b5b276cf let makeBaseIterator
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
62 o 21 base 2188 2202 353407774d69e67dc5ecaf6de65868e9 let base
64 o 21 limit 2205 2219 160071d0573ace70133eb1d0e1b442c3 let limit
74 o 21 Element 2222 2261 b46d1cbd0b8c9c202a2ea35d211e0c78 typealias Element
76 o 21 Iterator 2264 2305 c808c42071ccfdfb2879150cb93d2dff typealias Iterator
82 o 21 SubSequence 2308 2359 08c8588fd982a850c65fb75de45686e8 typealias SubSequence
93 o 21 init 2362 2458 f139f5cf2da665175d9b8b071c3fdc65 init(_ base: Base, dropping limit: Int)
83 o 21 dropFirst 2461 2581 58046ba2ba4888fe481407ae263c2272 func dropFirst(_ k: Int)
81 o 21 makeIterator 2584 2774 4073f341c45ba04765de3b40182d666e func makeIterator()
92 e  DropFirstSequence 2778 2836 492d0cbb2105792f51b726bd3300d0db extension DropFirstSequence
89 t  DropWhileSequence 2841 2909 3514eade9898078dab915cf7445e9ef6 struct DropWhileSequence
70 o 31 iterator 2914 2941 6bdb73c399dd097026bb55d6b7572e55 var iterator
76 o 31 nextElement 2944 2974 e4420e08ea4455aae9fc64ec22af65b8 var nextElement
112 o 31 init 2977 3213 2c58929a4752cfce9f6d9e7066a06b09 init(base: Base, predicate: (Base.Element) throws -> Bool)
111 o 31 init 3216 3343 cacb74d9c651598cc94638d61c8d13cb init(iterator: Base.Iterator, nextElement: Base.Element?)
74 o 31 Element 3346 3385 63c72bd6b9cb05ec1204d7b029d23bbc typealias Element
106 o 31 drop 3388 3654 beb18a96204b86d9f19a8e9d58574318 func drop(while predicate: (Element) throws -> Bool)
81 o 31 makeIterator 3657 3767 dd1dbebdb77c572a03bf7a7010c4dc95 func makeIterator()
92 e  DropWhileSequence 3771 3862 530bdffc10a79b5b68ab121a2ec3d2ff extension DropWhileSequence
94 e  DropWhileSequence 3867 3894 bd45055024e614f863f71da03aba4de4 extension DropWhileSequence#2
91 t 40 DropWhileSequence.Iterator 3899 3939 3f97d420a4af492a76bba5fb69c80914 struct Iterator
70 o 41 iterator 3946 3973 e0efbef06e632104880235b85a17f10d var iterator
76 o 41 nextElement 3978 4008 84764c1b02d91da0a0f017f95f013c62 var nextElement
74 o 41 Element 4013 4052 64fa0bf8a80c72e6a11a5aa8614f84dc typealias Element
65 o 41 next 4057 4213 9ab33d4b82e55028dc0cf0b3219c3400 func next()
110 e  DropWhileSequence.Iterator 4221 4321 0201d810088fa7a9879729dadd92f7f5 extension DropWhileSequence.Iterator
91 t  EnumeratedSequence 4326 4395 e87e5113fbc73ecb0d8b99f20bd9978f struct EnumeratedSequence
74 o 47 Element 4400 4463 ac0ca65188b6bbfecffb846beb962a35 typealias Element
62 o 47 base 4466 4480 66f3869949344293ab5b4115fdb5f94d let base
81 o 47 makeIterator 4483 4584 bfba67656f4ad89632946df9bac97030 func makeIterator()
94 e  EnumeratedSequence 4588 4651 cdbec19fd95b079d62b2a0a01b36c01c extension EnumeratedSequence
64 o 51 count 4656 4691 aeee7f5e89280c6f60a8ecff6ec9700e var count
70 o 51 endIndex 4694 4734 88979ac2ffd810f8b4459a1e4ef43c36 var endIndex
68 o 51 isEmpty 4737 4775 b7cfb98eb05054a16bce2eb52a59ea06 var isEmpty
74 o 51 startIndex 4778 4820 8742748f81958e3380b5b08550f72876 var startIndex
85 o 51 subscript 4823 4875 580df7b2a91b59e71b3174a73991e2eb subscript(position: Index)
105 o 51 distance 4878 4945 47999aad92f6826ee30ff4bfae63dc5e func distance(from start: Index, to end: Index)
101 o 51 index 4948 5016 3c170d9c5799a3dcfcf45dd5077bc655 func index(_ i: Index, offsetBy distance: Int)
125 o 51 index 5019 5112 bbf6afd41cf2c53239f982c3ccd5d906 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
85 o 51 index 5115 5167 22d503d52c30ead5a29738d1f49539f9 func index(after index: Index)
96 e  EnumeratedSequence 5171 5258 bbd06fb061a0bc8f0eeb7e0c2c83baa9 extension EnumeratedSequence#2
86 o 61 index 5263 5316 be71e72f3a957770b565c98e3c501984 func index(before index: Index)
96 e  EnumeratedSequence 5320 5379 fbcb67abb433438699633a0e757427ef extension EnumeratedSequence#3
96 e  EnumeratedSequence 5384 5412 2e14f7fa06d5e7433a23e3d21eb3d4f5 extension EnumeratedSequence#4
86 t 64 EnumeratedSequence.Index 5417 5448 09ec7ce42df6ab21d4206678501b74d7 struct Index
62 o 65 base 5455 5496 eb50dbcf309ba21a2cea6fd9dcd507cc var base
82 o 65 < 5501 5560 3bc448c0120c71389aae7c6747c91ea8 func < (lhs: Index, rhs: Index)
84 o 65 == 5565 5625 49716e5b9d03049960a0fcff0e818110 func == (lhs: Index, rhs: Index)
96 e  EnumeratedSequence 5633 5661 2e14f7fa06d5e7433a23e3d21eb3d4f5 extension EnumeratedSequence#5
92 t 69 EnumeratedSequence.Iterator 5666 5716 49ce8b08f65597d6f2c29754e3d6b388 struct Iterator
62 o 70 base 5723 5746 cabd247ba5e0b06380a9acfc4f3a886d var base
64 o 70 count 5751 5765 8cc6cc835341434fbedf9d404a423e03 var count
74 o 70 Element 5770 5833 cbc4eff1c1db277c2a2db1f98848fb15 typealias Element
65 o 70 next 5838 6033 300eb79de9fb5c546bb76928b9815aa5 func next()
112 e  EnumeratedSequence.Iterator 6041 6118 061236a4d838638e5d864d177a6fe906 extension EnumeratedSequence.Iterator
85 t  FlattenSequence 6123 6213 389f4d1d8bf1493b33918f78c7214fd1 struct FlattenSequence
74 o 76 Element 6218 6265 5b61263e8f59c78a161dd964c80b876b typealias Element
62 o 76 base 6268 6282 b6ff79e060a77ef18cc51516ce2269bc let base
81 o 76 makeIterator 6285 6388 20f51e5ec33275581717239fec3eed54 func makeIterator()
88 e  FlattenSequence 6392 6517 36fef9f8414ceac2dcdfc317c78c770d extension FlattenSequence
96 o 80 formIndex 6522 6566 33402960297c246723e130e526e21f59 func formIndex(before i: inout Index)
82 o 80 index 6569 6618 9e1009fb948ba98aa53bd19456a4178d func index(before i: Index)
90 e  FlattenSequence 6622 6708 a9b1ddda2028408d83651b99d72bb257 extension FlattenSequence#2
70 o 83 endIndex 6713 6753 361ccc5c7d455b270317182622d3de82 var endIndex
74 o 83 startIndex 6756 6798 0825b5e34f7cee36f00bf4e6b49864b2 var startIndex
85 o 83 subscript 6801 6866 19f1e0b74646004422f50a457ac6e6eb subscript(position: Index)
90 o 83 subscript 6869 6949 199ccc91eb07cb21bd51c1f94b6a63ce subscript(bounds: Range<Index>)
105 o 83 distance 6952 7019 bc107edad72c6e39110997c6b8bd623d func distance(from start: Index, to end: Index)
108 o 83 formIndex 7022 7078 af371191837d0ee928eaeffd71602b6f func formIndex(_ i: inout Index, offsetBy n: Int)
132 o 83 formIndex 7081 7169 590672466bce3ecd439016920fb3bad7 func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
95 o 83 formIndex 7172 7215 396cea72e47fa47feaeb505c2713cae5 func formIndex(after i: inout Index)
94 o 83 index 7218 7279 8192495e912d7506f3f8a2e8b787324d func index(_ i: Index, offsetBy n: Int)
118 o 83 index 7282 7368 19b6d53524114969157e2f17a6731fd3 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 83 index 7371 7419 0ef877f2c771a291577733fe37578ed7 func index(after i: Index)
90 e  FlattenSequence 7423 7479 cf185382360ef44a87106603ed289d4f extension FlattenSequence#3
90 e  FlattenSequence 7484 7509 d112ba25350805fa894d63f2c49e4ad5 extension FlattenSequence#4
83 t 96 FlattenSequence.Index 7514 7545 30fada4af834a602999fc265f542163c struct Index
130 o 97 < 7552 7653 33d398551c784e5356b00623e8502dc4 func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
132 o 97 == 7658 7760 87973a644c4c3ca9f4ca8ce5ff9df791 func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
100 e  FlattenSequence.Index 7768 7866 1251fc7c77bfed73dd28501070fec4d0 extension FlattenSequence.Index
91 o 100 hash 7871 7914 9d8aed03343303d8e8d50687acff5d35 func hash(into hasher: inout Hasher)
102 e  FlattenSequence.Index 7918 8016 f573005407e5a2b3eaa524dd1be70b4d extension FlattenSequence.Index#2
90 e  FlattenSequence 8021 8046 d112ba25350805fa894d63f2c49e4ad5 extension FlattenSequence#5
90 t 103 FlattenSequence.Iterator 8051 8101 61d3d36c54c8be384a2701335a9262e6 struct Iterator
63 o 104 base 8108 8131 37d9312e4f3c88d27ee83b86fef3ecdc var base
65 o 104 inner 8136 8169 464aae43bbfa79656f705d3d5a729ed5 var inner
75 o 104 Element 8174 8221 5d76d166f987622f451b48c21e171323 typealias Element
66 o 104 next 8226 8459 4b38b1b1ab6f797410416cfee3d34eee func next()
106 e  FlattenSequence.Iterator 8467 8574 1224f53f08da7e84f993e77eb0d02c84 extension FlattenSequence.Iterator
87 t  IteratorSequence 8579 8672 f9cca7c4af8f6a9ef36e3a4d29c0443b struct IteratorSequence
63 o 110 base 8677 8691 cf17c8f3451ed3c921bf79facc4c97f9 var base
75 o 110 Element 8694 8733 4bf01ca262627b7346eb1929bbfdd99e typealias Element
73 o 110 init 8736 8788 de1fb578304a8b32f50fb711db8b76b2 init(_ base: Base)
66 o 110 next 8791 8864 dedcfc141159cb0c0483442cacc437e3 func next()
90 e  IteratorSequence 8868 8925 e067c3273f8d97f9e78e6b6712f7b525 extension IteratorSequence
83 t  JoinedSequence 8930 9019 b5d89c3c8030b75752f0354cc8155fca struct JoinedSequence
75 o 116 Element 9024 9071 8d195bcc659bc87d16f17a8868a7632f typealias Element
104 o 116 init 9074 9201 10d8c987b41083579c60a291371e4d56 init<Separator>(base: Base, separator: Separator)
82 o 116 makeIterator 9204 9242 1ad4f3f57af138c65075947b2041e60a func makeIterator()
86 e  JoinedSequence 9246 9333 b6b2661f713d0bc1237d5e2abb73f852 extension JoinedSequence
88 e  JoinedSequence 9338 9362 fac01714c87a89e2c9bae42ec4f497ee extension JoinedSequence#2
89 t 121 JoinedSequence.Iterator 9367 9407 cfe069f08020c29c16c46bddb878ecdd struct Iterator
75 o 122 Element 9414 9461 12fb978f97d8a4e1071bf664a61dc860 typealias Element
113 o 122 init 9466 9604 56709fafdb2d610e611d4e22f7b2008d init<Separator>(base: Base.Iterator, separator: Separator)
66 o 122 next 9609 9648 ad9ca5bc297713e099fcf3d5a419a532 func next()
104 e  JoinedSequence.Iterator 9656 9794 d7b9162c3e179a5a8356560e03459780 extension JoinedSequence.Iterator
83 t  PrefixSequence 9799 9864 d3c9b51e58d233018a4d09f62922224d struct PrefixSequence
75 o 127 Element 9869 9901 851e1c1d57863d0a32663693176b542d typealias Element
63 o 127 base 9904 9918 df4e5709271435858ac3ebae07710638 let base
73 o 127 maxLength 9921 9939 8205d482d311954510277982af4864f3 let maxLength
90 o 127 init 9942 10041 2d39b38e64335511fc0dec8d8bb0fa8d init(_ base: Base, maxLength: Int)
84 o 127 makeIterator 10044 10157 1cbe805d7fa99958aca29a33549ea200 func makeIterator()
88 o 127 prefix 10160 10326 0e2c13944fc34033c32596f421ae4864 func prefix(_ maxLength: Int)
88 e  PrefixSequence 10330 10385 275ade5911be8a088ae8d5ecefeee200 extension PrefixSequence
90 e  PrefixSequence 10390 10414 07e74e767cca794bcf765e3ce35d96e0 extension PrefixSequence#2
91 t 135 PrefixSequence.Iterator 10419 10459 9a19609cb618fa449a9d27f458199eb2 struct Iterator
65 o 136 base 10466 10489 e5181ead8932b918269ee0139a2ced2a var base
75 o 136 remaining 10494 10512 22f85beadbf34fd23fd176bc60dc1cbb var remaining
77 o 136 Element 10517 10556 da4969b488f6ff4664b8235ead681e59 typealias Element
68 o 136 next 10561 10693 23b425be8c58ef48dfad530854500427 func next()
106 e  PrefixSequence.Iterator 10701 10774 c1e9044cb757f5b5bbf2ddddfb464aad extension PrefixSequence.Iterator
85 t  UnfoldSequence 10779 10851 5ea7a9dac977ca2b0ec893892d5bd704 struct UnfoldSequence
67 o 142 state 10856 10872 f6f48743af92bb1b2882e79e625db1ef var state
65 o 142 body 10875 10910 d8266227eb5d7f03fd60d8492dbea893 let body
71 o 142 isAtEnd 10913 10932 7fbf853ba0299e0ea2c9c55787d6becb var isAtEnd
118 o 142 init 10935 11046 33e16bd2e681a2e293093509ee5266ba init(state: State, body: @escaping (inout State) -> Element?)
68 o 142 next 11049 11231 a3fdf54a703c04bfaf22fde50f736682 func next()
88 e  UnfoldSequence 11235 11310 32790a771c3573f65419cc7bc68bc00c extension UnfoldSequence
81 t  Zip2Sequence 11315 11420 973b242b1e53cb79c1e7cf1bf3913e75 struct Zip2Sequence
67 o 149 first 11425 11445 d76808fc0625a166c395cd95757a6dbf let first
69 o 149 second 11448 11469 ef34ed719f04c3d4d159fe4c8bf71306 let second
77 o 149 Element 11472 11537 4050db2a64aef40bb3782b85911b3b0b typealias Element
95 o 149 underestimatedCount 11540 11589 403502eb250bb047b19ac2885ae94410 var underestimatedCount
84 o 149 makeIterator 11592 11732 5e7ba9dafa5dacf5779e77fa60f65e89 func makeIterator()
84 e  Zip2Sequence 11736 11815 5e810e61bd6a4640d9f07d63b510b646 extension Zip2Sequence
86 e  Zip2Sequence 11820 11842 93f7e9c34865c19eceb4b346c4a60883 extension Zip2Sequence#2
89 t 156 Zip2Sequence.Iterator 11847 11887 d7e54c0073104d2fe22f183b307d506b struct Iterator
67 o 157 first 11894 11923 5f1154fe8f9d72309a7be9b099075742 var first
69 o 157 second 11928 11958 02fcf6c76f5dfbcfea934ada7e4c5ef2 var second
71 o 157 isAtEnd 11963 11980 d3f361527cfade93221a7e69b60be2c7 var isAtEnd
77 o 157 Element 11985 12050 6793e7c347c57e6966989e24c2e10dd9 typealias Element
68 o 157 next 12055 12281 b49d76e75c51a06f2d3d04d44a63b753 func next()
102 e  Zip2Sequence.Iterator 12289 12395 41bf6d0f80a7d5b5d76df5fc753fc9dd extension Zip2Sequence.Iterator
111 o  sequence 12400 12673 4b2a32cd3514b831fd6f74ef7820247b func sequence<T>(first: T, next: @escaping (T) -> T?)
132 o  sequence 12675 12838 5ab8ea92fcff33f882c13e9c8e712c7d func sequence<T, State>(state: State, next: @escaping (inout State) -> T?)
131 o  zip 12840 13077 dae9621f6315383074212f03997fa94f func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2)
94 o  FlattenCollection 13078 13179 f03506380efd86f258806e7c7e8d363e typealias FlattenCollection
98 o  UnfoldFirstSequence 13180 13251 4e8f12be7df1c1267cd8ed48140a98d8 typealias UnfoldFirstSequence

"""#)
  }
}
