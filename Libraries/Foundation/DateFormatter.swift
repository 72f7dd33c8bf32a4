public class Formatter: NSObject, NSCopying {
  public override init()
  public func editingString(for obj: Any) -> String?
  public func string(for obj: Any) -> String?
}

extension Formatter {
  public enum Context: Hashable, RawRepresentable, Sendable {
    case beginningOfSentence
    case dynamic
    case listItem
    case middleOfSentence
    case standalone
    case unknown
    public init?(rawValue: Int)
  }
}

extension Formatter {
  public enum UnitStyle: Hashable, RawRepresentable, Sendable {
    case long
    case medium
    case short
    public init?(rawValue: Int)
  }
}

public class DateFormatter: Formatter, Sendable {
  public override init()
  public var amSymbol: String { get set }
  public var calendar: Calendar! { get set }
  public var dateFormat: String! { get set }
  public var dateStyle: DateFormatter.Style { get set }
  public var defaultDate: Date? { get set }
  public var doesRelativeDateFormatting: Bool { get set }
  public var eraSymbols: [String] { get set }
  public var generatesCalendarDates: Bool { get set }
  public var gregorianStartDate: Date? { get set }
  public var isLenient: Bool { get set }
  public var locale: Locale! { get set }
  public var longEraSymbols: [String] { get set }
  public var monthSymbols: [String] { get set }
  public var pmSymbol: String { get set }
  public var quarterSymbols: [String] { get set }
  public var shortMonthSymbols: [String] { get set }
  public var shortQuarterSymbols: [String] { get set }
  public var shortStandaloneMonthSymbols: [String] { get set }
  public var shortStandaloneQuarterSymbols: [String] { get set }
  public var shortStandaloneWeekdaySymbols: [String] { get set }
  public var shortWeekdaySymbols: [String] { get set }
  public var standaloneMonthSymbols: [String] { get set }
  public var standaloneQuarterSymbols: [String] { get set }
  public var standaloneWeekdaySymbols: [String] { get set }
  public var timeStyle: DateFormatter.Style { get set }
  public var timeZone: TimeZone! { get set }
  public var twoDigitStartDate: Date? { get set }
  public var veryShortMonthSymbols: [String] { get set }
  public var veryShortStandaloneMonthSymbols: [String] { get set }
  public var veryShortStandaloneWeekdaySymbols: [String] { get set }
  public var veryShortWeekdaySymbols: [String] { get set }
  public var weekdaySymbols: [String] { get set }
  @pure public func date(from string: String) -> Date?
  public override func string(for obj: Any) -> String?
  @pure public func string(from date: Date) -> String
  @pure public class func localizedString(
    from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style
  ) -> String
}

extension DateFormatter {
  public enum Style: Hashable, RawRepresentable, Sendable {
    case full
    case long
    case medium
    case none
    case short
    public init?(rawValue: UInt)
  }
}

public class ISO8601DateFormatter: Formatter {
  public override init()
  public var formatOptions: ISO8601DateFormatter.Options { get set }
  public var timeZone: TimeZone! { get set }
  @pure public func date(from string: String) -> Date?
  @pure public func string(from date: Date) -> String
  public class func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = [])
    -> String
}

extension ISO8601DateFormatter {
  public struct Options: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var withColonSeparatorInTime: ISO8601DateFormatter.Options { get }
    public static var withColonSeparatorInTimeZone: ISO8601DateFormatter.Options { get }
    public static var withDashSeparatorInDate: ISO8601DateFormatter.Options { get }
    public static var withDay: ISO8601DateFormatter.Options { get }
    public static var withFractionalSeconds: ISO8601DateFormatter.Options { get }
    public static var withFullDate: ISO8601DateFormatter.Options { get }
    public static var withFullTime: ISO8601DateFormatter.Options { get }
    public static var withInternetDateTime: ISO8601DateFormatter.Options { get }
    public static var withMonth: ISO8601DateFormatter.Options { get }
    public static var withSpaceBetweenDateAndTime: ISO8601DateFormatter.Options { get }
    public static var withTime: ISO8601DateFormatter.Options { get }
    public static var withTimeZone: ISO8601DateFormatter.Options { get }
    public static var withWeekOfYear: ISO8601DateFormatter.Options { get }
    public static var withYear: ISO8601DateFormatter.Options { get }
    public var rawValue: UInt { get }
  }
}
