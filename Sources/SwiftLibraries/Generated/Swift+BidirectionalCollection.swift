// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_BidirectionalCollection: LibraryText {
    LibraryText(
      path: "Swift/BidirectionalCollection.swift",
      text: #"""
public protocol BidirectionalCollection<Element>: Collection
where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
  associatedtype Element
  associatedtype Index
  associatedtype Indices
  associatedtype SubSequence
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
  @discardableResult @intrinsic public mutating func removeLast() -> Element
  @intrinsic public mutating func removeLast(_ k: Int)
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
  associatedtype Element
  associatedtype Index
  associatedtype Indices
  associatedtype SubSequence
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
76 o 0 Element 142 164 0a56b37c807e4a01b142c1f04284a3bb associatedtype Element
72 o 0 Index 167 187 e261adc61eb0c13f274fa4ec39a5d672 associatedtype Index
76 o 0 Indices 190 212 584ea3c270bfaf5f71acfcabbce91d48 associatedtype Indices
84 o 0 SubSequence 215 241 3686592fb28572ecc9c7530bd73ddab7 associatedtype SubSequence
102 o 0 distance 244 298 b9e70d3d093a63934d3d1bc3c8abfa10 func distance(from start: Index, to end: Index)
93 o 0 formIndex 301 338 8d1b335c9a2a8e58306b0923b2d3ffdd func formIndex(before i: inout Index)
98 o 0 index 341 396 29ea92ea4c1425f23d1f2a510f287f44 func index(_ i: Index, offsetBy distance: Int)
122 o 0 index 399 479 f8c325608abdb10d24aced763def3fc0 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
79 o 0 index 482 518 3726b8508bff95bfc29b3087bc21c244 func index(before i: Index)
102 e  BidirectionalCollection 522 555 b4bcce7d6988457084e50821a1956b10 extension BidirectionalCollection
60 o 10 last 560 648 2e3ecc15916aeb7bce7847f577faa06f var last
139 o 10 difference 651 835 2edf9ed3882fe5943cee16ad0536cc50 func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool)
103 o 10 distance 838 899 dcdfdf24417caff8f0ecf19bf1fd5c50 func distance(from start: Index, to end: Index)
79 o 10 dropLast 902 958 7ad5f198c1d936a7b5717ecda8e55f81 func dropLast(_ k: Int)
95 o 10 formIndex 961 1036 2051a31a018a386f26a72e6c4cd6b514 func formIndex(before i: inout Index)
101 o 10 index 1039 1101 9944b526e1d919ba76a2eb955d79bc5d func index(_ i: Index, offsetBy distance: Int)
125 o 10 index 1104 1191 c5c17f43743b4c2f3a3e80fb993de16f func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
106 o 10 last 1194 1473 3b7f1282305e04d9541c4f959df8d620 func last(where predicate: (Element) throws -> Bool)
116 o 10 lastIndex 1476 1728 94b534060207be8771ab1b9cf3c0df88 func lastIndex(where predicate: (Element) throws -> Bool)
73 o 10 reversed 1731 1792 0a6f3001096defcd1d985c9825d97775 func reversed()
85 o 10 suffix 1795 1857 c42a95c838e4079d89bf6001dc9e86c9 func suffix(_ maxLength: Int)
106 e  BidirectionalCollection 1861 1918 bcc08489c73644f30ae87780bf84f2d5 extension BidirectionalCollection#2
91 o 22 joined 1923 1986 b500e87221ecca8ac4d99e938b53ce2f func joined(separator: String = "")
106 e  BidirectionalCollection 1990 2049 7e3a7dd31f9dd981b7f1d1dfc144660e extension BidirectionalCollection#3
91 o 24 firstRange 2054 2151 f1547d50eb1e1b5477682a5c1c6f20a4 func firstRange<C>(of other: C)
106 e  BidirectionalCollection 2155 2213 58904abe942f18cdbbc7902e01a3f7f6 extension BidirectionalCollection#4
93 o 26 difference 2218 2348 5c6f0156ec7be150fc0c09044d5615b7 func difference<C>(from other: C)
94 o 26 lastIndex 2351 2448 713425dd222f06ea77c55e523043ebd6 func lastIndex(of element: Element)
106 e  BidirectionalCollection 2452 2511 fe16765c148f60e3e84efe178ae90ee8 extension BidirectionalCollection#5
71 o 29 popLast 2516 2686 cb00c1adeed17113ae4fff07367adc19 func popLast()
77 o 29 removeLast 2689 2763 dbbea5586a565d1cdc4e9cd05c7be917 func removeLast()
85 o 29 removeLast 2766 2818 f1f58aa2fb2980a8632df69c71fb4a09 func removeLast(_ k: Int)
106 e  BidirectionalCollection 2822 2886 b6c19f938fa2ad494ecf31a4f9caa298 extension BidirectionalCollection#6
101 o 33 contains 2891 2970 ea8ad63157f3f2752cfc8a9fef37b457 func contains(_ regex: some RegexComponent)
110 o 33 firstMatch 2973 3054 cddb7809e07c2ebda8892bd89d9693f0 func firstMatch<Output>(of r: some RegexComponent)
106 o 33 firstRange 3057 3148 b88a4a84e81bae735220fe26e31415e9 func firstRange(of regex: some RegexComponent)
104 o 33 matches 3151 3230 eb6702a9beb4010a640de27f3b6018e0 func matches<Output>(of r: some RegexComponent)
93 o 33 prefixMatch 3233 3327 ee661043162f04fdb1341d5df404ccd8 func prefixMatch<R>(of regex: R)
98 o 33 ranges 3330 3418 e79cc93a91796b5aea097e3453b5b790 func ranges(of regex: some RegexComponent)
162 o 33 split 3421 3579 dc306e7f14854166789d52ac5fba838e func split( separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true )
100 o 33 starts 3582 3641 71702a75ee6365ad0ab6d939c5e87efb func starts(with regex: some RegexComponent)
113 o 33 trimmingPrefix 3644 3736 6ed395c90b7397de884cb36f012d25d0 func trimmingPrefix(_ regex: some RegexComponent)
91 o 33 wholeMatch 3739 3832 a57bbd522309172ff080ea4ec34a1372 func wholeMatch<R>(of regex: R)
101 t  RandomAccessCollection 3836 3983 bbf255120683e76c0f204af63db65b34 protocol RandomAccessCollection
79 o 44 Element 3988 4010 1f85a55a5d81373516476960521f60c6 associatedtype Element
75 o 44 Index 4013 4033 b964f57657931463ba49ab1abee29bc2 associatedtype Index
79 o 44 Indices 4036 4058 00498a4db01af81a475a5b997f6c49e4 associatedtype Indices
87 o 44 SubSequence 4061 4087 65f001f4c6a789c9700c10bb921d7335 associatedtype SubSequence
105 o 44 distance 4090 4144 4c0f50c0894c1e0974b6478c2dc0383e func distance(from start: Index, to end: Index)
101 o 44 index 4147 4202 0edb9f0b6e7d532deb739e10f0f331a6 func index(_ i: Index, offsetBy distance: Int)
125 o 44 index 4205 4285 eeeee9446d942a37009b8ab146630fee func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
102 e  RandomAccessCollection 4289 4321 f679948e76770f0973b04a384df945c1 extension RandomAccessCollection
125 o 52 index 4326 4413 ac8d6b4f9dec714f668710f193a1ee5b func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
104 e  RandomAccessCollection 4417 4519 811b684e0b941648e0a091400794c8f7 extension RandomAccessCollection#2
68 o 54 indices 4524 4564 f5f04f0e66ff79ee0e65113ba837dbc0 var indices
105 o 54 distance 4567 4637 77124f622df07009fcc52225bcad4e01 func distance(from start: Index, to end: Index)
110 o 54 index 4640 4711 d4c3054400dd9b6d8f40b15fd5ca914d func index(_ i: Index, offsetBy distance: Index.Stride)
81 o 54 index 4714 4756 7740a813f5b6613d3c62d0add1972abd func index(after i: Index)
82 o 54 index 4759 4802 abb2ee7a7d7d36ae95ce42b131fa3d40 func index(before i: Index)

"""#)
  }
}
