// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_LazySequence: LibraryText {
    LibraryText(
      path: "Swift/LazySequence.swift",
      text: #"""
public protocol LazySequenceProtocol: Sequence {
  associatedtype Elements: Sequence = Self where Element == Elements.Element
  var elements: Elements { get }
}

extension LazySequenceProtocol {
  public var lazy: LazySequence<Elements> {
    return elements.lazy
  }
  public func compactMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
    -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
  {
    return map(transform).filter { $0 != nil }.map { $0! }
  }
  public func drop(while predicate: @escaping (Elements.Element) -> Bool) -> LazyDropWhileSequence<Elements> {
    return LazyDropWhileSequence(base: elements, predicate: predicate)
  }
  public func filter(_ isIncluded: @escaping (Elements.Element) -> Bool) -> LazyFilterSequence<Elements> {
    return LazyFilterSequence(base: elements, isIncluded: isIncluded)
  }
  public func flatMap<SegmentOfResult>(_ transform: @escaping (Elements.Element) -> SegmentOfResult) -> LazySequence<
    FlattenSequence<LazyMapSequence<Elements, SegmentOfResult>>
  > where SegmentOfResult: Sequence {
    return map(transform).joined()
  }
  public func map<U>(_ transform: @escaping (Element) -> U) -> LazyMapSequence<Elements, U> {
    return LazyMapSequence(base: elements, transform: transform)
  }
  public func prefix(while predicate: @escaping (Elements.Element) -> Bool) -> LazyPrefixWhileSequence<Elements> {
    return LazyPrefixWhileSequence(base: elements, predicate: predicate)
  }
}

extension LazySequenceProtocol where Element: Sequence {
  public func joined() -> LazySequence<FlattenSequence<Elements>> {
    return elements.joined().lazy
  }
}

extension LazySequenceProtocol where Elements: LazySequenceProtocol {
  public var lazy: Elements {
    return elements
  }
}

extension LazySequenceProtocol where Self == Elements {
  public var elements: Self {
    return self
  }
}

public protocol LazyCollectionProtocol: Collection, LazySequenceProtocol where Elements: Collection {}

extension LazyCollectionProtocol {
  public var lazy: LazyCollection<Elements> {
    return elements.lazy
  }
}

extension LazyCollectionProtocol where Elements: LazyCollectionProtocol {
  public var lazy: Elements {
    return elements
  }
}

public struct LazySequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  public typealias Element = Base.Element
  public typealias Elements = Base
  public typealias Iterator = Base.Iterator
  public var elements: Elements {
    return base
  }
  public var underestimatedCount: Int {
    return base.underestimatedCount
  }
  public func makeIterator() -> Iterator {
    return base.makeIterator()
  }
}

extension LazySequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func index(before i: Index) -> Index {
    return base.index(before: i)
  }
}

extension LazySequence: LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = Slice<LazySequence<Base>>
  public var count: Int {
    return base.count
  }
  public var endIndex: Index {
    return base.endIndex
  }
  public var indices: Indices {
    return base.indices
  }
  public var isEmpty: Bool {
    return base.isEmpty
  }
  public var startIndex: Index {
    return base.startIndex
  }
  public subscript(position: Index) -> Element {
    return base[position]
  }
  public func distance(from start: Index, to end: Index) -> Int {
    return base.distance(from: start, to: end)
  }
  public func index(_ i: Index, offsetBy n: Int) -> Index {
    return base.index(i, offsetBy: n)
  }
  public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    return base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func index(after i: Index) -> Index {
    return base.index(after: i)
  }
}

extension LazySequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazySequence: Sendable where Base: Sendable {}

public struct LazyMapSequence<Base, Element>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let transform: (Base.Element) -> Element
  public typealias Elements = LazyMapSequence<Base, Element>
  public var underestimatedCount: Int {
    return base.underestimatedCount
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), transform: transform)
  }
  public func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base) { transform(first($0)) }
  }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index) {
    base.formIndex(before: &i)
  }
  public func index(before i: Index) -> Index {
    return base.index(before: i)
  }
}

extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
  public var count: Int {
    return base.count
  }
  public var endIndex: Base.Index {
    return base.endIndex
  }
  public var indices: Indices {
    return base.indices
  }
  public var isEmpty: Bool {
    return base.isEmpty
  }
  public var startIndex: Base.Index {
    return base.startIndex
  }
  public subscript(position: Base.Index) -> Element {
    return transform(base[position])
  }
  public subscript(bounds: Range<Base.Index>) -> SubSequence {
    return LazyMapSequence<Base.SubSequence, Element>(base: base[bounds], transform: transform)
  }
  public func distance(from start: Index, to end: Index) -> Int {
    return base.distance(from: start, to: end)
  }
  public func formIndex(after i: inout Index) {
    base.formIndex(after: &i)
  }
  public func index(_ i: Index, offsetBy n: Int) -> Index {
    return base.index(i, offsetBy: n)
  }
  public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    return base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func index(after i: Index) -> Index {
    return base.index(after: i)
  }
  public func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base) { transform(first($0)) }
  }
}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazyMapSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    let transform: (Base.Element) -> Element
    public var base: Base.Iterator
    public mutating func next() -> Element? {
      guard let element = base.next() else { return nil }
      return transform(element)
    }
  }
}

public struct LazyFilterSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let isIncluded: (Base.Element) -> Bool
  public typealias Element = Base.Element
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyFilterSequence<Base> {
    let first = self.isIncluded
    return LazyFilterSequence(base: base) { first($0) && isIncluded($0) }
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), isIncluded: isIncluded)
  }
}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index) {
    repeat { base.formIndex(before: &i) } while !isIncluded(base[i])
  }
  public func index(before i: Index) -> Index {
    var index = i
    formIndex(before: &index)
    return index
  }
}

extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = LazyFilterCollection<Base.SubSequence>
  public var endIndex: Index {
    return base.endIndex
  }
  public var startIndex: Index {
    var index = base.startIndex
    while index != base.endIndex && !isIncluded(base[index]) { base.formIndex(after: &index) }
    return index
  }
  public var underestimatedCount: Int {
    return 0
  }
  public subscript(position: Index) -> Element {
    return base[position]
  }
  public subscript(bounds: Range<Index>) -> SubSequence {
    return LazyFilterSequence<Base.SubSequence>(base: base[bounds], isIncluded: isIncluded)
  }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index) {
    base.formIndex(after: &i)
    while i != base.endIndex && !isIncluded(base[i]) { base.formIndex(after: &i) }
  }
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  public func index(after i: Index) -> Index {
    var index = i
    formIndex(after: &index)
    return index
  }
}

extension LazyFilterSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    let isIncluded: (Base.Element) -> Bool
    public typealias Element = Base.Element
    public var base: Base.Iterator
    public mutating func next() -> Element? {
      while let element = base.next() {
        if isIncluded(element) { return element }
      }
      return nil
    }
  }
}

public struct LazyPrefixWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool
  public typealias Element = Base.Element
  public typealias Elements = LazyPrefixWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyPrefixWhileSequence: LazyCollectionProtocol where Base: Collection {
  public typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyPrefixWhileSequence {
  public struct Index: Comparable {
    public static func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
      -> Bool
    public static func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
      -> Bool
  }
}

extension LazyPrefixWhileSequence.Index: Hashable where Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension LazyPrefixWhileSequence.Index: Sendable where Base.Index: Sendable {}

extension LazyPrefixWhileSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    var isAtEnd = false
    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if isAtEnd { return nil }
      if let element = base.next() {
        if predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
  }
}

public struct LazyDropWhileSequence<Base>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool
  public typealias Element = Base.Element
  public typealias Elements = LazyDropWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyDropWhileSequence: LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyDropWhileSequence {
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    var isPastPrefix = false
    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if isPastPrefix { return base.next() }
      while let element = base.next() {
        if !predicate(element) {
          isPastPrefix = true
          return element
        }
      }
      return nil
    }
  }
}

public typealias LazyCollection<T> = LazySequence<T> where T: Collection
public typealias LazyDropWhileCollection<T> = LazyDropWhileSequence<T> where T: Collection
public typealias LazyFilterCollection<T> = LazyFilterSequence<T> where T: Collection
public typealias LazyMapCollection<T, U> = LazyMapSequence<T, U> where T: Collection
public typealias LazyPrefixWhileCollection<T> = LazyPrefixWhileSequence<T> where T: Collection

"""#,
      outline: #"""
92 t  LazySequenceProtocol 0 46 82610cc4b87597cf4d8f59620a7cd823 protocol LazySequenceProtocol
77 o 0 Elements 51 125 9af42ab6048c3845f41c799f319b9c67 associatedtype Elements
67 o 0 elements 128 158 63ff03bec5d616f566e53552ba5fd4bf var elements
96 e  LazySequenceProtocol 162 192 ee4cc8c866ac0681e2b099af402eab41 extension LazySequenceProtocol
59 o 3 lazy 197 267 be92fe9825fe447b6c13a134a50bc07d var lazy
152 o 3 compactMap 270 544 c5726a239691c56bfc06669366024a52 func compactMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
115 o 3 drop 547 730 e65fd5c512bd0e1ed80be1906a943462 func drop(while predicate: @escaping (Elements.Element) -> Bool)
116 o 3 filter 733 911 958925e82d84e051a8fd5577b5c99551 func filter(_ isIncluded: @escaping (Elements.Element) -> Bool)
146 o 3 flatMap 914 1170 c7140b8949623bb02729bef93803bf11 func flatMap<SegmentOfResult>(_ transform: @escaping (Elements.Element) -> SegmentOfResult)
102 o 3 map 1173 1333 a76bfb03d4e8ed3d0e956d7f30e3f2e2 func map<U>(_ transform: @escaping (Element) -> U)
121 o 3 prefix 1336 1525 8214e22e6e92e70f6a52ff5ecd4ba029 func prefix(while predicate: @escaping (Elements.Element) -> Bool)
100 e  LazySequenceProtocol 1529 1583 fe38753117d62f890047763d4aaf2442 extension LazySequenceProtocol#2
69 o 11 joined 1588 1691 54b795008a425fd391c317174ae48d82 func joined()
100 e  LazySequenceProtocol 1695 1762 2aa121ca8b6e6632562b5ee99b8ca8f6 extension LazySequenceProtocol#3
64 o 13 lazy 1767 1818 f8dd639c78cbc66e8d6bbe5311d86b85 var lazy#2
100 e  LazySequenceProtocol 1822 1875 40406b1208846e4eea79ca087db38ea9 extension LazySequenceProtocol#4
70 o 15 elements 1880 1927 d4cc32f36e43b444fa8fa4c30a680ee9 var elements
101 t  LazyCollectionProtocol 1931 2030 fb074e25de264d8f25d9cd299ac691e5 protocol LazyCollectionProtocol
102 e  LazyCollectionProtocol 2035 2067 74facc395362d2ece79f6d704b45d66b extension LazyCollectionProtocol
62 o 18 lazy 2072 2144 b2a37b5515219b3f137ccfda350575c3 var lazy
104 e  LazyCollectionProtocol 2148 2219 95619b42ba98299daecf2812c4978f3d extension LazyCollectionProtocol#2
64 o 20 lazy 2224 2275 9d00012361264d03db86b3f0788a8785 var lazy#2
79 t  LazySequence 2279 2354 eb661585c1c4ea7a2729d81240bf542c struct LazySequence
62 o 22 base 2359 2373 95acd267ac48932fad7aebee7aed5ac6 let base
74 o 22 Element 2376 2415 1fd196127b2e1230367ceeca9684547b typealias Element
76 o 22 Elements 2418 2450 b1fd59b02dca75a001057a8107540ad7 typealias Elements
76 o 22 Iterator 2453 2494 888a685ff9e9c9b0e8dde7cbe6c83fa8 typealias Iterator
70 o 22 elements 2497 2548 307a96e34baa5fdd1e55938eb7a9dcc2 var elements
92 o 22 underestimatedCount 2551 2628 acba3cf6f51b51a5d9180d1a5ca7dcb4 var underestimatedCount
81 o 22 makeIterator 2631 2706 e04f0b2dbbeea8ec90ee548bbdaa1c7e func makeIterator()
82 e  LazySequence 2710 2793 c7344fd368438ed87b48fb6003a9f2c6 extension LazySequence
82 o 30 index 2798 2880 c0499fc4e7679847433e075f912c6b6b func index(before i: Index)
84 e  LazySequence 2884 2953 b09cda06567c20e9bfd019e8835606bc extension LazySequence#2
70 o 32 Index 2958 2993 385b806499a5f459de80ac3e12bb5bf7 typealias Index
74 o 32 Indices 2996 3035 1c87943971485eae2b28627755a536e5 typealias Indices
82 o 32 SubSequence 3038 3094 99d7e4b06f0c7d41e5ccc374f1fdab3c typealias SubSequence
64 o 32 count 3097 3146 5e7f86a8bfbab23e1ffb565fd7366a20 var count
70 o 32 endIndex 3149 3206 6146bd1b9a9bbaa65100c4c9abf9a3da var endIndex
68 o 32 indices 3209 3266 4cdad59a7beecfa4454c7fb66e1cabea var indices
68 o 32 isEmpty 3269 3323 622b38d1f6f7e7eb30ba89ab227bf78c var isEmpty
74 o 32 startIndex 3326 3387 d6aeaf09f88d618b8f3bae85d4316c8e var startIndex
85 o 32 subscript 3390 3466 eb21ce9f1eac3f5f92d9118c99805a42 subscript(position: Index)
105 o 32 distance 3469 3583 f0f1ac8425a470427269e6f172dae304 func distance(from start: Index, to end: Index)
94 o 32 index 3586 3685 59d73e43193cd69578538cf951859261 func index(_ i: Index, offsetBy n: Int)
118 o 32 index 3688 3830 707cd26953e9ab5b4426a023fe3f64bf func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 32 index 3833 3913 c652f389a103f7471529ece996243d3a func index(after i: Index)
84 e  LazySequence 3917 3998 0188cf809cb9a572f818f6d949f4a022 extension LazySequence#3
84 e  LazySequence 4003 4056 7c41dab6079669dc19ad4ed81ea249d4 extension LazySequence#4
85 t  LazyMapSequence 4061 4148 557ea32f3138d900792248ff7b92a2de struct LazyMapSequence
62 o 48 base 4153 4167 c4649cea6ed491ddcae4659cc3bc271f let base
72 o 48 transform 4170 4210 dc7fcc84af2d5bd4702ddba03927a438 let transform
76 o 48 Elements 4213 4271 f780464bb70ef5048043f7ad7f21519d typealias Elements
92 o 48 underestimatedCount 4274 4351 69112537336b0998c1631241ae4e794f var underestimatedCount
81 o 48 makeIterator 4354 4467 1de98cd92df2e5363719f2a84172935e func makeIterator()
131 o 48 map 4470 4729 99ae1092aa6302110a5e9949169286db func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult)
88 e  LazyMapSequence 4733 4819 56f1cb8bc9da044a87827b640fed80e3 extension LazyMapSequence
96 o 55 formIndex 4824 4905 c9cc65990baa9797ca28ca9c5c990a4e func formIndex(before i: inout Index)
82 o 55 index 4908 4990 7b76fa1abd8b9de9dc1b4145708ebc1d func index(before i: Index)
90 e  LazyMapSequence 4994 5066 0f5a3d0da14cb1463e94e30156364194 extension LazyMapSequence#2
70 o 58 Index 5071 5106 06fa74c0fe434221c8a9fed14d9b7b2b typealias Index
74 o 58 Indices 5109 5148 dd7ddcf71d299d45056e4c4944c382d3 typealias Indices
82 o 58 SubSequence 5151 5226 4214357a3a80a30ee7477261429732a3 typealias SubSequence
64 o 58 count 5229 5278 99609a1b70bdecfa660030fccf5787e9 var count
70 o 58 endIndex 5281 5343 6d9d83fae3e6062b6bb5e1ed658377cb var endIndex
68 o 58 indices 5346 5403 7279677d6108b100a1a9b0bab0607ed4 var indices
68 o 58 isEmpty 5406 5460 27a64eb000d961b8386161928f25de9c var isEmpty
74 o 58 startIndex 5463 5529 0b04b550c4ce3c581afe0477ebc4154b var startIndex
90 o 58 subscript 5532 5624 78ceb9c85628f5a7a588c719859a8734 subscript(position: Base.Index)
95 o 58 subscript 5627 5787 86c58779b538f06d73b4e339572bb020 subscript(bounds: Range<Base.Index>)
105 o 58 distance 5790 5904 b49694787f41855d77494d7db49d99aa func distance(from start: Index, to end: Index)
95 o 58 formIndex 5907 5986 05b01e3f27b01abf2f96a76fc4dbab15 func formIndex(after i: inout Index)
94 o 58 index 5989 6088 f65a38159b91e45dc13a5c8a2e56e613 func index(_ i: Index, offsetBy n: Int)
118 o 58 index 6091 6233 a15f048977a28e364c598d22bc67b716 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 58 index 6236 6316 0be776a48c4034d3147e36eafbbf2e3d func index(after i: Index)
131 o 58 map 6319 6580 591d21bc7e8c7bbdd550ba32d2ac032d func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult)
90 e  LazyMapSequence 6584 6668 5466ead7d06dbc0606c74093f6f47aba extension LazyMapSequence#3
90 e  LazyMapSequence 6673 6698 0b37f7bfd3671af6b265e79056c234cf extension LazyMapSequence#4
89 t 76 LazyMapSequence.Iterator 6703 6753 34a439f41424dd5767097c7ec889b29d struct Iterator
72 o 77 transform 6760 6800 76aa15eff7977bd1fda3a28b06d2f438 let transform
62 o 77 base 6805 6835 42300bb8d00c98381ceaddb43e4cbeb1 var base
65 o 77 next 6840 6977 f8b6a21354b9f5cdc4d2edbc54de2192 func next()
91 t  LazyFilterSequence 6985 7066 0332c8aec66b71dc0717733a124aa0c6 struct LazyFilterSequence
62 o 81 base 7071 7085 f5823e601efbd4440901ebbca6a8d2ed let base
74 o 81 isIncluded 7088 7126 d0e159c6d7257e34fbaca25397c8a36b let isIncluded
74 o 81 Element 7129 7168 17d85d2e30d6adc48b6ae6f1215c7db6 typealias Element
110 o 81 filter 7171 7372 b3e9d7ef21bf843d0379cf61b227fdf3 func filter(_ isIncluded: @escaping (Element) -> Bool)
81 o 81 makeIterator 7375 7490 876919ec036f6b55f303fc5c34b9e3ec func makeIterator()
94 e  LazyFilterSequence 7494 7583 b98e2e4db8c4e1a13277e4eba6362c99 extension LazyFilterSequence
96 o 87 formIndex 7588 7707 7651d0e7d35f751dd76c8814d17756d3 func formIndex(before i: inout Index)
82 o 87 index 7710 7824 dd1683b30ba36b1be6923179f9a46124 func index(before i: Index)
96 e  LazyFilterSequence 7828 7903 4cf7c2cea92a6e259d6a97c443c4173b extension LazyFilterSequence#2
70 o 90 Index 7908 7943 0ca1e3c3f7acd7c63b735ebb9103c73f typealias Index
82 o 90 SubSequence 7946 8015 196ec2a3f0986b500cabc0a885367b9f typealias SubSequence
70 o 90 endIndex 8018 8075 9c9ae1b90f0f46e8a91fd973c69ba84f var endIndex
74 o 90 startIndex 8078 8256 d97a5cc90ecbcb86d65fe6965316b436 var startIndex
92 o 90 underestimatedCount 8259 8313 68485ceb06553fcbf6ad64ac632c6caf var underestimatedCount
85 o 90 subscript 8316 8392 0550efd939329103d8894fa42a87344e subscript(position: Index)
90 o 90 subscript 8395 8546 996c7e6aae357423412ac298fddf62b8 subscript(bounds: Range<Index>)
105 o 90 distance 8549 8616 14e6e3aa4c1a066b37eda60377c12d0a func distance(from start: Index, to end: Index)
108 o 90 formIndex 8619 8675 2a7ade0ff2fa20e333b518c73e83842a func formIndex(_ i: inout Index, offsetBy n: Int)
132 o 90 formIndex 8678 8766 08b2980174c4b0378b985618e26afcd8 func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
95 o 90 formIndex 8769 8931 1c66fa095fa80a4dc8fea7aeaec6ebd9 func formIndex(after i: inout Index)
94 o 90 index 8934 8995 8c57991b95c496ab1adb618caa69eda6 func index(_ i: Index, offsetBy n: Int)
118 o 90 index 8998 9084 dc3d519ee75cbb17811d504abd7b174b func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 90 index 9087 9199 8708479fefbda94bd01bdde25d96dee0 func index(after i: Index)
96 e  LazyFilterSequence 9203 9231 62698a6d175e63c00d53773b23582b0b extension LazyFilterSequence#3
93 t 105 LazyFilterSequence.Iterator 9236 9286 dd54a7456f919cd0c123af2d893a316d struct Iterator
75 o 106 isIncluded 9293 9331 b3302e635e21ed6697acf0c4a92d0a08 let isIncluded
75 o 106 Element 9336 9375 c810c7c9e0b6e5b8e0ee77b7ad155fc3 typealias Element
63 o 106 base 9380 9410 e7ff542f85f53b07d877cd0df2c098af var base
66 o 106 next 9415 9577 9c76408f3c7c65868278db257af0551f func next()
101 t  LazyPrefixWhileSequence 9585 9671 2d749feced6f175c4489e4d35f7e59b5 struct LazyPrefixWhileSequence
63 o 111 base 9676 9690 94d12844f8b7b7569e8f230e10c23307 let base
73 o 111 predicate 9693 9730 bd2adcb669bb4fbf7d641856bb1801e4 let predicate
75 o 111 Element 9733 9772 72e9dbc6f12b29d48bcf4c7aa3545b01 typealias Element
77 o 111 Elements 9775 9832 57aa214b8945682e267a952747dc9535 typealias Elements
82 o 111 makeIterator 9835 9948 4f3aa47016670826bbe80793ebffb956 func makeIterator()
105 e  LazyPrefixWhileSequence 9952 10046 b5937da7e599a48a4387650d5b00a7ac extension LazyPrefixWhileSequence
85 o 117 index 10051 10100 1fb9e9d7106756eb0e6625d85ea32198 func index(before i: Index)
108 e  LazyPrefixWhileSequence 10104 10184 84fc25da08eff5fcc9d218ce72ad150a extension LazyPrefixWhileSequence#2
85 o 119 SubSequence 10189 10258 2df9bb88547c6a52156706004549f3a8 typealias SubSequence
73 o 119 endIndex 10261 10301 e58ae6fa243c1f7ddb208ebe814c55a1 var endIndex
77 o 119 startIndex 10304 10346 2225d990c0ef110bd8733259e877a595 var startIndex
88 o 119 subscript 10349 10401 f98ed68e9a394fd0cd472442c564b9b0 subscript(position: Index)
84 o 119 index 10404 10452 185348c4acad515ed512d8a29bc5a84e func index(after i: Index)
108 e  LazyPrefixWhileSequence 10456 10489 b9044e84385383e3c86fd0ed66a5f9aa extension LazyPrefixWhileSequence#3
94 t 125 LazyPrefixWhileSequence.Index 10494 10525 1e901445f957d7346aa3dfe047acd58a struct Index
149 o 126 < 10532 10655 10596da98690ebdef4c3010ac416ae84 func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
151 o 126 == 10660 10784 d8fece5cdfb8c7d5af1c142095e8453f func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
118 e  LazyPrefixWhileSequence.Index 10792 10868 413b1b50f83a5f9faea6d3c1dd9cee58 extension LazyPrefixWhileSequence.Index
93 o 129 hash 10873 10916 862d9fc925e632f8688180e014b6446a func hash(into hasher: inout Hasher)
120 e  LazyPrefixWhileSequence.Index 10920 10996 e151083165e62d37238e9ac5504fe68b extension LazyPrefixWhileSequence.Index#2
108 e  LazyPrefixWhileSequence 11001 11034 b9044e84385383e3c86fd0ed66a5f9aa extension LazyPrefixWhileSequence#4
100 t 132 LazyPrefixWhileSequence.Iterator 11039 11089 c97eb7e8e0db8361a752120c0a5d8f24 struct Iterator
65 o 133 base 11096 11119 d1141ffca79f2affc2852af6ad530104 var base
75 o 133 predicate 11124 11161 41db1798a2ca4af6108590eb3deaaae8 let predicate
71 o 133 isAtEnd 11166 11185 2a95fe61b7ebffb71f4d6aced33c6cd4 var isAtEnd
127 o 133 init 11190 11324 163572ff40f55653e652f53d117ca8dd init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool)
77 o 133 Element 11329 11368 3cbc399d1e330d5ab143f0a0e7f3d43a typealias Element
68 o 133 next 11373 11586 362fdea29bee2d78a6690e9215f0b6ab func next()
99 t  LazyDropWhileSequence 11594 11678 2ec2959bbc8a70b63f745972cb277fed struct LazyDropWhileSequence
65 o 140 base 11683 11697 30fc83f5bed22a4651f10e1371bf8d4f let base
75 o 140 predicate 11700 11737 b0a7b1d06f15528de13f673456f8ff66 let predicate
77 o 140 Element 11740 11779 2836123b04045bc907a44a55e0047068 typealias Element
79 o 140 Elements 11782 11837 7d79b967b8102955cb8186a375214a03 typealias Elements
84 o 140 makeIterator 11840 11953 b5fd29de47ba5b9750b4e4c6239bf657 func makeIterator()
102 e  LazyDropWhileSequence 11957 12049 168b59ba28fb480ce595fb79b31a5ca7 extension LazyDropWhileSequence
85 o 146 index 12054 12103 b33a1bf93d602fa1a20cd5640425974a func index(before i: Index)
104 e  LazyDropWhileSequence 12107 12185 7d88d5306a578120b414368c392a422d extension LazyDropWhileSequence#2
73 o 148 Index 12190 12225 25f9cb09c200ffa2b7a307e69f26b776 typealias Index
85 o 148 SubSequence 12228 12295 8ba8b2bf9f795abc0a5d8398d460feec typealias SubSequence
73 o 148 endIndex 12298 12338 1ebe1d98f458e1ac659c3ed003a58fb0 var endIndex
77 o 148 startIndex 12341 12383 69fb3e679f85772937121845d8b17f86 var startIndex
88 o 148 subscript 12386 12438 58c5554df8376b35d23f585556823490 subscript(position: Index)
84 o 148 index 12441 12489 8629f346d757b98a419aa06925c9c397 func index(after i: Index)
104 e  LazyDropWhileSequence 12493 12524 dd82bda08e82420b00dfd7f26a129f38 extension LazyDropWhileSequence#3
98 t 155 LazyDropWhileSequence.Iterator 12529 12569 dd5d73697bb071164c3d7ba8f09e8ce4 struct Iterator
65 o 156 base 12576 12599 a610ca6b95a6f36aea51aeb59ecfec58 var base
75 o 156 predicate 12604 12641 11a6c305988a42e23b88cc722ec9e7cb let predicate
81 o 156 isPastPrefix 12646 12670 3c751cb76f724b3418b64193a66dc841 var isPastPrefix
127 o 156 init 12675 12809 61cbc3a0dc086da19384290513268d1c init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool)
77 o 156 Element 12814 12853 cd4d4e6b42b7b2870c010fa707d74353 typealias Element
68 o 156 next 12858 13113 ddeebbce3f6acebcfbaa58078c978a03 func next()
88 o  LazyCollection 13121 13193 c89303a1d879cf6f1963631618ba0995 typealias LazyCollection
106 o  LazyDropWhileCollection 13194 13284 9589cc1d15ac0ce5d7a2c5fb7e3277a5 typealias LazyDropWhileCollection
100 o  LazyFilterCollection 13285 13369 637d4651a0ac1d4253d5519be990f9b4 typealias LazyFilterCollection
94 o  LazyMapCollection 13370 13454 8cef1b3573628e5e5a7ac24da17fe619 typealias LazyMapCollection
110 o  LazyPrefixWhileCollection 13455 13549 bf8a187bdaf96c06703bcc186656c952 typealias LazyPrefixWhileCollection

"""#)
  }
}
