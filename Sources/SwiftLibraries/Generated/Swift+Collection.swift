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
t 0 45  3d85e70070d6228b03eff04ba0e1c079 Collection protocol Collection
o 50 185 0 95909aca6eac39625759ea10bf6c99ba Index associatedtype Index
o 188 282 0 cc20243903b9603907aeefc8bbdfa7f3 Indices associatedtype Indices
o 285 333 0 c03288d2d457c09b6171c994e850083c Iterator associatedtype Iterator
o 336 467 0 fd2f2f4696c61b6a8c914e544114a7bf SubSequence associatedtype SubSequence
o 470 492 0 d05b794dae5e0500fcb3d4029036f36f count var count
o 495 522 0 b4839acc55bfc262e1c2b12b22f2beca endIndex var endIndex
o 525 553 0 6d990a183b76a38c242191c205d87703 indices var indices
o 556 581 0 0a54162f5179f382c89c0c177428d57e isEmpty var isEmpty
o 584 613 0 5dd9b33bc0f653dc9cf4aa85d72d2d92 startIndex var startIndex
o 616 661 0 92c5ea69bd5a9891232cef15da5bd94f subscript subscript(position: Index)
o 664 718 0 575426d6a6f7fcbe7ccdd63cf3275fe9 subscript subscript(bounds: Range<Index>)
o 721 775 0 ca837277362e80b9bd7fb544dabe5b1b distance func distance(from start: Index, to end: Index)
o 778 814 0 7cf93930d6cb4290cc0b3658942c7d53 formIndex func formIndex(after i: inout Index)
o 817 872 0 7aa26cb98ce8b976c1553d280e06a4e3 index func index(_ i: Index, offsetBy distance: Int)
o 875 955 0 c42ded8c96b598967349fc529130cfcf index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 958 993 0 bece5b06a79fce0bb07a45a6c073d92f index func index(after i: Index)
e 997 1017  d8279108dfef2b659e9f2db14a846b8d Collection extension Collection
o 1022 1101 17 3dd7084e61e5918d41e0e7a3bef52c87 count var count
o 1104 1226 17 5634d60eabcfb5cc7abb79676ec169e8 first var first
o 1229 1293 17 2557b821397245a2edd01bd3e9493b29 isEmpty var isEmpty
o 1296 1354 17 df5ef354c915606ae92dd837195a8207 underestimatedCount var underestimatedCount
o 1357 1448 17 b15a22d6940897f769372811158f8499 subscript subscript<R>(r: R)
o 1451 1520 17 b4423ed6b76e4f4dddbb23bfc0ce14c2 subscript subscript(x: (UnboundedRange_) -> Void)
o 1523 1584 17 258613e7c6c132d4126742a08057e76f distance func distance(from start: Index, to end: Index)
o 1587 1822 17 147e851ffc2f3d2783dd9e226cc6e5bc drop func drop(while predicate: (Element) throws -> Bool)
o 1825 1886 17 d8f73ea85ca08211e63e397e6a797dd2 dropFirst func dropFirst(_ k: Int = 1)
o 1889 1949 17 f7f934d3f8af3d8edcc6edb81301562b dropLast func dropLast(_ k: Int = 1)
o 1952 2204 17 1088adb7c526ef714fdcc2d86f0b8ba4 firstIndex func firstIndex(where predicate: (Element) throws -> Bool)
o 2207 2313 17 fa664d6a09f4c0e51916db097cb1b9d2 formIndex func formIndex(_ i: inout Index, offsetBy distance: Int)
o 2316 2562 17 f666f432179a64fff0faad6729977ba8 formIndex func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index)
o 2565 2638 17 0088dc8d331f0eb1bc9d4c7c3f53b126 formIndex func formIndex(after i: inout Index)
o 2641 2703 17 5725505d3b4977e1b5f17e52d101993d index func index(_ i: Index, offsetBy distance: Int)
o 2706 2793 17 4063242cb0018930d5be2c2edda96a3d index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 2796 3013 17 3a68a703d610b1d04f2e0681be18d17d map func map<T, E>(_ transform: (Element) throws(E) -> T)
o 3016 3078 17 7e4817da160e8dbb4b0f44c4d91f2c37 prefix func prefix(_ maxLength: Int)
o 3081 3193 17 0734c2a4b4e1e49040a303c74144ba94 prefix func prefix(through position: Index)
o 3196 3286 17 a0d9c1196519abc7502f3b8883541f45 prefix func prefix(upTo end: Index)
o 3289 3518 17 32f39472e4816d6d6b8ece9d08229b41 prefix func prefix(while predicate: (Element) throws -> Bool)
o 3521 3635 17 be5c37c45e6934e2b8fc23836370654f randomElement func randomElement()
o 3638 3735 17 5fded98a30e12867942f96537f9fc8d7 randomElement func randomElement<T>(using generator: inout T)
o 3738 3913 17 1a3aa2145234a5ad54824301e445a3b1 split func split( maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool )
o 3916 3978 17 83ae254330040e3f1f7f53f27ab57aa3 suffix func suffix(_ maxLength: Int)
o 3981 4073 17 fddd36169cf7e89d4c1a3f9be9aa14a5 suffix func suffix(from start: Index)
o 4076 4213 17 3fd25ffd418272b602632feaabfd3823 trimmingPrefix func trimmingPrefix(while predicate: (Element) throws -> Bool)
e 4217 4262  105c44d3149b27b4050a35e8c7f85ad2 Collection extension Collection#2
o 4267 4373 45 3369123eef0e8be5127b6cc45bb5a83f contains func contains<C>(_ other: C)
o 4376 4593 45 8d0e4f836a09d09f06527c45ce678d6a firstIndex func firstIndex(of element: Element)
o 4596 4693 45 3b48c7e9eb6bcbf83d575f255e924f52 firstRange func firstRange<C>(of other: C)
o 4696 4790 45 7508bd3ac3e816dc6716c11a40200af2 ranges func ranges<C>(of other: C)
o 4793 4917 45 641a6b6e19267051d6fb1cd5acd3bb88 split func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
o 4920 5101 45 91593a6632e4e0745f3eb5cca32ed9d7 split func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
o 5104 5221 45 e6128ce9b0ab4d3d542c1a8f2310f8b1 trimmingPrefix func trimmingPrefix<Prefix>(_ prefix: Prefix)
e 5225 5283  d39f06b991b0b9f7c4388dbbb720ad9d Collection extension Collection#3
o 5288 5336 53 ed42226eaf691c8aeb0f23f77d9d1f51 indices var indices
e 5340 5401  a34939722f63132121e2c3adf49db0c5 Collection extension Collection#4
o 5406 5530 55 befc15c998144b0c709bbc16d1c17ad4 makeIterator func makeIterator()
e 5534 5580  6f9f48ff55d7fe2dfaaaf6b4238bafd0 Collection extension Collection#5
o 5585 5756 57 b4c828ec3b84871b39a5c754abf76a20 popFirst func popFirst()
o 5759 5823 57 dc9939e2e2ef0936f6b050e78b2f037b removeFirst func removeFirst()
o 5826 5868 57 e5add9a102c88a568c90330e5f2b4fd4 removeFirst func removeFirst(_ k: Int)
o 5871 5952 57 b9611a041fed68d57393ef19304ec130 trimPrefix func trimPrefix(while predicate: (Element) throws -> Bool)
e 5956 6022  78e31a17ceea8569829440cd5153dbd0 Collection extension Collection#6
o 6027 6134 62 3cc8b0a73c726dbf93dff124f6e8b9cb trimPrefix func trimPrefix<Prefix>(_ prefix: Prefix)
e 6138 6191  ca300d0c055b17ce7131559e9a8db345 Collection extension Collection#7
o 6196 6257 64 4fb4a19640bdac4ad1b98ca98ab37de1 subscript subscript(bounds: Range<Index>)
t 6261 6398  77c4a9ecc77b4acf53e865b2e6d51138 BidirectionalCollection protocol BidirectionalCollection
o 6403 6457 66 b9e70d3d093a63934d3d1bc3c8abfa10 distance func distance(from start: Index, to end: Index)
o 6460 6497 66 8d1b335c9a2a8e58306b0923b2d3ffdd formIndex func formIndex(before i: inout Index)
o 6500 6555 66 29ea92ea4c1425f23d1f2a510f287f44 index func index(_ i: Index, offsetBy distance: Int)
o 6558 6638 66 f8c325608abdb10d24aced763def3fc0 index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 6641 6677 66 3726b8508bff95bfc29b3087bc21c244 index func index(before i: Index)
e 6681 6714  b4bcce7d6988457084e50821a1956b10 BidirectionalCollection extension BidirectionalCollection
o 6719 6807 72 2e3ecc15916aeb7bce7847f577faa06f last var last
o 6810 6994 72 2edf9ed3882fe5943cee16ad0536cc50 difference func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool)
o 6997 7058 72 dcdfdf24417caff8f0ecf19bf1fd5c50 distance func distance(from start: Index, to end: Index)
o 7061 7117 72 7ad5f198c1d936a7b5717ecda8e55f81 dropLast func dropLast(_ k: Int)
o 7120 7195 72 2051a31a018a386f26a72e6c4cd6b514 formIndex func formIndex(before i: inout Index)
o 7198 7260 72 9944b526e1d919ba76a2eb955d79bc5d index func index(_ i: Index, offsetBy distance: Int)
o 7263 7350 72 c5c17f43743b4c2f3a3e80fb993de16f index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 7353 7632 72 3b7f1282305e04d9541c4f959df8d620 last func last(where predicate: (Element) throws -> Bool)
o 7635 7887 72 94b534060207be8771ab1b9cf3c0df88 lastIndex func lastIndex(where predicate: (Element) throws -> Bool)
o 7890 7951 72 0a6f3001096defcd1d985c9825d97775 reversed func reversed()
o 7954 8016 72 c42a95c838e4079d89bf6001dc9e86c9 suffix func suffix(_ maxLength: Int)
e 8020 8077  bcc08489c73644f30ae87780bf84f2d5 BidirectionalCollection extension BidirectionalCollection#2
o 8082 8145 84 b500e87221ecca8ac4d99e938b53ce2f joined func joined(separator: String = "")
e 8149 8208  7e3a7dd31f9dd981b7f1d1dfc144660e BidirectionalCollection extension BidirectionalCollection#3
o 8213 8310 86 f1547d50eb1e1b5477682a5c1c6f20a4 firstRange func firstRange<C>(of other: C)
e 8314 8372  58904abe942f18cdbbc7902e01a3f7f6 BidirectionalCollection extension BidirectionalCollection#4
o 8377 8507 88 5c6f0156ec7be150fc0c09044d5615b7 difference func difference<C>(from other: C)
o 8510 8607 88 713425dd222f06ea77c55e523043ebd6 lastIndex func lastIndex(of element: Element)
e 8611 8670  fe16765c148f60e3e84efe178ae90ee8 BidirectionalCollection extension BidirectionalCollection#5
o 8675 8845 91 cb00c1adeed17113ae4fff07367adc19 popLast func popLast()
o 8848 8911 91 26ad300120aab352637142f65725217b removeLast func removeLast()
o 8914 8955 91 eed1c73a454fe8d86b39b5fd6f876b5b removeLast func removeLast(_ k: Int)
e 8959 9023  b6c19f938fa2ad494ecf31a4f9caa298 BidirectionalCollection extension BidirectionalCollection#6
o 9028 9107 95 ea8ad63157f3f2752cfc8a9fef37b457 contains func contains(_ regex: some RegexComponent)
o 9110 9191 95 cddb7809e07c2ebda8892bd89d9693f0 firstMatch func firstMatch<Output>(of r: some RegexComponent)
o 9194 9285 95 b88a4a84e81bae735220fe26e31415e9 firstRange func firstRange(of regex: some RegexComponent)
o 9288 9367 95 eb6702a9beb4010a640de27f3b6018e0 matches func matches<Output>(of r: some RegexComponent)
o 9370 9464 95 ee661043162f04fdb1341d5df404ccd8 prefixMatch func prefixMatch<R>(of regex: R)
o 9467 9555 95 e79cc93a91796b5aea097e3453b5b790 ranges func ranges(of regex: some RegexComponent)
o 9558 9716 95 dc306e7f14854166789d52ac5fba838e split func split( separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true )
o 9719 9778 95 71702a75ee6365ad0ab6d939c5e87efb starts func starts(with regex: some RegexComponent)
o 9781 9873 95 6ed395c90b7397de884cb36f012d25d0 trimmingPrefix func trimmingPrefix(_ regex: some RegexComponent)
o 9876 9969 95 a57bbd522309172ff080ea4ec34a1372 wholeMatch func wholeMatch<R>(of regex: R)
t 9973 10120  bbf255120683e76c0f204af63db65b34 RandomAccessCollection protocol RandomAccessCollection
o 10125 10179 106 4c0f50c0894c1e0974b6478c2dc0383e distance func distance(from start: Index, to end: Index)
o 10182 10237 106 0edb9f0b6e7d532deb739e10f0f331a6 index func index(_ i: Index, offsetBy distance: Int)
o 10240 10320 106 eeeee9446d942a37009b8ab146630fee index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
e 10324 10356  f679948e76770f0973b04a384df945c1 RandomAccessCollection extension RandomAccessCollection
o 10361 10448 110 ac8d6b4f9dec714f668710f193a1ee5b index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
e 10452 10554  811b684e0b941648e0a091400794c8f7 RandomAccessCollection extension RandomAccessCollection#2
o 10559 10599 112 f5f04f0e66ff79ee0e65113ba837dbc0 indices var indices
o 10602 10672 112 77124f622df07009fcc52225bcad4e01 distance func distance(from start: Index, to end: Index)
o 10675 10746 112 d4c3054400dd9b6d8f40b15fd5ca914d index func index(_ i: Index, offsetBy distance: Index.Stride)
o 10749 10791 112 7740a813f5b6613d3c62d0add1972abd index func index(after i: Index)
o 10794 10837 112 abb2ee7a7d7d36ae95ce42b131fa3d40 index func index(before i: Index)

"""#)
  }
}
