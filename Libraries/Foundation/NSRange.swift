extension Range where Bound == AttributedString.Index {
  public func isValid(within text: DiscontiguousAttributedSubstring) -> Bool
}

extension Range where Bound == Date {
  @pure public func formatted() -> String
  public func formatted<S>(_ style: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Range<Date>
}

extension Range where Bound == Int {
  public init?(_ range: NSRange)
}

extension Range where Bound == String.Index {
  public init?(_ range: NSRange, in string: String)
}

extension Range where Bound: BinaryInteger {
  public init?(_ range: NSRange)
}

public struct NSRange: Codable, CustomDebugStringConvertible, CustomStringConvertible, Hashable, Sendable {
  @pure public init()
  @pure public init(location: Int, length: Int)
  @pure public init?(_ string: String)
  public init<R>(_ region: R) where R: RangeExpression, R.Bound: FixedWidthInteger
  public init<R, S>(_ region: R, in target: S) where R: RangeExpression, S: StringProtocol, R.Bound == S.Index
  public init(from decoder: any Decoder) throws
  public var location: Int { get set }
  public var length: Int { get set }
  @pure public var lowerBound: Int { get }
  @pure public var upperBound: Int { get }
  @pure public var description: String { get }
  @pure public var debugDescription: String { get }
  @pure public func contains(_ index: Int) -> Bool
  @pure public func intersection(_ other: NSRange) -> NSRange?
  @pure public func union(_ other: NSRange) -> NSRange
  public mutating func formUnion(_ other: NSRange)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  @pure public static func == (lhs: NSRange, rhs: NSRange) -> Bool
}
