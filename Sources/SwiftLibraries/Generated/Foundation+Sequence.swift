// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Sequence: LibraryText {
    LibraryText(
      path: "Foundation/Sequence.swift",
      text: #"""
extension Sequence {
  public func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared) -> ComparisonResult
  where Comparator: SortComparator, Comparator == Element
  public func filter(_ predicate: Predicate<Element>) throws -> [Element]
  public func formatted<S>(_ style: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
  public func sorted<Comparator>(using comparator: Comparator) -> [Element]
  where Comparator: SortComparator, Element == Comparator.Compared
  public func sorted<S, Comparator>(using comparators: S) -> [Element]
  where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Element == Comparator.Compared
}

extension Sequence where Element == String {
  @pure public func formatted() -> String
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func sort<Comparator>(using comparator: Comparator)
  where Comparator: SortComparator, Element == Comparator.Compared
  public mutating func sort<S, Comparator>(using comparators: S)
  where S: Sequence, Comparator: SortComparator, Comparator == S.Element, Element == Comparator.Compared
}

extension BinaryInteger {
  @pure public func formatted() -> String
  public func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
  public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryInteger
}

extension BinaryFloatingPoint {
  @pure public func formatted() -> String
  public func formatted<S>(_ format: S) -> S.FormatOutput where Self == S.FormatInput, S: FormatStyle
  public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput: BinaryFloatingPoint
}

extension Optional where Wrapped: DecodableWithConfiguration {
  public init(from decoder: any Decoder, configuration: Wrapped.DecodingConfiguration) throws
}

extension Optional where Wrapped: EncodableWithConfiguration {
  public func encode(to encoder: any Encoder, configuration: Wrapped.EncodingConfiguration) throws
}

extension Array where Element == UInt8 {
  public var regions: CollectionOfOne<[UInt8]> { get }
}

extension Array where Element: DecodableWithConfiguration {
  public init(from decoder: any Decoder, configuration: Element.DecodingConfiguration) throws
}

extension Array where Element: EncodableWithConfiguration {
  public func encode(to encoder: any Encoder, configuration: Element.EncodingConfiguration) throws
}

"""#,
      outline: #"""
69 e  Sequence 0 18 4b46c247d422c3c80e32819b6c39be8b extension Sequence
133 o 0 compare 23 188 aa7648d07a4c489cbae3e47cdd148862 func compare<Comparator>(_ lhs: Comparator.Compared, _ rhs: Comparator.Compared)
97 o 0 filter 191 262 25a4ea0d18399b754e7fbddab4e09476 func filter(_ predicate: Predicate<Element>)
85 o 0 formatted 265 363 de7976d34863ccb7d60bb9ffcfab79d4 func formatted<S>(_ style: S)
106 o 0 sorted 366 506 1df8b983289831ed674eac31370cfab3 func sorted<Comparator>(using comparator: Comparator)
101 o 0 sorted 509 682 a8ecec70a830f6f162df9120162105c1 func sorted<S, Comparator>(using comparators: S)
74 e  Sequence 686 728 ccadd665b7112767aba27ba3b0dc4985 extension Sequence#2
72 o 6 formatted 733 772 bfa0d124bc7496fc36d2ce1ff6327f12 func formatted()
90 e  MutableCollection 776 838 4ee33c5011d2bbeeaecaf2b4e2a95745 extension MutableCollection
102 o 8 sort 843 977 886cb8e2eefe974d7d5d73843498b9bb func sort<Comparator>(using comparator: Comparator)
98 o 8 sort 980 1147 3e00f11d4bcbb60d0246b79344021290 func sort<S, Comparator>(using comparators: S)
84 e  BinaryInteger 1151 1174 0486b9dbb810708b69ca153e1d18c070 extension BinaryInteger
75 o 11 formatted 1179 1218 a4a59f6b408f4301d65ffacea936da97 func formatted()
89 o 11 formatted 1221 1320 043af4cd1da60d15809f982d6f78614d func formatted<S>(_ format: S)
91 o 11 formatted 1323 1429 63c66873ff14884830660bbf0304fcf0 func formatted<S>(_ format: S)#2
96 e  BinaryFloatingPoint 1433 1462 bae5b24350abd458f43d2a92131bfdf0 extension BinaryFloatingPoint
75 o 15 formatted 1467 1506 6bdd66c9d5d8bae05b450f79efa0ac88 func formatted()
89 o 15 formatted 1509 1608 7084f561414f79ba7b2209cd8c6f7807 func formatted<S>(_ format: S)
91 o 15 formatted 1611 1723 c5adfd7a9222fdaed661c98a8a9846fc func formatted<S>(_ format: S)#2
74 e  Optional 1727 1787 8ba66d856aa52d0af1e7317f4790a5ca extension Optional
131 o 19 init 1792 1883 e08b2cf4060dca71ef990cdc570a3ef9 init(from decoder: any Decoder, configuration: Wrapped.DecodingConfiguration)
76 e  Optional 1887 1947 d8b0005e7573f08ed0332a0109b4a1cc extension Optional#2
138 o 21 encode 1952 2048 2e1b9c5fe4bdc737d487fc076bd78a85 func encode(to encoder: any Encoder, configuration: Wrapped.EncodingConfiguration)
68 e  Array 2052 2090 085b2bfc1ea2600d1c541ddc6112b4e8 extension Array
68 o 23 regions 2095 2147 796cc85f3178908c706971b722010a3c var regions
70 e  Array 2151 2208 84801e06367a6566d6f46128d5f535fc extension Array#2
131 o 25 init 2213 2304 9eca94f7005b9b7e2d2956b8f013b67b init(from decoder: any Decoder, configuration: Element.DecodingConfiguration)
70 e  Array 2308 2365 a07986324c06c652e67b8e19496997d2 extension Array#3
138 o 27 encode 2370 2466 c83d2b25e22acfbc4bcd7114406be26f func encode(to encoder: any Encoder, configuration: Element.EncodingConfiguration)

"""#)
  }
}
