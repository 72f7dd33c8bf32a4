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

"""#)
  }
}
