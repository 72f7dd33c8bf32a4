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
t 0 62  9d1634b70800e6af1224549e42a83e69 AnyIterator struct AnyIterator
o 67 91 0 b3d99396a63c1cd8efb84b0293a36602 body let body
o 94 228 0 bff54e08e9614c6111bbb74eb017cf1b init init<I>(_ base: I)
o 231 303 0 830ff5a73a38d57ba2d7fab8108d2d07 init init(_ body: @escaping () -> Element?)
o 306 360 0 cc47e2317f7786ccb60dda9bac5d8dbb next func next()
t 364 408  cc9cb780fbb4c7f230eceab153266439 AnySequence struct AnySequence
o 413 461 5 35dc3dd775427cd422a16738b5b276cf makeBaseIterator let makeBaseIterator
o 464 512 5 2262e84fc9a043a1b7a6b572f9892825 Iterator typealias Iterator
o 515 693 5 f220f230561a06153ab14ec61555db8e init init<I>(_ makeUnderlyingIterator: @escaping () -> I)
o 696 827 5 135ec634b7582d115dfdacb618c09b1f init init<S>(_ base: S)
o 830 879 5 4f20417a12c80ab493712dc7202eaa85 underestimatedCount var underestimatedCount
o 882 974 5 97555ac7f62d88a75398589e7c338a58 drop func drop(while predicate: (Element) throws -> Bool)
o 977 1036 5 7ead0822a7b18c9643b21a88aced8009 dropFirst func dropFirst(_ n: Int = 1)
o 1039 1086 5 7b864616f8c46dfa61c20ad79d43335f dropLast func dropLast(_ n: Int = 1)
o 1089 1316 5 69248b7d6372bc03eb2b26daf1bdbf11 filter func filter(_ isIncluded: (Element) throws -> Bool)
o 1319 1443 5 1df3e029372559e1b6806ea92cad261d forEach func forEach(_ body: (Element) throws -> Void)
o 1446 1520 5 448ab8d7b0366fd5011027da1bec8aaf makeIterator func makeIterator()
o 1523 1740 5 c0afff80d4d9ba5c0319bf6dfb117cea map func map<T, E>(_ transform: (Element) throws(E) -> T)
o 1743 1807 5 235008808b48a8c4b2a75e3f6013e6d1 prefix func prefix(_ maxLength: Int = 1)
o 1810 2059 5 881db784452676dfe29c45e536d4981d prefix func prefix(while predicate: (Element) throws -> Bool)
o 2062 2111 5 b7aa60795945e51619982d328c979452 suffix func suffix(_ maxLength: Int)
t 2115 2183  d583cb2a4c57242a8381956a6eed3444 DropFirstSequence struct DropFirstSequence
o 2188 2202 21 353407774d69e67dc5ecaf6de65868e9 base let base
o 2205 2219 21 160071d0573ace70133eb1d0e1b442c3 limit let limit
o 2222 2261 21 b46d1cbd0b8c9c202a2ea35d211e0c78 Element typealias Element
o 2264 2305 21 c808c42071ccfdfb2879150cb93d2dff Iterator typealias Iterator
o 2308 2359 21 08c8588fd982a850c65fb75de45686e8 SubSequence typealias SubSequence
o 2362 2458 21 f139f5cf2da665175d9b8b071c3fdc65 init init(_ base: Base, dropping limit: Int)
o 2461 2581 21 58046ba2ba4888fe481407ae263c2272 dropFirst func dropFirst(_ k: Int)
o 2584 2774 21 4073f341c45ba04765de3b40182d666e makeIterator func makeIterator()
e 2778 2836  492d0cbb2105792f51b726bd3300d0db DropFirstSequence extension DropFirstSequence
t 2841 2909  3514eade9898078dab915cf7445e9ef6 DropWhileSequence struct DropWhileSequence
o 2914 2941 31 6bdb73c399dd097026bb55d6b7572e55 iterator var iterator
o 2944 2974 31 e4420e08ea4455aae9fc64ec22af65b8 nextElement var nextElement
o 2977 3213 31 2c58929a4752cfce9f6d9e7066a06b09 init init(base: Base, predicate: (Base.Element) throws -> Bool)
o 3216 3343 31 cacb74d9c651598cc94638d61c8d13cb init init(iterator: Base.Iterator, nextElement: Base.Element?)
o 3346 3385 31 63c72bd6b9cb05ec1204d7b029d23bbc Element typealias Element
o 3388 3654 31 beb18a96204b86d9f19a8e9d58574318 drop func drop(while predicate: (Element) throws -> Bool)
o 3657 3767 31 dd1dbebdb77c572a03bf7a7010c4dc95 makeIterator func makeIterator()
e 3771 3862  530bdffc10a79b5b68ab121a2ec3d2ff DropWhileSequence extension DropWhileSequence
e 3867 3894  bd45055024e614f863f71da03aba4de4 DropWhileSequence extension DropWhileSequence#2
t 3899 3939 40 3f97d420a4af492a76bba5fb69c80914 DropWhileSequence.Iterator struct Iterator
o 3946 3973 41 e0efbef06e632104880235b85a17f10d iterator var iterator
o 3978 4008 41 84764c1b02d91da0a0f017f95f013c62 nextElement var nextElement
o 4013 4052 41 64fa0bf8a80c72e6a11a5aa8614f84dc Element typealias Element
o 4057 4213 41 9ab33d4b82e55028dc0cf0b3219c3400 next func next()
e 4221 4321  0201d810088fa7a9879729dadd92f7f5 DropWhileSequence.Iterator extension DropWhileSequence.Iterator
t 4326 4395  e87e5113fbc73ecb0d8b99f20bd9978f EnumeratedSequence struct EnumeratedSequence
o 4400 4463 47 ac0ca65188b6bbfecffb846beb962a35 Element typealias Element
o 4466 4480 47 66f3869949344293ab5b4115fdb5f94d base let base
o 4483 4584 47 bfba67656f4ad89632946df9bac97030 makeIterator func makeIterator()
e 4588 4651  cdbec19fd95b079d62b2a0a01b36c01c EnumeratedSequence extension EnumeratedSequence
o 4656 4691 51 aeee7f5e89280c6f60a8ecff6ec9700e count var count
o 4694 4734 51 88979ac2ffd810f8b4459a1e4ef43c36 endIndex var endIndex
o 4737 4775 51 b7cfb98eb05054a16bce2eb52a59ea06 isEmpty var isEmpty
o 4778 4820 51 8742748f81958e3380b5b08550f72876 startIndex var startIndex
o 4823 4875 51 580df7b2a91b59e71b3174a73991e2eb subscript subscript(position: Index)
o 4878 4945 51 47999aad92f6826ee30ff4bfae63dc5e distance func distance(from start: Index, to end: Index)
o 4948 5016 51 3c170d9c5799a3dcfcf45dd5077bc655 index func index(_ i: Index, offsetBy distance: Int)
o 5019 5112 51 bbf6afd41cf2c53239f982c3ccd5d906 index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 5115 5167 51 22d503d52c30ead5a29738d1f49539f9 index func index(after index: Index)
e 5171 5258  bbd06fb061a0bc8f0eeb7e0c2c83baa9 EnumeratedSequence extension EnumeratedSequence#2
o 5263 5316 61 be71e72f3a957770b565c98e3c501984 index func index(before index: Index)
e 5320 5379  fbcb67abb433438699633a0e757427ef EnumeratedSequence extension EnumeratedSequence#3
e 5384 5412  2e14f7fa06d5e7433a23e3d21eb3d4f5 EnumeratedSequence extension EnumeratedSequence#4
t 5417 5448 64 09ec7ce42df6ab21d4206678501b74d7 EnumeratedSequence.Index struct Index
o 5455 5496 65 eb50dbcf309ba21a2cea6fd9dcd507cc base var base
o 5501 5560 65 3bc448c0120c71389aae7c6747c91ea8 < func < (lhs: Index, rhs: Index)
o 5565 5625 65 49716e5b9d03049960a0fcff0e818110 == func == (lhs: Index, rhs: Index)
e 5633 5661  2e14f7fa06d5e7433a23e3d21eb3d4f5 EnumeratedSequence extension EnumeratedSequence#5
t 5666 5716 69 49ce8b08f65597d6f2c29754e3d6b388 EnumeratedSequence.Iterator struct Iterator
o 5723 5746 70 cabd247ba5e0b06380a9acfc4f3a886d base var base
o 5751 5765 70 8cc6cc835341434fbedf9d404a423e03 count var count
o 5770 5833 70 cbc4eff1c1db277c2a2db1f98848fb15 Element typealias Element
o 5838 6033 70 300eb79de9fb5c546bb76928b9815aa5 next func next()
e 6041 6118  061236a4d838638e5d864d177a6fe906 EnumeratedSequence.Iterator extension EnumeratedSequence.Iterator
t 6123 6213  389f4d1d8bf1493b33918f78c7214fd1 FlattenSequence struct FlattenSequence
o 6218 6265 76 5b61263e8f59c78a161dd964c80b876b Element typealias Element
o 6268 6282 76 b6ff79e060a77ef18cc51516ce2269bc base let base
o 6285 6388 76 20f51e5ec33275581717239fec3eed54 makeIterator func makeIterator()
e 6392 6517  36fef9f8414ceac2dcdfc317c78c770d FlattenSequence extension FlattenSequence
o 6522 6566 80 33402960297c246723e130e526e21f59 formIndex func formIndex(before i: inout Index)
o 6569 6618 80 9e1009fb948ba98aa53bd19456a4178d index func index(before i: Index)
e 6622 6708  a9b1ddda2028408d83651b99d72bb257 FlattenSequence extension FlattenSequence#2
o 6713 6753 83 361ccc5c7d455b270317182622d3de82 endIndex var endIndex
o 6756 6798 83 0825b5e34f7cee36f00bf4e6b49864b2 startIndex var startIndex
o 6801 6866 83 19f1e0b74646004422f50a457ac6e6eb subscript subscript(position: Index)
o 6869 6949 83 199ccc91eb07cb21bd51c1f94b6a63ce subscript subscript(bounds: Range<Index>)
o 6952 7019 83 bc107edad72c6e39110997c6b8bd623d distance func distance(from start: Index, to end: Index)
o 7022 7078 83 af371191837d0ee928eaeffd71602b6f formIndex func formIndex(_ i: inout Index, offsetBy n: Int)
o 7081 7169 83 590672466bce3ecd439016920fb3bad7 formIndex func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
o 7172 7215 83 396cea72e47fa47feaeb505c2713cae5 formIndex func formIndex(after i: inout Index)
o 7218 7279 83 8192495e912d7506f3f8a2e8b787324d index func index(_ i: Index, offsetBy n: Int)
o 7282 7368 83 19b6d53524114969157e2f17a6731fd3 index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 7371 7419 83 0ef877f2c771a291577733fe37578ed7 index func index(after i: Index)
e 7423 7479  cf185382360ef44a87106603ed289d4f FlattenSequence extension FlattenSequence#3
e 7484 7509  d112ba25350805fa894d63f2c49e4ad5 FlattenSequence extension FlattenSequence#4
t 7514 7545 96 30fada4af834a602999fc265f542163c FlattenSequence.Index struct Index
o 7552 7653 97 33d398551c784e5356b00623e8502dc4 < func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
o 7658 7760 97 87973a644c4c3ca9f4ca8ce5ff9df791 == func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
e 7768 7866  1251fc7c77bfed73dd28501070fec4d0 FlattenSequence.Index extension FlattenSequence.Index
o 7871 7914 100 9d8aed03343303d8e8d50687acff5d35 hash func hash(into hasher: inout Hasher)
e 7918 8016  f573005407e5a2b3eaa524dd1be70b4d FlattenSequence.Index extension FlattenSequence.Index#2
e 8021 8046  d112ba25350805fa894d63f2c49e4ad5 FlattenSequence extension FlattenSequence#5
t 8051 8101 103 61d3d36c54c8be384a2701335a9262e6 FlattenSequence.Iterator struct Iterator
o 8108 8131 104 37d9312e4f3c88d27ee83b86fef3ecdc base var base
o 8136 8169 104 464aae43bbfa79656f705d3d5a729ed5 inner var inner
o 8174 8221 104 5d76d166f987622f451b48c21e171323 Element typealias Element
o 8226 8459 104 4b38b1b1ab6f797410416cfee3d34eee next func next()
e 8467 8574  1224f53f08da7e84f993e77eb0d02c84 FlattenSequence.Iterator extension FlattenSequence.Iterator
t 8579 8672  f9cca7c4af8f6a9ef36e3a4d29c0443b IteratorSequence struct IteratorSequence
o 8677 8691 110 cf17c8f3451ed3c921bf79facc4c97f9 base var base
o 8694 8733 110 4bf01ca262627b7346eb1929bbfdd99e Element typealias Element
o 8736 8788 110 de1fb578304a8b32f50fb711db8b76b2 init init(_ base: Base)
o 8791 8864 110 dedcfc141159cb0c0483442cacc437e3 next func next()
e 8868 8925  e067c3273f8d97f9e78e6b6712f7b525 IteratorSequence extension IteratorSequence
t 8930 9019  b5d89c3c8030b75752f0354cc8155fca JoinedSequence struct JoinedSequence
o 9024 9071 116 8d195bcc659bc87d16f17a8868a7632f Element typealias Element
o 9074 9201 116 10d8c987b41083579c60a291371e4d56 init init<Separator>(base: Base, separator: Separator)
o 9204 9242 116 1ad4f3f57af138c65075947b2041e60a makeIterator func makeIterator()
e 9246 9333  b6b2661f713d0bc1237d5e2abb73f852 JoinedSequence extension JoinedSequence
e 9338 9362  fac01714c87a89e2c9bae42ec4f497ee JoinedSequence extension JoinedSequence#2
t 9367 9407 121 cfe069f08020c29c16c46bddb878ecdd JoinedSequence.Iterator struct Iterator
o 9414 9461 122 12fb978f97d8a4e1071bf664a61dc860 Element typealias Element
o 9466 9604 122 56709fafdb2d610e611d4e22f7b2008d init init<Separator>(base: Base.Iterator, separator: Separator)
o 9609 9648 122 ad9ca5bc297713e099fcf3d5a419a532 next func next()
e 9656 9794  d7b9162c3e179a5a8356560e03459780 JoinedSequence.Iterator extension JoinedSequence.Iterator
t 9799 9864  d3c9b51e58d233018a4d09f62922224d PrefixSequence struct PrefixSequence
o 9869 9901 127 851e1c1d57863d0a32663693176b542d Element typealias Element
o 9904 9918 127 df4e5709271435858ac3ebae07710638 base let base
o 9921 9939 127 8205d482d311954510277982af4864f3 maxLength let maxLength
o 9942 10041 127 2d39b38e64335511fc0dec8d8bb0fa8d init init(_ base: Base, maxLength: Int)
o 10044 10157 127 1cbe805d7fa99958aca29a33549ea200 makeIterator func makeIterator()
o 10160 10326 127 0e2c13944fc34033c32596f421ae4864 prefix func prefix(_ maxLength: Int)
e 10330 10385  275ade5911be8a088ae8d5ecefeee200 PrefixSequence extension PrefixSequence
e 10390 10414  07e74e767cca794bcf765e3ce35d96e0 PrefixSequence extension PrefixSequence#2
t 10419 10459 135 9a19609cb618fa449a9d27f458199eb2 PrefixSequence.Iterator struct Iterator
o 10466 10489 136 e5181ead8932b918269ee0139a2ced2a base var base
o 10494 10512 136 22f85beadbf34fd23fd176bc60dc1cbb remaining var remaining
o 10517 10556 136 da4969b488f6ff4664b8235ead681e59 Element typealias Element
o 10561 10693 136 23b425be8c58ef48dfad530854500427 next func next()
e 10701 10774  c1e9044cb757f5b5bbf2ddddfb464aad PrefixSequence.Iterator extension PrefixSequence.Iterator
t 10779 10851  5ea7a9dac977ca2b0ec893892d5bd704 UnfoldSequence struct UnfoldSequence
o 10856 10872 142 f6f48743af92bb1b2882e79e625db1ef state var state
o 10875 10910 142 d8266227eb5d7f03fd60d8492dbea893 body let body
o 10913 10932 142 7fbf853ba0299e0ea2c9c55787d6becb isAtEnd var isAtEnd
o 10935 11046 142 33e16bd2e681a2e293093509ee5266ba init init(state: State, body: @escaping (inout State) -> Element?)
o 11049 11231 142 a3fdf54a703c04bfaf22fde50f736682 next func next()
e 11235 11310  32790a771c3573f65419cc7bc68bc00c UnfoldSequence extension UnfoldSequence
t 11315 11420  973b242b1e53cb79c1e7cf1bf3913e75 Zip2Sequence struct Zip2Sequence
o 11425 11445 149 d76808fc0625a166c395cd95757a6dbf first let first
o 11448 11469 149 ef34ed719f04c3d4d159fe4c8bf71306 second let second
o 11472 11537 149 4050db2a64aef40bb3782b85911b3b0b Element typealias Element
o 11540 11589 149 403502eb250bb047b19ac2885ae94410 underestimatedCount var underestimatedCount
o 11592 11732 149 5e7ba9dafa5dacf5779e77fa60f65e89 makeIterator func makeIterator()
e 11736 11815  5e810e61bd6a4640d9f07d63b510b646 Zip2Sequence extension Zip2Sequence
e 11820 11842  93f7e9c34865c19eceb4b346c4a60883 Zip2Sequence extension Zip2Sequence#2
t 11847 11887 156 d7e54c0073104d2fe22f183b307d506b Zip2Sequence.Iterator struct Iterator
o 11894 11923 157 5f1154fe8f9d72309a7be9b099075742 first var first
o 11928 11958 157 02fcf6c76f5dfbcfea934ada7e4c5ef2 second var second
o 11963 11980 157 d3f361527cfade93221a7e69b60be2c7 isAtEnd var isAtEnd
o 11985 12050 157 6793e7c347c57e6966989e24c2e10dd9 Element typealias Element
o 12055 12281 157 b49d76e75c51a06f2d3d04d44a63b753 next func next()
e 12289 12395  41bf6d0f80a7d5b5d76df5fc753fc9dd Zip2Sequence.Iterator extension Zip2Sequence.Iterator
o 12400 12673  4b2a32cd3514b831fd6f74ef7820247b sequence func sequence<T>(first: T, next: @escaping (T) -> T?)
o 12675 12838  5ab8ea92fcff33f882c13e9c8e712c7d sequence func sequence<T, State>(state: State, next: @escaping (inout State) -> T?)
o 12840 13077  dae9621f6315383074212f03997fa94f zip func zip<Sequence1, Sequence2>(_ sequence1: Sequence1, _ sequence2: Sequence2)
o 13078 13179  f03506380efd86f258806e7c7e8d363e FlattenCollection typealias FlattenCollection
o 13180 13251  4e8f12be7df1c1267cd8ed48140a98d8 UnfoldFirstSequence typealias UnfoldFirstSequence

"""#)
  }
}
