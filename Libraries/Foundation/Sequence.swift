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
