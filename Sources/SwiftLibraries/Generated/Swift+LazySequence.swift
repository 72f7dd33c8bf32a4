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
  public func flatMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
    -> LazyMapSequence<LazyFilterSequence<LazyMapSequence<Elements, ElementOfResult?>>, ElementOfResult>
  {
    return map(transform).filter { $0 != nil }.map { $0! }
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
  init(base: Base) {
    self.base = base
  }
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

extension LazySequence: Collection, LazyCollectionProtocol where Base: Collection {
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
  init(base: Base, transform: @escaping (Base.Element) -> Element) {
    self.base = base
    self.transform = transform
  }
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

extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
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
    init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element) {
      self.base = base
      self.transform = transform
    }
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
  init(base: Base, isIncluded: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
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

extension LazyFilterSequence: Collection, LazyCollectionProtocol where Base: Collection {
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
    init(base: Base.Iterator, isIncluded: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
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
  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias Element = Base.Element
  public typealias Elements = LazyPrefixWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyPrefixWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func index(after i: Index) -> Index
}

extension LazyPrefixWhileSequence where Base: Collection {
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
  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias Element = Base.Element
  public typealias Elements = LazyDropWhileSequence<Base>
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  @pure public func index(before i: Index) -> Index
}

extension LazyDropWhileSequence: Collection, LazyCollectionProtocol where Base: Collection {
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
148 o 3 flatMap 1173 1444 b4b20187c36ecea0701bc79b06516003 func flatMap<ElementOfResult>(_ transform: @escaping (Elements.Element) -> ElementOfResult?)
102 o 3 map 1447 1607 a76bfb03d4e8ed3d0e956d7f30e3f2e2 func map<U>(_ transform: @escaping (Element) -> U)
121 o 3 prefix 1610 1799 8214e22e6e92e70f6a52ff5ecd4ba029 func prefix(while predicate: @escaping (Elements.Element) -> Bool)
100 e  LazySequenceProtocol 1803 1857 fe38753117d62f890047763d4aaf2442 extension LazySequenceProtocol#2
69 o 12 joined 1862 1965 54b795008a425fd391c317174ae48d82 func joined()
100 e  LazySequenceProtocol 1969 2036 2aa121ca8b6e6632562b5ee99b8ca8f6 extension LazySequenceProtocol#3
64 o 14 lazy 2041 2092 f8dd639c78cbc66e8d6bbe5311d86b85 var lazy#2
100 e  LazySequenceProtocol 2096 2149 40406b1208846e4eea79ca087db38ea9 extension LazySequenceProtocol#4
70 o 16 elements 2154 2201 d4cc32f36e43b444fa8fa4c30a680ee9 var elements
101 t  LazyCollectionProtocol 2205 2304 fb074e25de264d8f25d9cd299ac691e5 protocol LazyCollectionProtocol
102 e  LazyCollectionProtocol 2309 2341 74facc395362d2ece79f6d704b45d66b extension LazyCollectionProtocol
62 o 19 lazy 2346 2418 b2a37b5515219b3f137ccfda350575c3 var lazy
104 e  LazyCollectionProtocol 2422 2493 95619b42ba98299daecf2812c4978f3d extension LazyCollectionProtocol#2
64 o 21 lazy 2498 2549 9d00012361264d03db86b3f0788a8785 var lazy#2
79 t  LazySequence 2553 2628 eb661585c1c4ea7a2729d81240bf542c struct LazySequence
62 O 23 base 2633 2647 95acd267ac48932fad7aebee7aed5ac6 let base
70 O 23 init 2650 2693 958058fe60452f1c8e10199c6078da5d init(base: Base)
74 o 23 Element 2696 2735 1fd196127b2e1230367ceeca9684547b typealias Element
76 o 23 Elements 2738 2770 b1fd59b02dca75a001057a8107540ad7 typealias Elements
76 o 23 Iterator 2773 2814 888a685ff9e9c9b0e8dde7cbe6c83fa8 typealias Iterator
70 o 23 elements 2817 2868 307a96e34baa5fdd1e55938eb7a9dcc2 var elements
92 o 23 underestimatedCount 2871 2948 acba3cf6f51b51a5d9180d1a5ca7dcb4 var underestimatedCount
81 o 23 makeIterator 2951 3026 e04f0b2dbbeea8ec90ee548bbdaa1c7e func makeIterator()
82 e  LazySequence 3030 3113 c7344fd368438ed87b48fb6003a9f2c6 extension LazySequence
82 o 32 index 3118 3200 c0499fc4e7679847433e075f912c6b6b func index(before i: Index)
84 e  LazySequence 3204 3285 b39c72ad38c78f063dbc8557eac12c5d extension LazySequence#2
70 o 34 Index 3290 3325 1ec6f4a4d27bf35164cde43af090a6b7 typealias Index
74 o 34 Indices 3328 3367 13f8ab70273c23b5db4af45ce38320a5 typealias Indices
82 o 34 SubSequence 3370 3426 e67c35d31314aa8b3a333dd9b72e03f3 typealias SubSequence
64 o 34 count 3429 3478 8bd0494ab1f9b00227e65219e33c460b var count
70 o 34 endIndex 3481 3538 802cfa2544734fe0abe0111e89af19c7 var endIndex
68 o 34 indices 3541 3598 5da4402bec0a670738fac8d2acc46391 var indices
68 o 34 isEmpty 3601 3655 8580182a703cea3e4c680bf8bfad18c6 var isEmpty
74 o 34 startIndex 3658 3719 986c55a5377e8895c69ffa51def75409 var startIndex
85 o 34 subscript 3722 3798 e92ffef7fc7feea68443325a05f31601 subscript(position: Index)
105 o 34 distance 3801 3915 c6cf23e40c81f1fa3eaecc32c3af257a func distance(from start: Index, to end: Index)
94 o 34 index 3918 4017 1ec19ca7057ba11e9747e8a4841561aa func index(_ i: Index, offsetBy n: Int)
118 o 34 index 4020 4162 c2486da162aa68a70b1b66ecccb95b69 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 34 index 4165 4245 b1254b28ad7863895bd721939e19b289 func index(after i: Index)
84 e  LazySequence 4249 4330 0188cf809cb9a572f818f6d949f4a022 extension LazySequence#3
84 e  LazySequence 4335 4388 7c41dab6079669dc19ad4ed81ea249d4 extension LazySequence#4
85 t  LazyMapSequence 4393 4480 557ea32f3138d900792248ff7b92a2de struct LazyMapSequence
62 O 50 base 4485 4499 c4649cea6ed491ddcae4659cc3bc271f let base
72 O 50 transform 4502 4542 dc7fcc84af2d5bd4702ddba03927a438 let transform
118 O 50 init 4545 4667 f253bb3ed9252a0576165fe92f02c8b8 init(base: Base, transform: @escaping (Base.Element) -> Element)
76 o 50 Elements 4670 4728 f780464bb70ef5048043f7ad7f21519d typealias Elements
92 o 50 underestimatedCount 4731 4808 69112537336b0998c1631241ae4e794f var underestimatedCount
81 o 50 makeIterator 4811 4924 1de98cd92df2e5363719f2a84172935e func makeIterator()
131 o 50 map 4927 5186 99ae1092aa6302110a5e9949169286db func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult)
88 e  LazyMapSequence 5190 5276 56f1cb8bc9da044a87827b640fed80e3 extension LazyMapSequence
96 o 58 formIndex 5281 5362 c9cc65990baa9797ca28ca9c5c990a4e func formIndex(before i: inout Index)
82 o 58 index 5365 5447 7b76fa1abd8b9de9dc1b4145708ebc1d func index(before i: Index)
90 e  LazyMapSequence 5451 5535 4f7b8d7c902a8b4822d12177421091a6 extension LazyMapSequence#2
70 o 61 Index 5540 5575 53ebc857428ceeb7e217173ae788ab6c typealias Index
74 o 61 Indices 5578 5617 65e4dbbd49d743d8819cadc99b91cfdc typealias Indices
82 o 61 SubSequence 5620 5695 a6eb3b7dc014c470ad6ffb950fbb94a5 typealias SubSequence
64 o 61 count 5698 5747 5ab28409f673c7172147fe91cbeb8bb4 var count
70 o 61 endIndex 5750 5812 633b5a6b0f3ed6d7a70cca8ab47c2a6f var endIndex
68 o 61 indices 5815 5872 ea8a799f51086d99d63b8698f0158002 var indices
68 o 61 isEmpty 5875 5929 df0f9b6c778e4fe20bd1ad464dfb3a94 var isEmpty
74 o 61 startIndex 5932 5998 2b91c11b8d7f9e3ae937818aac7716ba var startIndex
90 o 61 subscript 6001 6093 3d9ba9519b7be90be2947fdbf2039048 subscript(position: Base.Index)
95 o 61 subscript 6096 6256 920ef1908dcb35e05f8e987373ee54c0 subscript(bounds: Range<Base.Index>)
105 o 61 distance 6259 6373 b754994db8960c703dcdd5a4ed45f80d func distance(from start: Index, to end: Index)
95 o 61 formIndex 6376 6455 d7676d211b8dab0e34f17502f084432e func formIndex(after i: inout Index)
94 o 61 index 6458 6557 f35e41f4ca1c4f3b2949bf335d3660a5 func index(_ i: Index, offsetBy n: Int)
118 o 61 index 6560 6702 512fcd340fd87ac91d4cfa74d1dd46b6 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 61 index 6705 6785 b4f00f79de980767a17a847fa98202b1 func index(after i: Index)
131 o 61 map 6788 7049 f48c336e32f591a551cc20661851eeb4 func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult)
90 e  LazyMapSequence 7053 7137 5466ead7d06dbc0606c74093f6f47aba extension LazyMapSequence#3
90 e  LazyMapSequence 7142 7167 0b37f7bfd3671af6b265e79056c234cf extension LazyMapSequence#4
89 t 79 LazyMapSequence.Iterator 7172 7222 34a439f41424dd5767097c7ec889b29d struct Iterator
72 O 80 transform 7229 7269 76aa15eff7977bd1fda3a28b06d2f438 let transform
127 O 80 init 7274 7411 00fbbf0758dd6358e460dbb8c1b7bbc0 init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element)
62 o 80 base 7416 7446 42300bb8d00c98381ceaddb43e4cbeb1 var base
65 o 80 next 7451 7588 f8b6a21354b9f5cdc4d2edbc54de2192 func next()
91 t  LazyFilterSequence 7596 7677 0332c8aec66b71dc0717733a124aa0c6 struct LazyFilterSequence
62 O 85 base 7682 7696 f5823e601efbd4440901ebbca6a8d2ed let base
74 O 85 isIncluded 7699 7737 d0e159c6d7257e34fbaca25397c8a36b let isIncluded
116 O 85 init 7740 7862 468656f02fb198a8cd8cfea18b349344 init(base: Base, isIncluded: @escaping (Base.Element) -> Bool)
74 o 85 Element 7865 7904 17d85d2e30d6adc48b6ae6f1215c7db6 typealias Element
110 o 85 filter 7907 8108 b3e9d7ef21bf843d0379cf61b227fdf3 func filter(_ isIncluded: @escaping (Element) -> Bool)
81 o 85 makeIterator 8111 8226 876919ec036f6b55f303fc5c34b9e3ec func makeIterator()
94 e  LazyFilterSequence 8230 8319 b98e2e4db8c4e1a13277e4eba6362c99 extension LazyFilterSequence
96 o 92 formIndex 8324 8443 7651d0e7d35f751dd76c8814d17756d3 func formIndex(before i: inout Index)
82 o 92 index 8446 8560 dd1683b30ba36b1be6923179f9a46124 func index(before i: Index)
96 e  LazyFilterSequence 8564 8651 3767264adc756cb8f01b6d9e20e5882b extension LazyFilterSequence#2
70 o 95 Index 8656 8691 8a8e3c1eeae115815599a2aead490e9c typealias Index
82 o 95 SubSequence 8694 8763 03bb9f56e2c73811cb3c334903efe29a typealias SubSequence
70 o 95 endIndex 8766 8823 b959c529f6d6239eb02da6de06ae4279 var endIndex
74 o 95 startIndex 8826 9004 8b47e9fd4e1ed877b68dcf42d750d7d0 var startIndex
92 o 95 underestimatedCount 9007 9061 17f9c3e4998c929c6ec7c33b57aef56e var underestimatedCount
85 o 95 subscript 9064 9140 f5304b9c8fa5a1c07d85c85c8eadde6d subscript(position: Index)
90 o 95 subscript 9143 9294 e62d540677feaa5657e60b00dafd78a4 subscript(bounds: Range<Index>)
105 o 95 distance 9297 9364 da3f8cdbb62b1a337fdca5eb74f1038f func distance(from start: Index, to end: Index)
108 o 95 formIndex 9367 9423 3f55b7f6f694d393f14b50fa12ca2b4e func formIndex(_ i: inout Index, offsetBy n: Int)
132 o 95 formIndex 9426 9514 f0c4443c6f2b181e8644d2d6fd9b0fac func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
95 o 95 formIndex 9517 9679 f36e63ec087f2ac767a63d07680ab1a1 func formIndex(after i: inout Index)
94 o 95 index 9682 9743 a4806137ba5cae7249998743cc17038f func index(_ i: Index, offsetBy n: Int)
118 o 95 index 9746 9832 54f57d80cb16f2d39954ac8d2f689e82 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 95 index 9835 9947 6645a9687727466ddd4eab33449ac9c7 func index(after i: Index)
96 e  LazyFilterSequence 9951 9979 62698a6d175e63c00d53773b23582b0b extension LazyFilterSequence#3
94 t 110 LazyFilterSequence.Iterator 9984 10034 dd54a7456f919cd0c123af2d893a316d struct Iterator
77 O 111 isIncluded 10041 10079 b3302e635e21ed6697acf0c4a92d0a08 let isIncluded
128 O 111 init 10084 10221 dacc11833a452573bae22c6552f3661d init(base: Base.Iterator, isIncluded: @escaping (Base.Element) -> Bool)
77 o 111 Element 10226 10265 c810c7c9e0b6e5b8e0ee77b7ad155fc3 typealias Element
65 o 111 base 10270 10300 e7ff542f85f53b07d877cd0df2c098af var base
68 o 111 next 10305 10467 9c76408f3c7c65868278db257af0551f func next()
103 t  LazyPrefixWhileSequence 10475 10561 2d749feced6f175c4489e4d35f7e59b5 struct LazyPrefixWhileSequence
65 O 117 base 10566 10580 94d12844f8b7b7569e8f230e10c23307 let base
75 O 117 predicate 10583 10620 bd2adcb669bb4fbf7d641856bb1801e4 let predicate
118 O 117 init 10623 10742 f3caaae5e96eb2bd187179bfa9503354 init(base: Base, predicate: @escaping (Base.Element) -> Bool)
77 o 117 Element 10745 10784 72e9dbc6f12b29d48bcf4c7aa3545b01 typealias Element
79 o 117 Elements 10787 10844 57aa214b8945682e267a952747dc9535 typealias Elements
84 o 117 makeIterator 10847 10960 4f3aa47016670826bbe80793ebffb956 func makeIterator()
106 e  LazyPrefixWhileSequence 10964 11058 b5937da7e599a48a4387650d5b00a7ac extension LazyPrefixWhileSequence
85 o 124 index 11063 11112 1fb9e9d7106756eb0e6625d85ea32198 func index(before i: Index)
108 e  LazyPrefixWhileSequence 11116 11208 8e241bde6583db95d67232fc84297cd0 extension LazyPrefixWhileSequence#2
85 o 126 SubSequence 11213 11282 d4b53456bde6926b62436830dfb2a39c typealias SubSequence
73 o 126 endIndex 11285 11325 fdcb4cd99749ae09ad6b4ce3c98745e7 var endIndex
77 o 126 startIndex 11328 11370 5194b0a47074e7beda467e3a11726b75 var startIndex
88 o 126 subscript 11373 11425 3bd4c21c77a9ef735abf75c5dccd89b6 subscript(position: Index)
84 o 126 index 11428 11476 53b1d03ca1e1d3d57ae7adda28ca8414 func index(after i: Index)
108 e  LazyPrefixWhileSequence 11480 11536 f270d450bed2527f1b691a2baa68fc84 extension LazyPrefixWhileSequence#3
94 t 132 LazyPrefixWhileSequence.Index 11541 11572 3de2a39ae8fddd9f1e615067a3515f67 struct Index
149 o 133 < 11579 11702 1d4413c8646040939d07433a4cb2da8e func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
151 o 133 == 11707 11831 be9bfb07c81cfe399542334821ce6fe1 func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
118 e  LazyPrefixWhileSequence.Index 11839 11915 413b1b50f83a5f9faea6d3c1dd9cee58 extension LazyPrefixWhileSequence.Index
93 o 136 hash 11920 11963 862d9fc925e632f8688180e014b6446a func hash(into hasher: inout Hasher)
120 e  LazyPrefixWhileSequence.Index 11967 12043 e151083165e62d37238e9ac5504fe68b extension LazyPrefixWhileSequence.Index#2
108 e  LazyPrefixWhileSequence 12048 12081 b9044e84385383e3c86fd0ed66a5f9aa extension LazyPrefixWhileSequence#4
100 t 139 LazyPrefixWhileSequence.Iterator 12086 12136 c97eb7e8e0db8361a752120c0a5d8f24 struct Iterator
65 O 140 base 12143 12166 d1141ffca79f2affc2852af6ad530104 var base
75 O 140 predicate 12171 12208 41db1798a2ca4af6108590eb3deaaae8 let predicate
71 O 140 isAtEnd 12213 12232 2a95fe61b7ebffb71f4d6aced33c6cd4 var isAtEnd
127 O 140 init 12237 12371 163572ff40f55653e652f53d117ca8dd init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool)
77 o 140 Element 12376 12415 3cbc399d1e330d5ab143f0a0e7f3d43a typealias Element
68 o 140 next 12420 12633 362fdea29bee2d78a6690e9215f0b6ab func next()
99 t  LazyDropWhileSequence 12641 12725 2ec2959bbc8a70b63f745972cb277fed struct LazyDropWhileSequence
65 O 147 base 12730 12744 30fc83f5bed22a4651f10e1371bf8d4f let base
75 O 147 predicate 12747 12784 b0a7b1d06f15528de13f673456f8ff66 let predicate
118 O 147 init 12787 12906 f3a2b7d7059c183f740f90ad593db151 init(base: Base, predicate: @escaping (Base.Element) -> Bool)
77 o 147 Element 12909 12948 2836123b04045bc907a44a55e0047068 typealias Element
79 o 147 Elements 12951 13006 7d79b967b8102955cb8186a375214a03 typealias Elements
84 o 147 makeIterator 13009 13122 b5fd29de47ba5b9750b4e4c6239bf657 func makeIterator()
102 e  LazyDropWhileSequence 13126 13218 168b59ba28fb480ce595fb79b31a5ca7 extension LazyDropWhileSequence
85 o 154 index 13223 13272 b33a1bf93d602fa1a20cd5640425974a func index(before i: Index)
104 e  LazyDropWhileSequence 13276 13366 58e412bf30ec992b0fdb6c2f805bb9b0 extension LazyDropWhileSequence#2
73 o 156 Index 13371 13406 be446709daee90ef6cbbd01947d9a6aa typealias Index
85 o 156 SubSequence 13409 13476 3a526a97ac0b445244b73393e0b50b57 typealias SubSequence
73 o 156 endIndex 13479 13519 27503008fd4293351cf7bf106ee19698 var endIndex
77 o 156 startIndex 13522 13564 ba269931f8193afb3765838e75c421b8 var startIndex
88 o 156 subscript 13567 13619 91555f8270889288072aa30ed3c2d871 subscript(position: Index)
84 o 156 index 13622 13670 a07fd88c2e689596b7f6b90bfab3bbc9 func index(after i: Index)
104 e  LazyDropWhileSequence 13674 13705 dd82bda08e82420b00dfd7f26a129f38 extension LazyDropWhileSequence#3
98 t 163 LazyDropWhileSequence.Iterator 13710 13750 dd5d73697bb071164c3d7ba8f09e8ce4 struct Iterator
65 O 164 base 13757 13780 a610ca6b95a6f36aea51aeb59ecfec58 var base
75 O 164 predicate 13785 13822 11a6c305988a42e23b88cc722ec9e7cb let predicate
81 O 164 isPastPrefix 13827 13851 3c751cb76f724b3418b64193a66dc841 var isPastPrefix
127 O 164 init 13856 13990 61cbc3a0dc086da19384290513268d1c init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool)
77 o 164 Element 13995 14034 cd4d4e6b42b7b2870c010fa707d74353 typealias Element
68 o 164 next 14039 14294 ddeebbce3f6acebcfbaa58078c978a03 func next()
88 o  LazyCollection 14302 14374 c89303a1d879cf6f1963631618ba0995 typealias LazyCollection
106 o  LazyDropWhileCollection 14375 14465 9589cc1d15ac0ce5d7a2c5fb7e3277a5 typealias LazyDropWhileCollection
100 o  LazyFilterCollection 14466 14550 637d4651a0ac1d4253d5519be990f9b4 typealias LazyFilterCollection
94 o  LazyMapCollection 14551 14635 8cef1b3573628e5e5a7ac24da17fe619 typealias LazyMapCollection
110 o  LazyPrefixWhileCollection 14636 14730 bf8a187bdaf96c06703bcc186656c952 typealias LazyPrefixWhileCollection

"""#)
  }
}
