public struct Calendar: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable
{
  public typealias ReferenceType = NSCalendar
  public init(from decoder: any Decoder) throws
  public init(identifier: Calendar.Identifier)
  @pure public static var autoupdatingCurrent: Calendar { get }
  @pure public static var current: Calendar { get }
  @pure public var amSymbol: String { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var eraSymbols: [String] { get }
  public var firstWeekday: Int { get set }
  public var identifier: Calendar.Identifier { get }
  public var locale: Locale? { get set }
  @pure public var longEraSymbols: [String] { get }
  public var minimumDaysInFirstWeek: Int { get set }
  @pure public var monthSymbols: [String] { get }
  @pure public var pmSymbol: String { get }
  @pure public var quarterSymbols: [String] { get }
  @pure public var shortMonthSymbols: [String] { get }
  @pure public var shortQuarterSymbols: [String] { get }
  @pure public var shortStandaloneMonthSymbols: [String] { get }
  @pure public var shortStandaloneQuarterSymbols: [String] { get }
  @pure public var shortStandaloneWeekdaySymbols: [String] { get }
  @pure public var shortWeekdaySymbols: [String] { get }
  @pure public var standaloneMonthSymbols: [String] { get }
  @pure public var standaloneQuarterSymbols: [String] { get }
  @pure public var standaloneWeekdaySymbols: [String] { get }
  public var timeZone: TimeZone { get set }
  @pure public var veryShortMonthSymbols: [String] { get }
  @pure public var veryShortStandaloneMonthSymbols: [String] { get }
  @pure public var veryShortStandaloneWeekdaySymbols: [String] { get }
  @pure public var veryShortWeekdaySymbols: [String] { get }
  @pure public var weekdaySymbols: [String] { get }
  @pure public func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component)
    -> ComparisonResult
  @pure public func component(_ component: Calendar.Component, from date: Date) -> Int
  @pure public func date(_ date: Date, matchesComponents components: DateComponents) -> Bool
  @pure public func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
  @pure public func date(
    byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false
  ) -> Date?
  @pure public func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?
  public func date(
    bySettingHour hour: Int, minute: Int, second: Int, of date: Date,
    matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
    direction: Calendar.SearchDirection = .forward
  ) -> Date?
  @pure public func date(from components: DateComponents) -> Date?
  @pure public func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
  @pure public func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date)
    -> DateComponents
  @pure public func dateComponents(
    _ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents
  ) -> DateComponents
  @pure public func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents
  @pure public func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
  public func dateInterval(
    of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date
  ) -> Bool
  @pure public func dateIntervalOfWeekend(containing date: Date) -> DateInterval?
  public func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval) -> Bool
  public func dates(
    byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> some Sendable & Sequence<Date>
  public func dates(
    byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil,
    wrappingComponents: Bool = false
  ) -> some Sendable & Sequence<Date>
  public func dates(
    byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil,
    matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
    direction: Calendar.SearchDirection = .forward
  ) -> some Sendable & Sequence<Date>
  public func encode(to encoder: any Encoder) throws
  public func enumerateDates(
    startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward,
    using block: (Date?, Bool, inout Bool) -> Void)
  public func hash(into hasher: inout Hasher)
  @pure public func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool
  @pure public func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
  @pure public func isDateInToday(_ date: Date) -> Bool
  @pure public func isDateInTomorrow(_ date: Date) -> Bool
  @pure public func isDateInWeekend(_ date: Date) -> Bool
  @pure public func isDateInYesterday(_ date: Date) -> Bool
  public func maximumRange(of component: Calendar.Component) -> Range<Int>?
  public func minimumRange(of component: Calendar.Component) -> Range<Int>?
  public func nextDate(
    after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
    repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward
  ) -> Date?
  public func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval?
  public func nextWeekend(
    startingAfter date: Date, start: inout Date, interval: inout TimeInterval,
    direction: Calendar.SearchDirection = .forward
  ) -> Bool
  @pure public func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?
  public func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?
  @pure public func startOfDay(for date: Date) -> Date
  @pure public static func == (lhs: Calendar, rhs: Calendar) -> Bool
}

extension Calendar {
  public enum Component: Hashable, Sendable {
    case calendar
    case day
    case dayOfYear
    case era
    case hour
    case isLeapMonth
    case isRepeatedDay
    case minute
    case month
    case nanosecond
    case quarter
    case second
    case timeZone
    case weekOfMonth
    case weekOfYear
    case weekday
    case weekdayOrdinal
    case year
    case yearForWeekOfYear
  }
}

extension Calendar {
  public enum Identifier: CustomDebugStringConvertible, Decodable, Encodable, Hashable, Sendable {
    case bangla
    case buddhist
    case chinese
    case coptic
    case dangi
    case ethiopicAmeteAlem
    case ethiopicAmeteMihret
    case gregorian
    case gujarati
    case hebrew
    case indian
    case islamic
    case islamicCivil
    case islamicTabular
    case islamicUmmAlQura
    case iso8601
    case japanese
    case kannada
    case malayalam
    case marathi
    case odia
    case persian
    case republicOfChina
    case tamil
    case telugu
    case vietnamese
    case vikram
    public init(from decoder: any Decoder) throws
    @pure public var debugDescription: String { get }
  }
}

extension Calendar {
  public enum MatchingPolicy: Decodable, Encodable, Hashable, Sendable {
    case nextTime
    case nextTimePreservingSmallerComponents
    case previousTimePreservingSmallerComponents
    case strict
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

extension Calendar {
  public struct RecurrenceRule: Decodable, Encodable, Hashable, Sendable {
    public init(
      calendar: Calendar, frequency: Frequency, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [],
      daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [],
      seconds: [Int] = [], setPositions: [Int] = [])
    public init(from decoder: any Decoder) throws
    public var calendar: Calendar { get set }
    public var daysOfTheMonth: [Int] { get set }
    public var daysOfTheYear: [Int] { get set }
    public var end: End { get set }
    public var frequency: Frequency { get set }
    public var hours: [Int] { get set }
    public var interval: Int { get set }
    public var matchingPolicy: Calendar.MatchingPolicy { get set }
    public var minutes: [Int] { get set }
    public var months: [Month] { get set }
    public var repeatedTimePolicy: Calendar.RepeatedTimePolicy { get set }
    public var seconds: [Int] { get set }
    public var setPositions: [Int] { get set }
    public var weekdays: [Weekday] { get set }
    public var weeks: [Int] { get set }
    public func encode(to encoder: any Encoder) throws
    public func recurrences(of start: Date, in range: Range<Date>? = nil) -> some Sendable & Sequence<Date>
    public func recurrences(of start: Date, in range: PartialRangeThrough<Date>) -> some Sendable & Sequence<Date>
    public func recurrences(of start: Date, in range: PartialRangeUpTo<Date>) -> some Sendable & Sequence<Date>
    public func recurrences(of start: Date, in range: PartialRangeFrom<Date>) -> some Sendable & Sequence<Date>
    public func recurrences(of start: Date, in range: ClosedRange<Date>) -> some Sendable & Sequence<Date>
    public static func daily(
      calendar: Calendar, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheMonth: [Int] = [],
      weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    public static func hourly(
      calendar: Calendar, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [],
      daysOfTheMonth: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [],
      setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    public static func minutely(
      calendar: Calendar, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [],
      daysOfTheMonth: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [],
      setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    public static func monthly(
      calendar: Calendar, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheMonth: [Int] = [],
      weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    public static func weekly(
      calendar: Calendar, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], weekdays: [Weekday] = [],
      hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
    public static func yearly(
      calendar: Calendar, interval: Int = 1, end: End = .never,
      matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents,
      repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [],
      daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [],
      seconds: [Int] = [], setPositions: [Int] = []
    ) -> Calendar.RecurrenceRule
  }
}

extension Calendar.RecurrenceRule {
  public struct End: CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
    public init(from decoder: any Decoder) throws
    @pure public static var never: Calendar.RecurrenceRule.End { get }
    @pure public var date: Date? { get }
    @pure public var description: String { get }
    @pure public var occurrences: Int? { get }
    public func encode(to encoder: any Encoder) throws
    @pure public static func afterDate(_ date: Date) -> Calendar.RecurrenceRule.End
    @pure public static func afterOccurrences(_ count: Int) -> Calendar.RecurrenceRule.End
  }
}

extension Calendar.RecurrenceRule {
  public enum Frequency: Decodable, Encodable, Hashable, RawRepresentable, Sendable {
    case daily
    case hourly
    case minutely
    case monthly
    case weekly
    case yearly
    @pure public init?(rawValue: Int)
  }
}

extension Calendar.RecurrenceRule {
  public struct Month: Decodable, Encodable, ExpressibleByIntegerLiteral, Hashable, Sendable {
    public typealias IntegerLiteralType = Int
    @pure public init(_ index: Int, isLeap: Bool = false)
    public init(from decoder: any Decoder) throws
    @pure public init(integerLiteral value: Int)
    public var index: Int { get set }
    public var isLeap: Bool { get set }
    public func encode(to encoder: any Encoder) throws
  }
}

extension Calendar.RecurrenceRule {
  public enum Weekday: Decodable, Encodable, Hashable, Sendable {
    case every(Locale.Weekday)
    case nth(Int, Locale.Weekday)
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

extension Calendar {
  public enum RepeatedTimePolicy: Decodable, Encodable, Hashable, Sendable {
    case first
    case last
    public init(from decoder: any Decoder) throws
    public func encode(to encoder: any Encoder) throws
  }
}

extension Calendar {
  public enum SearchDirection: Hashable, Sendable {
    case backward
    case forward
  }
}
