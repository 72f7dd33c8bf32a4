// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_BidirectionalCollection: LibraryText {
    LibraryText(
      path: "Swift/BidirectionalCollection.swift",
      text: #"""
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
99 t  BidirectionalCollection 0 137 77c4a9ecc77b4acf53e865b2e6d51138 protocol BidirectionalCollection
102 o 0 distance 142 196 b9e70d3d093a63934d3d1bc3c8abfa10 func distance(from start: Index, to end: Index)
93 o 0 formIndex 199 236 8d1b335c9a2a8e58306b0923b2d3ffdd func formIndex(before i: inout Index)
98 o 0 index 239 294 29ea92ea4c1425f23d1f2a510f287f44 func index(_ i: Index, offsetBy distance: Int)
122 o 0 index 297 377 f8c325608abdb10d24aced763def3fc0 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
79 o 0 index 380 416 3726b8508bff95bfc29b3087bc21c244 func index(before i: Index)
102 e  BidirectionalCollection 420 453 b4bcce7d6988457084e50821a1956b10 extension BidirectionalCollection
59 o 6 last 458 546 2e3ecc15916aeb7bce7847f577faa06f var last
138 o 6 difference 549 733 2edf9ed3882fe5943cee16ad0536cc50 func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool)
102 o 6 distance 736 797 dcdfdf24417caff8f0ecf19bf1fd5c50 func distance(from start: Index, to end: Index)
78 o 6 dropLast 800 856 7ad5f198c1d936a7b5717ecda8e55f81 func dropLast(_ k: Int)
93 o 6 formIndex 859 934 2051a31a018a386f26a72e6c4cd6b514 func formIndex(before i: inout Index)
98 o 6 index 937 999 9944b526e1d919ba76a2eb955d79bc5d func index(_ i: Index, offsetBy distance: Int)
124 o 6 index 1002 1089 c5c17f43743b4c2f3a3e80fb993de16f func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
105 o 6 last 1092 1371 3b7f1282305e04d9541c4f959df8d620 func last(where predicate: (Element) throws -> Bool)
115 o 6 lastIndex 1374 1626 94b534060207be8771ab1b9cf3c0df88 func lastIndex(where predicate: (Element) throws -> Bool)
72 o 6 reversed 1629 1690 0a6f3001096defcd1d985c9825d97775 func reversed()
84 o 6 suffix 1693 1755 c42a95c838e4079d89bf6001dc9e86c9 func suffix(_ maxLength: Int)
106 e  BidirectionalCollection 1759 1816 bcc08489c73644f30ae87780bf84f2d5 extension BidirectionalCollection#2
91 o 18 joined 1821 1884 b500e87221ecca8ac4d99e938b53ce2f func joined(separator: String = "")
106 e  BidirectionalCollection 1888 1947 7e3a7dd31f9dd981b7f1d1dfc144660e extension BidirectionalCollection#3
91 o 20 firstRange 1952 2049 f1547d50eb1e1b5477682a5c1c6f20a4 func firstRange<C>(of other: C)
106 e  BidirectionalCollection 2053 2111 58904abe942f18cdbbc7902e01a3f7f6 extension BidirectionalCollection#4
93 o 22 difference 2116 2246 5c6f0156ec7be150fc0c09044d5615b7 func difference<C>(from other: C)
94 o 22 lastIndex 2249 2346 713425dd222f06ea77c55e523043ebd6 func lastIndex(of element: Element)
106 e  BidirectionalCollection 2350 2409 fe16765c148f60e3e84efe178ae90ee8 extension BidirectionalCollection#5
71 o 25 popLast 2414 2584 cb00c1adeed17113ae4fff07367adc19 func popLast()
77 o 25 removeLast 2587 2650 26ad300120aab352637142f65725217b func removeLast()
85 o 25 removeLast 2653 2694 eed1c73a454fe8d86b39b5fd6f876b5b func removeLast(_ k: Int)
106 e  BidirectionalCollection 2698 2762 b6c19f938fa2ad494ecf31a4f9caa298 extension BidirectionalCollection#6
101 o 29 contains 2767 2846 ea8ad63157f3f2752cfc8a9fef37b457 func contains(_ regex: some RegexComponent)
110 o 29 firstMatch 2849 2930 cddb7809e07c2ebda8892bd89d9693f0 func firstMatch<Output>(of r: some RegexComponent)
106 o 29 firstRange 2933 3024 b88a4a84e81bae735220fe26e31415e9 func firstRange(of regex: some RegexComponent)
104 o 29 matches 3027 3106 eb6702a9beb4010a640de27f3b6018e0 func matches<Output>(of r: some RegexComponent)
93 o 29 prefixMatch 3109 3203 ee661043162f04fdb1341d5df404ccd8 func prefixMatch<R>(of regex: R)
98 o 29 ranges 3206 3294 e79cc93a91796b5aea097e3453b5b790 func ranges(of regex: some RegexComponent)
162 o 29 split 3297 3455 dc306e7f14854166789d52ac5fba838e func split( separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true )
100 o 29 starts 3458 3517 71702a75ee6365ad0ab6d939c5e87efb func starts(with regex: some RegexComponent)
113 o 29 trimmingPrefix 3520 3612 6ed395c90b7397de884cb36f012d25d0 func trimmingPrefix(_ regex: some RegexComponent)
91 o 29 wholeMatch 3615 3708 a57bbd522309172ff080ea4ec34a1372 func wholeMatch<R>(of regex: R)
101 t  RandomAccessCollection 3712 3859 bbf255120683e76c0f204af63db65b34 protocol RandomAccessCollection
105 o 40 distance 3864 3918 4c0f50c0894c1e0974b6478c2dc0383e func distance(from start: Index, to end: Index)
101 o 40 index 3921 3976 0edb9f0b6e7d532deb739e10f0f331a6 func index(_ i: Index, offsetBy distance: Int)
125 o 40 index 3979 4059 eeeee9446d942a37009b8ab146630fee func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
102 e  RandomAccessCollection 4063 4095 f679948e76770f0973b04a384df945c1 extension RandomAccessCollection
125 o 44 index 4100 4187 ac8d6b4f9dec714f668710f193a1ee5b func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
104 e  RandomAccessCollection 4191 4293 811b684e0b941648e0a091400794c8f7 extension RandomAccessCollection#2
68 o 46 indices 4298 4338 f5f04f0e66ff79ee0e65113ba837dbc0 var indices
105 o 46 distance 4341 4411 77124f622df07009fcc52225bcad4e01 func distance(from start: Index, to end: Index)
110 o 46 index 4414 4485 d4c3054400dd9b6d8f40b15fd5ca914d func index(_ i: Index, offsetBy distance: Index.Stride)
81 o 46 index 4488 4530 7740a813f5b6613d3c62d0add1972abd func index(after i: Index)
82 o 46 index 4533 4576 abb2ee7a7d7d36ae95ce42b131fa3d40 func index(before i: Index)

"""#)
  }
}
