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
86 o  LazyCollection 4393 4465 c89303a1d879cf6f1963631618ba0995 typealias LazyCollection
104 o  LazyDropWhileCollection 4466 4556 9589cc1d15ac0ce5d7a2c5fb7e3277a5 typealias LazyDropWhileCollection
98 o  LazyFilterCollection 4557 4641 637d4651a0ac1d4253d5519be990f9b4 typealias LazyFilterCollection
92 o  LazyMapCollection 4642 4726 8cef1b3573628e5e5a7ac24da17fe619 typealias LazyMapCollection
108 o  LazyPrefixWhileCollection 4727 4821 bf8a187bdaf96c06703bcc186656c952 typealias LazyPrefixWhileCollection

"""#)
  }
}
