// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Collection: LibraryText {
    LibraryText(
      path: "Swift/Collection.swift",
      text: #"""
public protocol Collection<Element>: Sequence {
  associatedtype Index: Comparable
  where Index == Indices.Element, Indices.Element == Indices.Index, Indices.Index == SubSequence.Index
  associatedtype Indices: Collection = DefaultIndices<Self> where Indices == Indices.SubSequence
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where Element == SubSequence.Element, SubSequence == SubSequence.SubSequence
  var count: Int { get }
  var endIndex: Index { get }
  var indices: Indices { get }
  var isEmpty: Bool { get }
  var startIndex: Index { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  func distance(from start: Index, to end: Index) -> Int
  func formIndex(after i: inout Index)
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func index(after i: Index) -> Index
}

extension Collection {
  public var count: Int {
    return distance(from: startIndex, to: endIndex)
  }
  public var first: Element? {
    let start = startIndex
    if start != endIndex { return self[start] }
    return nil
  }
  public var isEmpty: Bool {
    return startIndex == endIndex
  }
  public var underestimatedCount: Int {
    return count
  }
  public subscript<R>(r: R) -> SubSequence where R: RangeExpression, Index == R.Bound { get }
  public subscript(x: (UnboundedRange_) -> Void) -> SubSequence { get }
  public func distance(from start: Index, to end: Index) -> Int
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex, try predicate(self[start]) { formIndex(after: &start) }
    return self[start..<endIndex]
  }
  @intrinsic public func dropFirst(_ k: Int = 1) -> SubSequence
  @intrinsic public func dropLast(_ k: Int = 1) -> SubSequence
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) { return index }
      formIndex(after: &index)
    }
    return nil
  }
  public func formIndex(_ i: inout Index, offsetBy distance: Int) {
    i = index(i, offsetBy: distance)
  }
  public func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
      i = advanced
      return true
    }
    i = limit
    return false
  }
  public func formIndex(after i: inout Index) {
    i = index(after: i)
  }
  public func index(_ i: Index, offsetBy distance: Int) -> Index
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    var result: [T] = []
    for element in self {
      result.append(try transform(element))
    }
    return result
  }
  @intrinsic public func prefix(_ maxLength: Int) -> SubSequence
  public func prefix(through position: Index) -> SubSequence {
    return prefix(upTo: index(after: position))
  }
  public func prefix(upTo end: Index) -> SubSequence {
    return self[startIndex..<end]
  }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex, try predicate(self[end]) { formIndex(after: &end) }
    return self[startIndex..<end]
  }
  public func randomElement() -> Element? {
    return isEmpty ? nil : Library.inUnknownOrder(Array(self)).first
  }
  public func randomElement<T>(using generator: inout T) -> Element? where T: RandomNumberGenerator
  public func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence]
  @intrinsic public func suffix(_ maxLength: Int) -> SubSequence
  public func suffix(from start: Index) -> SubSequence {
    return self[start..<endIndex]
  }
  public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    return try drop(while: predicate)
  }
}

extension Collection where Element: Equatable {
  @_disfavoredOverload public func contains<C>(_ other: C) -> Bool where C: Collection, Element == C.Element
  public func firstIndex(of element: Element) -> Index? {
    var index = startIndex
    while index != endIndex {
      if self[index] == element { return index }
      formIndex(after: &index)
    }
    return nil
  }
  public func firstRange<C>(of other: C) -> Range<Index>? where C: Collection, Element == C.Element
  public func index(of element: Element) -> Index? {
    return firstIndex(of: element)
  }
  public func ranges<C>(of other: C) -> [Range<Index>] where C: Collection, Element == C.Element
  public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    -> [SubSequence]
  @_disfavoredOverload public func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
    -> [SubSequence] where C: Collection, Element == C.Element
  public func trimmingPrefix<Prefix>(_ prefix: Prefix) -> SubSequence where Prefix: Sequence, Element == Prefix.Element
}

extension Collection where Indices == DefaultIndices<Self> {
  public var indices: DefaultIndices<Self> { get }
}

extension Collection where Iterator == IndexingIterator<Self> {
  public func makeIterator() -> IndexingIterator<Self> {
    return IndexingIterator(elements: self, position: startIndex)
  }
}

extension Collection where Self == SubSequence {
  public mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  @discardableResult public mutating func removeFirst() -> Element
  public mutating func removeFirst(_ k: Int)
  public mutating func trimPrefix(while predicate: (Element) throws -> Bool) throws
}

extension Collection where Self == SubSequence, Element: Equatable {
  public mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Element == Prefix.Element
}

extension Collection where SubSequence == Slice<Self> {
  public subscript(bounds: Range<Index>) -> Slice<Self> { get }
}

public protocol BidirectionalCollection<Element>: Collection
where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
  func distance(from start: Index, to end: Index) -> Int
  func formIndex(before i: inout Index)
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func index(before i: Index) -> Index
}

extension BidirectionalCollection {
  public var last: Element? {
    return isEmpty ? nil : self[index(before: endIndex)]
  }
  public func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<
    Element
  > where C: BidirectionalCollection, Element == C.Element
  public func distance(from start: Index, to end: Index) -> Int
  @intrinsic public func dropLast(_ k: Int) -> SubSequence
  public func formIndex(before i: inout Index) {
    i = index(before: i)
  }
  public func index(_ i: Index, offsetBy distance: Int) -> Index
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    var index = endIndex
    while index != startIndex {
      formIndex(before: &index)
      let element = self[index]
      if try predicate(element) { return element }
    }
    return nil
  }
  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = endIndex
    while index != startIndex {
      formIndex(before: &index)
      if try predicate(self[index]) { return index }
    }
    return nil
  }
  @intrinsic public func reversed() -> ReversedCollection<Self>
  @intrinsic public func suffix(_ maxLength: Int) -> SubSequence
}

extension BidirectionalCollection where Element == String {
  @intrinsic public func joined(separator: String = "") -> String
}

extension BidirectionalCollection where Element: Comparable {
  public func firstRange<C>(of other: C) -> Range<Index>? where C: Collection, Element == C.Element
}

extension BidirectionalCollection where Element: Equatable {
  public func difference<C>(from other: C) -> CollectionDifference<Element>
  where C: BidirectionalCollection, Element == C.Element
  public func lastIndex(of element: Element) -> Index? {
    return lastIndex { $0 == element }
  }
}

extension BidirectionalCollection where Self == SubSequence {
  public mutating func popLast() -> Element? {
    guard let element = last else { return nil }
    self = self[startIndex..<index(before: endIndex)]
    return element
  }
  @discardableResult public mutating func removeLast() -> Element
  public mutating func removeLast(_ k: Int)
}

extension BidirectionalCollection where SubSequence == Substring {
  @_disfavoredOverload public func contains(_ regex: some RegexComponent) -> Bool
  public func firstMatch<Output>(of r: some RegexComponent) -> Regex<Output>.Match?
  @_disfavoredOverload public func firstRange(of regex: some RegexComponent) -> Range<Index>?
  public func matches<Output>(of r: some RegexComponent) -> [Regex<Output>.Match]
  public func prefixMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
  @_disfavoredOverload public func ranges(of regex: some RegexComponent) -> [Range<Index>]
  @_disfavoredOverload public func split(
    separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence]
  public func starts(with regex: some RegexComponent) -> Bool
  @_disfavoredOverload public func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence
  public func wholeMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
}

public protocol RandomAccessCollection<Element>: BidirectionalCollection
where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {
  func distance(from start: Index, to end: Index) -> Int
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
}

extension RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
}

extension RandomAccessCollection where Index.Stride == Int, Index: Strideable, Indices == Range<Index> {
  public var indices: Range<Index> { get }
  public func distance(from start: Index, to end: Index) -> Index.Stride
  public func index(_ i: Index, offsetBy distance: Index.Stride) -> Index
  public func index(after i: Index) -> Index
  public func index(before i: Index) -> Index
}

"""#,
      outline: #"""
72 t  Collection 0 45 3d85e70070d6228b03eff04ba0e1c079 protocol Collection
71 o 0 Index 50 185 95909aca6eac39625759ea10bf6c99ba associatedtype Index
76 o 0 Indices 188 282 cc20243903b9603907aeefc8bbdfa7f3 associatedtype Indices
78 o 0 Iterator 285 333 c03288d2d457c09b6171c994e850083c associatedtype Iterator
84 o 0 SubSequence 336 467 fd2f2f4696c61b6a8c914e544114a7bf associatedtype SubSequence
61 o 0 count 470 492 d05b794dae5e0500fcb3d4029036f36f var count
67 o 0 endIndex 495 522 b4839acc55bfc262e1c2b12b22f2beca var endIndex
65 o 0 indices 525 553 6d990a183b76a38c242191c205d87703 var indices
65 o 0 isEmpty 556 581 0a54162f5179f382c89c0c177428d57e var isEmpty
71 o 0 startIndex 584 613 5dd9b33bc0f653dc9cf4aa85d72d2d92 var startIndex
82 o 0 subscript 616 661 92c5ea69bd5a9891232cef15da5bd94f subscript(position: Index)
87 o 0 subscript 664 718 575426d6a6f7fcbe7ccdd63cf3275fe9 subscript(bounds: Range<Index>)
102 o 0 distance 721 775 ca837277362e80b9bd7fb544dabe5b1b func distance(from start: Index, to end: Index)
92 o 0 formIndex 778 814 7cf93930d6cb4290cc0b3658942c7d53 func formIndex(after i: inout Index)
98 o 0 index 817 872 7aa26cb98ce8b976c1553d280e06a4e3 func index(_ i: Index, offsetBy distance: Int)
122 o 0 index 875 955 c42ded8c96b598967349fc529130cfcf func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
78 o 0 index 958 993 bece5b06a79fce0bb07a45a6c073d92f func index(after i: Index)
77 e  Collection 997 1017 d8279108dfef2b659e9f2db14a846b8d extension Collection
64 o 17 count 1022 1101 3dd7084e61e5918d41e0e7a3bef52c87 var count
64 o 17 first 1104 1226 5634d60eabcfb5cc7abb79676ec169e8 var first
68 o 17 isEmpty 1229 1293 2557b821397245a2edd01bd3e9493b29 var isEmpty
92 o 17 underestimatedCount 1296 1354 df5ef354c915606ae92dd837195a8207 var underestimatedCount
77 o 17 subscript 1357 1448 b15a22d6940897f769372811158f8499 subscript<R>(r: R)
98 o 17 subscript 1451 1520 b4423ed6b76e4f4dddbb23bfc0ce14c2 subscript(x: (UnboundedRange_) -> Void)
105 o 17 distance 1523 1584 258613e7c6c132d4126742a08057e76f func distance(from start: Index, to end: Index)
106 o 17 drop 1587 1822 147e851ffc2f3d2783dd9e226cc6e5bc func drop(while predicate: (Element) throws -> Bool)
87 o 17 dropFirst 1825 1886 d8f73ea85ca08211e63e397e6a797dd2 func dropFirst(_ k: Int = 1)
85 o 17 dropLast 1889 1949 f7f934d3f8af3d8edcc6edb81301562b func dropLast(_ k: Int = 1)
118 o 17 firstIndex 1952 2204 1088adb7c526ef714fdcc2d86f0b8ba4 func firstIndex(where predicate: (Element) throws -> Bool)
115 o 17 formIndex 2207 2313 fa664d6a09f4c0e51916db097cb1b9d2 func formIndex(_ i: inout Index, offsetBy distance: Int)
139 o 17 formIndex 2316 2562 f666f432179a64fff0faad6729977ba8 func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index)
95 o 17 formIndex 2565 2638 0088dc8d331f0eb1bc9d4c7c3f53b126 func formIndex(after i: inout Index)
101 o 17 index 2641 2703 5725505d3b4977e1b5f17e52d101993d func index(_ i: Index, offsetBy distance: Int)
125 o 17 index 2706 2793 4063242cb0018930d5be2c2edda96a3d func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
106 o 17 map 2796 3013 3a68a703d610b1d04f2e0681be18d17d func map<T, E>(_ transform: (Element) throws(E) -> T)
85 o 17 prefix 3016 3078 7e4817da160e8dbb4b0f44c4d91f2c37 func prefix(_ maxLength: Int)
92 o 17 prefix 3081 3193 0734c2a4b4e1e49040a303c74144ba94 func prefix(through position: Index)
84 o 17 prefix 3196 3286 a0d9c1196519abc7502f3b8883541f45 func prefix(upTo end: Index)
110 o 17 prefix 3289 3518 32f39472e4816d6d6b8ece9d08229b41 func prefix(while predicate: (Element) throws -> Bool)
83 o 17 randomElement 3521 3635 be5c37c45e6934e2b8fc23836370654f func randomElement()
110 o 17 randomElement 3638 3735 5fded98a30e12867942f96537f9fc8d7 func randomElement<T>(using generator: inout T)
187 o 17 split 3738 3913 1a3aa2145234a5ad54824301e445a3b1 func split( maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool )
85 o 17 suffix 3916 3978 83ae254330040e3f1f7f53f27ab57aa3 func suffix(_ maxLength: Int)
86 o 17 suffix 3981 4073 fddd36169cf7e89d4c1a3f9be9aa14a5 func suffix(from start: Index)
126 o 17 trimmingPrefix 4076 4213 3fd25ffd418272b602632feaabfd3823 func trimmingPrefix(while predicate: (Element) throws -> Bool)
80 e  Collection 4217 4262 105c44d3149b27b4050a35e8c7f85ad2 extension Collection#2
86 o 45 contains 4267 4373 3369123eef0e8be5127b6cc45bb5a83f func contains<C>(_ other: C)
96 o 45 firstIndex 4376 4593 8d0e4f836a09d09f06527c45ce678d6a func firstIndex(of element: Element)
91 o 45 firstRange 4596 4693 3b48c7e9eb6bcbf83d575f255e924f52 func firstRange<C>(of other: C)
86 o 45 index 4696 4785 b7829f84b785471e7921161ce1de9d0d func index(of element: Element)
83 o 45 ranges 4788 4882 7508bd3ac3e816dc6716c11a40200af2 func ranges<C>(of other: C)
151 o 45 split 4885 5009 641a6b6e19267051d6fb1cd5acd3bb88 func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
145 o 45 split 5012 5193 91593a6632e4e0745f3eb5cca32ed9d7 func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
109 o 45 trimmingPrefix 5196 5313 e6128ce9b0ab4d3d542c1a8f2310f8b1 func trimmingPrefix<Prefix>(_ prefix: Prefix)
80 e  Collection 5317 5375 d39f06b991b0b9f7c4388dbbb720ad9d extension Collection#3
68 o 54 indices 5380 5428 ed42226eaf691c8aeb0f23f77d9d1f51 var indices
80 e  Collection 5432 5493 a34939722f63132121e2c3adf49db0c5 extension Collection#4
81 o 56 makeIterator 5498 5622 befc15c998144b0c709bbc16d1c17ad4 func makeIterator()
80 e  Collection 5626 5672 6f9f48ff55d7fe2dfaaaf6b4238bafd0 extension Collection#5
73 o 58 popFirst 5677 5848 b4c828ec3b84871b39a5c754abf76a20 func popFirst()
79 o 58 removeFirst 5851 5915 dc9939e2e2ef0936f6b050e78b2f037b func removeFirst()
87 o 58 removeFirst 5918 5960 e5add9a102c88a568c90330e5f2b4fd4 func removeFirst(_ k: Int)
118 o 58 trimPrefix 5963 6044 b9611a041fed68d57393ef19304ec130 func trimPrefix(while predicate: (Element) throws -> Bool)
80 e  Collection 6048 6114 78e31a17ceea8569829440cd5153dbd0 extension Collection#6
101 o 63 trimPrefix 6119 6226 3cc8b0a73c726dbf93dff124f6e8b9cb func trimPrefix<Prefix>(_ prefix: Prefix)
80 e  Collection 6230 6283 ca300d0c055b17ce7131559e9a8db345 extension Collection#7
90 o 65 subscript 6288 6349 4fb4a19640bdac4ad1b98ca98ab37de1 subscript(bounds: Range<Index>)
103 t  BidirectionalCollection 6353 6490 77c4a9ecc77b4acf53e865b2e6d51138 protocol BidirectionalCollection
105 o 67 distance 6495 6549 b9e70d3d093a63934d3d1bc3c8abfa10 func distance(from start: Index, to end: Index)
96 o 67 formIndex 6552 6589 8d1b335c9a2a8e58306b0923b2d3ffdd func formIndex(before i: inout Index)
101 o 67 index 6592 6647 29ea92ea4c1425f23d1f2a510f287f44 func index(_ i: Index, offsetBy distance: Int)
125 o 67 index 6650 6730 f8c325608abdb10d24aced763def3fc0 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
82 o 67 index 6733 6769 3726b8508bff95bfc29b3087bc21c244 func index(before i: Index)
104 e  BidirectionalCollection 6773 6806 b4bcce7d6988457084e50821a1956b10 extension BidirectionalCollection
62 o 73 last 6811 6899 2e3ecc15916aeb7bce7847f577faa06f var last
141 o 73 difference 6902 7086 2edf9ed3882fe5943cee16ad0536cc50 func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool)
105 o 73 distance 7089 7150 dcdfdf24417caff8f0ecf19bf1fd5c50 func distance(from start: Index, to end: Index)
81 o 73 dropLast 7153 7209 7ad5f198c1d936a7b5717ecda8e55f81 func dropLast(_ k: Int)
96 o 73 formIndex 7212 7287 2051a31a018a386f26a72e6c4cd6b514 func formIndex(before i: inout Index)
101 o 73 index 7290 7352 9944b526e1d919ba76a2eb955d79bc5d func index(_ i: Index, offsetBy distance: Int)
125 o 73 index 7355 7442 c5c17f43743b4c2f3a3e80fb993de16f func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
106 o 73 last 7445 7724 3b7f1282305e04d9541c4f959df8d620 func last(where predicate: (Element) throws -> Bool)
116 o 73 lastIndex 7727 7979 94b534060207be8771ab1b9cf3c0df88 func lastIndex(where predicate: (Element) throws -> Bool)
73 o 73 reversed 7982 8043 0a6f3001096defcd1d985c9825d97775 func reversed()
85 o 73 suffix 8046 8108 c42a95c838e4079d89bf6001dc9e86c9 func suffix(_ maxLength: Int)
106 e  BidirectionalCollection 8112 8169 bcc08489c73644f30ae87780bf84f2d5 extension BidirectionalCollection#2
91 o 85 joined 8174 8237 b500e87221ecca8ac4d99e938b53ce2f func joined(separator: String = "")
106 e  BidirectionalCollection 8241 8300 7e3a7dd31f9dd981b7f1d1dfc144660e extension BidirectionalCollection#3
91 o 87 firstRange 8305 8402 f1547d50eb1e1b5477682a5c1c6f20a4 func firstRange<C>(of other: C)
106 e  BidirectionalCollection 8406 8464 58904abe942f18cdbbc7902e01a3f7f6 extension BidirectionalCollection#4
93 o 89 difference 8469 8599 5c6f0156ec7be150fc0c09044d5615b7 func difference<C>(from other: C)
94 o 89 lastIndex 8602 8699 713425dd222f06ea77c55e523043ebd6 func lastIndex(of element: Element)
106 e  BidirectionalCollection 8703 8762 fe16765c148f60e3e84efe178ae90ee8 extension BidirectionalCollection#5
71 o 92 popLast 8767 8937 cb00c1adeed17113ae4fff07367adc19 func popLast()
77 o 92 removeLast 8940 9003 26ad300120aab352637142f65725217b func removeLast()
85 o 92 removeLast 9006 9047 eed1c73a454fe8d86b39b5fd6f876b5b func removeLast(_ k: Int)
106 e  BidirectionalCollection 9051 9115 b6c19f938fa2ad494ecf31a4f9caa298 extension BidirectionalCollection#6
101 o 96 contains 9120 9199 ea8ad63157f3f2752cfc8a9fef37b457 func contains(_ regex: some RegexComponent)
110 o 96 firstMatch 9202 9283 cddb7809e07c2ebda8892bd89d9693f0 func firstMatch<Output>(of r: some RegexComponent)
106 o 96 firstRange 9286 9377 b88a4a84e81bae735220fe26e31415e9 func firstRange(of regex: some RegexComponent)
104 o 96 matches 9380 9459 eb6702a9beb4010a640de27f3b6018e0 func matches<Output>(of r: some RegexComponent)
93 o 96 prefixMatch 9462 9556 ee661043162f04fdb1341d5df404ccd8 func prefixMatch<R>(of regex: R)
98 o 96 ranges 9559 9647 e79cc93a91796b5aea097e3453b5b790 func ranges(of regex: some RegexComponent)
162 o 96 split 9650 9808 dc306e7f14854166789d52ac5fba838e func split( separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true )
100 o 96 starts 9811 9870 71702a75ee6365ad0ab6d939c5e87efb func starts(with regex: some RegexComponent)
113 o 96 trimmingPrefix 9873 9965 6ed395c90b7397de884cb36f012d25d0 func trimmingPrefix(_ regex: some RegexComponent)
92 o 96 wholeMatch 9968 10061 a57bbd522309172ff080ea4ec34a1372 func wholeMatch<R>(of regex: R)
103 t  RandomAccessCollection 10065 10212 bbf255120683e76c0f204af63db65b34 protocol RandomAccessCollection
108 o 107 distance 10217 10271 4c0f50c0894c1e0974b6478c2dc0383e func distance(from start: Index, to end: Index)
104 o 107 index 10274 10329 0edb9f0b6e7d532deb739e10f0f331a6 func index(_ i: Index, offsetBy distance: Int)
128 o 107 index 10332 10412 eeeee9446d942a37009b8ab146630fee func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
104 e  RandomAccessCollection 10416 10448 f679948e76770f0973b04a384df945c1 extension RandomAccessCollection
128 o 111 index 10453 10540 ac8d6b4f9dec714f668710f193a1ee5b func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
106 e  RandomAccessCollection 10544 10646 811b684e0b941648e0a091400794c8f7 extension RandomAccessCollection#2
71 o 113 indices 10651 10691 f5f04f0e66ff79ee0e65113ba837dbc0 var indices
108 o 113 distance 10694 10764 77124f622df07009fcc52225bcad4e01 func distance(from start: Index, to end: Index)
113 o 113 index 10767 10838 d4c3054400dd9b6d8f40b15fd5ca914d func index(_ i: Index, offsetBy distance: Index.Stride)
84 o 113 index 10841 10883 7740a813f5b6613d3c62d0add1972abd func index(after i: Index)
85 o 113 index 10886 10929 abb2ee7a7d7d36ae95ce42b131fa3d40 func index(before i: Index)

"""#)
  }
}
