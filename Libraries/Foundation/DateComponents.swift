public struct DateComponents: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable,
  Sendable
{
  public typealias ReferenceType = NSDateComponents
  @pure public init(
    calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
  public init(from decoder: any Decoder) throws
  public var calendar: Calendar? { get set }
  public var customMirror: Mirror { get }
  @pure public var date: Date? { get }
  public var day: Int? { get set }
  public var dayOfYear: Int? { get set }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var era: Int? { get set }
  public var hour: Int? { get set }
  public var isLeapMonth: Bool? { get set }
  public var isRepeatedDay: Bool? { get set }
  @pure public var isValidDate: Bool { get }
  public var minute: Int? { get set }
  public var month: Int? { get set }
  public var nanosecond: Int? { get set }
  public var quarter: Int? { get set }
  public var second: Int? { get set }
  public var timeZone: TimeZone? { get set }
  public var weekOfMonth: Int? { get set }
  public var weekOfYear: Int? { get set }
  public var weekday: Int? { get set }
  public var weekdayOrdinal: Int? { get set }
  public var year: Int? { get set }
  public var yearForWeekOfYear: Int? { get set }
  public func encode(to encoder: any Encoder) throws
  public func formatted<F>(_ format: F) -> F.FormatOutput where F: FormatStyle, F.FormatInput == DateComponents
  public func hash(into hasher: inout Hasher)
  @pure public func isValidDate(in calendar: Calendar) -> Bool
  public mutating func setValue(_ value: Int?, for component: Calendar.Component)
  @pure public func value(for component: Calendar.Component) -> Int?
  @pure public static func == (lhs: DateComponents, rhs: DateComponents) -> Bool
}
