public struct TimeZone: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable
{
  public typealias ReferenceType = NSTimeZone
  @pure public init?(abbreviation: String)
  public init(from decoder: any Decoder) throws
  @pure public init?(identifier: String)
  @pure public init?(secondsFromGMT seconds: Int)
  public static var abbreviationDictionary: [String: String] { get set }
  @pure public static var autoupdatingCurrent: TimeZone { get }
  @pure public static var current: TimeZone { get }
  @pure public static var gmt: TimeZone { get }
  @pure public static var knownTimeZoneIdentifiers: [String] { get }
  @pure public static var timeZoneDataVersion: String { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var identifier: String { get }
  @pure public var nextDaylightSavingTimeTransition: Date? { get }
  @pure public func abbreviation(for date: Date = Date()) -> String?
  @pure public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  @pure public func isDaylightSavingTime(for date: Date = Date()) -> Bool
  public func localizedName(for style: TimeZone.NameStyle, locale: Locale?) -> String?
  @pure public func nextDaylightSavingTimeTransition(after date: Date) -> Date?
  @pure public func secondsFromGMT(for date: Date = Date()) -> Int
  @pure public static func == (lhs: TimeZone, rhs: TimeZone) -> Bool
}

extension TimeZone {
  public enum NameStyle: Hashable, RawRepresentable, Sendable {
    case daylightSaving
    case generic
    case shortDaylightSaving
    case shortGeneric
    case shortStandard
    case standard
    @pure public init?(rawValue: Int)
  }
}
