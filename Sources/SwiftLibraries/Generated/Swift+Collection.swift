// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Collection: LibraryText {
    LibraryText(
      path: "Swift/Collection.swift",
      text: #"""
public protocol Collection<Element>: Sequence {
  associatedtype Element
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
      let value = try transform(element)
      result.append(value)
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
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  @intrinsic public mutating func removeFirst(_ k: Int)
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
74 o 0 Element 50 72 0f89632e1884a1b93724b33840fc746b associatedtype Element
71 o 0 Index 75 210 95909aca6eac39625759ea10bf6c99ba associatedtype Index
76 o 0 Indices 213 307 cc20243903b9603907aeefc8bbdfa7f3 associatedtype Indices
78 o 0 Iterator 310 358 c03288d2d457c09b6171c994e850083c associatedtype Iterator
84 o 0 SubSequence 361 492 fd2f2f4696c61b6a8c914e544114a7bf associatedtype SubSequence
61 o 0 count 495 517 d05b794dae5e0500fcb3d4029036f36f var count
67 o 0 endIndex 520 547 b4839acc55bfc262e1c2b12b22f2beca var endIndex
65 o 0 indices 550 578 6d990a183b76a38c242191c205d87703 var indices
65 o 0 isEmpty 581 606 0a54162f5179f382c89c0c177428d57e var isEmpty
71 o 0 startIndex 609 638 5dd9b33bc0f653dc9cf4aa85d72d2d92 var startIndex
82 o 0 subscript 641 686 92c5ea69bd5a9891232cef15da5bd94f subscript(position: Index)
87 o 0 subscript 689 743 575426d6a6f7fcbe7ccdd63cf3275fe9 subscript(bounds: Range<Index>)
102 o 0 distance 746 800 ca837277362e80b9bd7fb544dabe5b1b func distance(from start: Index, to end: Index)
92 o 0 formIndex 803 839 7cf93930d6cb4290cc0b3658942c7d53 func formIndex(after i: inout Index)
98 o 0 index 842 897 7aa26cb98ce8b976c1553d280e06a4e3 func index(_ i: Index, offsetBy distance: Int)
122 o 0 index 900 980 c42ded8c96b598967349fc529130cfcf func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
79 o 0 index 983 1018 bece5b06a79fce0bb07a45a6c073d92f func index(after i: Index)
78 e  Collection 1022 1042 d8279108dfef2b659e9f2db14a846b8d extension Collection
64 o 18 count 1047 1126 3dd7084e61e5918d41e0e7a3bef52c87 var count
64 o 18 first 1129 1251 5634d60eabcfb5cc7abb79676ec169e8 var first
68 o 18 isEmpty 1254 1318 2557b821397245a2edd01bd3e9493b29 var isEmpty
92 o 18 underestimatedCount 1321 1379 df5ef354c915606ae92dd837195a8207 var underestimatedCount
77 o 18 subscript 1382 1473 b15a22d6940897f769372811158f8499 subscript<R>(r: R)
98 o 18 subscript 1476 1545 b4423ed6b76e4f4dddbb23bfc0ce14c2 subscript(x: (UnboundedRange_) -> Void)
105 o 18 distance 1548 1609 258613e7c6c132d4126742a08057e76f func distance(from start: Index, to end: Index)
106 o 18 drop 1612 1847 147e851ffc2f3d2783dd9e226cc6e5bc func drop(while predicate: (Element) throws -> Bool)
87 o 18 dropFirst 1850 1911 d8f73ea85ca08211e63e397e6a797dd2 func dropFirst(_ k: Int = 1)
85 o 18 dropLast 1914 1974 f7f934d3f8af3d8edcc6edb81301562b func dropLast(_ k: Int = 1)
118 o 18 firstIndex 1977 2229 1088adb7c526ef714fdcc2d86f0b8ba4 func firstIndex(where predicate: (Element) throws -> Bool)
115 o 18 formIndex 2232 2338 fa664d6a09f4c0e51916db097cb1b9d2 func formIndex(_ i: inout Index, offsetBy distance: Int)
139 o 18 formIndex 2341 2587 f666f432179a64fff0faad6729977ba8 func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index)
95 o 18 formIndex 2590 2663 0088dc8d331f0eb1bc9d4c7c3f53b126 func formIndex(after i: inout Index)
101 o 18 index 2666 2728 5725505d3b4977e1b5f17e52d101993d func index(_ i: Index, offsetBy distance: Int)
125 o 18 index 2731 2818 4063242cb0018930d5be2c2edda96a3d func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
106 o 18 map 2821 3062 bfcd63e90b1001f4a55e19e0ed910b39 func map<T, E>(_ transform: (Element) throws(E) -> T)
85 o 18 prefix 3065 3127 7e4817da160e8dbb4b0f44c4d91f2c37 func prefix(_ maxLength: Int)
92 o 18 prefix 3130 3242 0734c2a4b4e1e49040a303c74144ba94 func prefix(through position: Index)
84 o 18 prefix 3245 3335 a0d9c1196519abc7502f3b8883541f45 func prefix(upTo end: Index)
110 o 18 prefix 3338 3567 32f39472e4816d6d6b8ece9d08229b41 func prefix(while predicate: (Element) throws -> Bool)
83 o 18 randomElement 3570 3684 be5c37c45e6934e2b8fc23836370654f func randomElement()
110 o 18 randomElement 3687 3784 5fded98a30e12867942f96537f9fc8d7 func randomElement<T>(using generator: inout T)
187 o 18 split 3787 3962 1a3aa2145234a5ad54824301e445a3b1 func split( maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool )
85 o 18 suffix 3965 4027 83ae254330040e3f1f7f53f27ab57aa3 func suffix(_ maxLength: Int)
86 o 18 suffix 4030 4122 fddd36169cf7e89d4c1a3f9be9aa14a5 func suffix(from start: Index)
126 o 18 trimmingPrefix 4125 4262 3fd25ffd418272b602632feaabfd3823 func trimmingPrefix(while predicate: (Element) throws -> Bool)
80 e  Collection 4266 4311 105c44d3149b27b4050a35e8c7f85ad2 extension Collection#2
86 o 46 contains 4316 4422 3369123eef0e8be5127b6cc45bb5a83f func contains<C>(_ other: C)
96 o 46 firstIndex 4425 4642 8d0e4f836a09d09f06527c45ce678d6a func firstIndex(of element: Element)
91 o 46 firstRange 4645 4742 3b48c7e9eb6bcbf83d575f255e924f52 func firstRange<C>(of other: C)
86 o 46 index 4745 4834 b7829f84b785471e7921161ce1de9d0d func index(of element: Element)
83 o 46 ranges 4837 4931 7508bd3ac3e816dc6716c11a40200af2 func ranges<C>(of other: C)
151 o 46 split 4934 5058 641a6b6e19267051d6fb1cd5acd3bb88 func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
145 o 46 split 5061 5242 91593a6632e4e0745f3eb5cca32ed9d7 func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
109 o 46 trimmingPrefix 5245 5362 e6128ce9b0ab4d3d542c1a8f2310f8b1 func trimmingPrefix<Prefix>(_ prefix: Prefix)
80 e  Collection 5366 5424 d39f06b991b0b9f7c4388dbbb720ad9d extension Collection#3
68 o 55 indices 5429 5477 ed42226eaf691c8aeb0f23f77d9d1f51 var indices
80 e  Collection 5481 5542 a34939722f63132121e2c3adf49db0c5 extension Collection#4
81 o 57 makeIterator 5547 5671 befc15c998144b0c709bbc16d1c17ad4 func makeIterator()
80 e  Collection 5675 5721 6f9f48ff55d7fe2dfaaaf6b4238bafd0 extension Collection#5
73 o 59 popFirst 5726 5897 b4c828ec3b84871b39a5c754abf76a20 func popFirst()
79 o 59 removeFirst 5900 5975 68a61a3700413fd1f50d210ec70e4911 func removeFirst()
87 o 59 removeFirst 5978 6031 3fa573e7793fd7d5ad35fa829fa12150 func removeFirst(_ k: Int)
118 o 59 trimPrefix 6034 6115 b9611a041fed68d57393ef19304ec130 func trimPrefix(while predicate: (Element) throws -> Bool)
80 e  Collection 6119 6185 78e31a17ceea8569829440cd5153dbd0 extension Collection#6
101 o 64 trimPrefix 6190 6297 3cc8b0a73c726dbf93dff124f6e8b9cb func trimPrefix<Prefix>(_ prefix: Prefix)
80 e  Collection 6301 6354 ca300d0c055b17ce7131559e9a8db345 extension Collection#7
90 o 66 subscript 6359 6420 4fb4a19640bdac4ad1b98ca98ab37de1 subscript(bounds: Range<Index>)

"""#)
  }
}
