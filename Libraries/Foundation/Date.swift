public struct Date: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable,
  Strideable
{
  public typealias Stride = TimeInterval
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init(timeInterval: TimeInterval, since date: Date)
  @pure public init(timeIntervalSince1970: TimeInterval)
  @pure public init(timeIntervalSinceNow: TimeInterval)
  @pure public init(timeIntervalSinceReferenceDate ti: TimeInterval)
  @pure public static var distantFuture: Date { get }
  @pure public static var distantPast: Date { get }
  @pure public static var now: Date { get }
  @pure public static var timeIntervalBetween1970AndReferenceDate: TimeInterval { get }
  @pure public static var timeIntervalSinceReferenceDate: TimeInterval { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var playgroundDescription: Any { get }
  @pure public var timeIntervalSince1970: TimeInterval { get }
  @pure public var timeIntervalSinceNow: TimeInterval { get }
  @pure public var timeIntervalSinceReferenceDate: TimeInterval { get }
  public mutating func addTimeInterval(_ timeInterval: TimeInterval)
  @pure public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
  @pure public func advanced(by n: TimeInterval) -> Date
  @pure public func compare(_ other: Date) -> ComparisonResult
  @pure public func description(with locale: Locale?) -> String
  @pure public func distance(to other: Date) -> TimeInterval
  public func encode(to encoder: any Encoder) throws
  @pure public func formatted() -> String
  public func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == Date
  public func hash(into hasher: inout Hasher)
  @pure public func timeIntervalSince(_ date: Date) -> TimeInterval
  @pure public static func + (lhs: Date, rhs: TimeInterval) -> Date
  public static func += (lhs: inout Date, rhs: TimeInterval)
  @pure public static func - (lhs: Date, rhs: TimeInterval) -> Date
  public static func -= (lhs: inout Date, rhs: TimeInterval)
  @pure public static func < (lhs: Date, rhs: Date) -> Bool
  @pure public static func == (lhs: Date, rhs: Date) -> Bool
  @pure public static func > (lhs: Date, rhs: Date) -> Bool
}

public struct DateInterval: Comparable, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, Sendable
{
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init(start: Date, duration: TimeInterval)
  @pure public init(start: Date, end: Date)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var duration: TimeInterval { get set }
  public var end: Date { get set }
  public var start: Date { get set }
  @pure public func compare(_ dateInterval: DateInterval) -> ComparisonResult
  @pure public func contains(_ date: Date) -> Bool
  public func hash(into hasher: inout Hasher)
  @pure public func intersection(with dateInterval: DateInterval) -> DateInterval?
  @pure public func intersects(_ dateInterval: DateInterval) -> Bool
  @pure public static func < (lhs: DateInterval, rhs: DateInterval) -> Bool
  @pure public static func == (lhs: DateInterval, rhs: DateInterval) -> Bool
}
