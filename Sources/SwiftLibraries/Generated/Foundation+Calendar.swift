// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Calendar: LibraryText {
    LibraryText(
      path: "Foundation/Calendar.swift",
      text: #"""
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

"""#,
      outline: #"""
67 t  Calendar 0 119 2c3f81490ccda2eb421e3d652eb6055e struct Calendar
83 o 0 ReferenceType 124 167 63a64c706a1a8a594eb9538128cde92b typealias ReferenceType
82 o 0 init 170 215 7ec8fde7421841ff9f6a2d9ecfbb174a init(from decoder: any Decoder)
88 o 0 init 218 262 8d847f2ebbd7557c68c91b5ebecb3497 init(identifier: Calendar.Identifier)
89 o 0 autoupdatingCurrent 265 326 abe4d0e240abac788a7d55c3d24df12f var autoupdatingCurrent
65 o 0 current 329 378 f630434788f26e857f6b097a39ab079d var current
67 o 0 amSymbol 381 422 efb30e5feb04372af52e53892f212dc7 var amSymbol
75 o 0 customMirror 425 464 6ca67f2b247677bc3457a9bde4c67687 var customMirror
83 o 0 debugDescription 467 516 ed3e7fb69ff9dd25326c8760ae22b2db var debugDescription
73 o 0 description 519 563 d1645128ebfeb40afcf37cb5e4013e9e var description
71 o 0 eraSymbols 566 611 113330b2a4e0ba8bb8be2ffc713c2511 var eraSymbols
75 o 0 firstWeekday 614 654 41cafe2a772886bf7260305eb92ee75e var firstWeekday
71 o 0 identifier 657 707 7e7b69f591924daa09fe3e28be25ee15 var identifier
63 o 0 locale 710 748 1f2326283938e17ea76ceeb7a2e69358 var locale
79 o 0 longEraSymbols 751 800 c7ca77157d04c8abc2ebeb2ba89c0578 var longEraSymbols
95 o 0 minimumDaysInFirstWeek 803 853 511d0ca29f412ad5b3eea0f12970ba95 var minimumDaysInFirstWeek
75 o 0 monthSymbols 856 903 3c62613dcb215a5e9bd5f68066a4600a var monthSymbols
67 o 0 pmSymbol 906 947 bbb8a2ebd7ee7d275e2465c358b02cef var pmSymbol
79 o 0 quarterSymbols 950 999 d07cd65cf1567904c30e7262fa7448e4 var quarterSymbols
87 o 0 shortMonthSymbols 1002 1054 68f88cb71259c32f24761d6ef6d09b70 var shortMonthSymbols
91 o 0 shortQuarterSymbols 1057 1111 c7c6ee7fcb304c72d1ff9e4ef799a29e var shortQuarterSymbols
107 o 0 shortStandaloneMonthSymbols 1114 1176 dc00517b009248a91cdc23efa1cbbbec var shortStandaloneMonthSymbols
111 o 0 shortStandaloneQuarterSymbols 1179 1243 0c85e1478c11b3917d62b3c7ff844e2a var shortStandaloneQuarterSymbols
111 o 0 shortStandaloneWeekdaySymbols 1246 1310 0bccf823211aa8dabe65530bf691cbe9 var shortStandaloneWeekdaySymbols
91 o 0 shortWeekdaySymbols 1313 1367 489340c1623874c41e45d20592696bb6 var shortWeekdaySymbols
97 o 0 standaloneMonthSymbols 1370 1427 f4dc57fb670b0569ec3b021a6f4bcbbd var standaloneMonthSymbols
101 o 0 standaloneQuarterSymbols 1430 1489 0e61dcc942d097cc17668de32fa7b251 var standaloneQuarterSymbols
101 o 0 standaloneWeekdaySymbols 1492 1551 66340b0c13b58f98ffebfca9825c420b var standaloneWeekdaySymbols
69 o 0 timeZone 1554 1595 71db12559c5be14689fea3cca22a5417 var timeZone
95 o 0 veryShortMonthSymbols 1598 1654 9469ab78be03d7957953d65525436cf3 var veryShortMonthSymbols
115 o 0 veryShortStandaloneMonthSymbols 1657 1723 6a2ea816c6289a115544b65b513df884 var veryShortStandaloneMonthSymbols
119 o 0 veryShortStandaloneWeekdaySymbols 1726 1794 32b246eb923124fca6bfe0bf493fdbc2 var veryShortStandaloneWeekdaySymbols
99 o 0 veryShortWeekdaySymbols 1797 1855 922790620ce71ca1c9e2ad4c53ec4fcc var veryShortWeekdaySymbols
81 o 0 weekdaySymbols 1858 1907 cc4bad64cfd4353d169f9f2d50531db1 var weekdaySymbols
144 o 0 compare 1910 2035 6204c9ca6b8571ef168677db5bc6ab8d func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component)
122 o 0 component 2038 2122 1015563b173410860239ae815ad6de8f func component(_ component: Calendar.Component, from date: Date)
122 o 0 date 2125 2215 100b19bdd2e88444f161f698a2fb19af func date(_ date: Date, matchesComponents components: DateComponents)
148 o 0 date 2218 2335 36ba0431253ff01274364a15b74dbe5b func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false)
165 o 0 date 2338 2478 3eebb5688e50c1270310ace577f8a9c3 func date( byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false )
130 o 0 date 2481 2580 21d54944cd13d7ca569b0d0f771917ea func date(bySetting component: Calendar.Component, value: Int, of date: Date)
289 o 0 date 2583 2849 4b2e08750e11b1eaa8b16a0a76621ec3 func date( bySettingHour hour: Int, minute: Int, second: Int, of date: Date, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward )
95 o 0 date 2852 2916 30ed46d77813a88b6f74e52a5819a8fc func date(from components: DateComponents)
138 o 0 dateComponents 2919 3025 0d42ddd15ead8373dfa61ca49923f0d9 func dateComponents(_ components: Set<Calendar.Component>, from date: Date)
153 o 0 dateComponents 3028 3153 4f7b141aa9d4786ccdbae966b2078ebd func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date)
175 o 0 dateComponents 3156 3305 85022630363a51179610ad3500f4dddf func dateComponents( _ components: Set<Calendar.Component>, from start: DateComponents, to end: DateComponents )
122 o 0 dateComponents 3308 3398 e51674079c8dd80d7e1e86d47d4dec27 func dateComponents(in timeZone: TimeZone, from date: Date)
128 o 0 dateInterval 3401 3498 974e0c61d86db3f1ee05ede72927fb75 func dateInterval(of component: Calendar.Component, for date: Date)
179 o 0 dateInterval 3501 3640 46e4127fab9a7cf63d45a62c5f462100 func dateInterval( of component: Calendar.Component, start: inout Date, interval: inout TimeInterval, for date: Date )
119 o 0 dateIntervalOfWeekend 3643 3722 90e114874e153416b405ae5d338a1490 func dateIntervalOfWeekend(containing date: Date)
168 o 0 dateIntervalOfWeekend 3725 3838 29148e609720d72e9396296bebeb9ebe func dateIntervalOfWeekend(containing date: Date, start: inout Date, interval: inout TimeInterval)
191 o 0 dates 3841 4029 4157c6b5aa7145ba3ff58221463067bf func dates( byAdding components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false )
210 o 0 dates 4032 4239 914c147e6b56b403d4457a9476135967 func dates( byAdding component: Calendar.Component, value: Int = 1, startingAt start: Date, in range: Range<Date>? = nil, wrappingComponents: Bool = false )
318 o 0 dates 4242 4561 43bfea21613c71f2a661d7c547f96c5e func dates( byMatching components: DateComponents, startingAt start: Date, in range: Range<Date>? = nil, matchingPolicy: Calendar.MatchingPolicy = .nextTime, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward )
91 o 0 encode 4564 4614 a2a332b4e8495b53b8b1b7268b96e894 func encode(to encoder: any Encoder)
342 o 0 enumerateDates 4617 4915 e45145b20e9a32ce7ac7919fb65f7d64 func enumerateDates( startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward, using block: (Date?, Bool, inout Bool) -> Void)
89 o 0 hash 4918 4961 2d2ab27e4530db09eeb8b77e4f424bab func hash(into hasher: inout Hasher)
147 o 0 isDate 4964 5077 eb598c2a3143a4559ba4541a101a438e func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component)
106 o 0 isDate 5080 5152 977ba1ad2d1d81f80796aedaa7e32c55 func isDate(_ date1: Date, inSameDayAs date2: Date)
94 o 0 isDateInToday 5155 5208 355a585621c70429748e09e0db88c231 func isDateInToday(_ date: Date)
100 o 0 isDateInTomorrow 5211 5267 f567c35e5277a66f33aba7fd209f1a16 func isDateInTomorrow(_ date: Date)
98 o 0 isDateInWeekend 5270 5325 7fa880365e6d0db27183d7c02a86bbe4 func isDateInWeekend(_ date: Date)
102 o 0 isDateInYesterday 5328 5385 45a2b261f2d2bc3efb9deaee49ff5e1c func isDateInYesterday(_ date: Date)
112 o 0 maximumRange 5388 5461 6ab899f729abcdc6691be51990467c37 func maximumRange(of component: Calendar.Component)
112 o 0 minimumRange 5464 5537 4a64190c641c98f7dd1927852df52647 func minimumRange(of component: Calendar.Component)
274 o 0 nextDate 5540 5783 97e0f699a3853355867d0ef9f6d08674 func nextDate( after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward )
150 o 0 nextWeekend 5786 5900 b99565c3f29e4b9ac92607ebc29c79a6 func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward)
201 o 0 nextWeekend 5903 6069 f1fde03ee9de3f2cfa1976622a430051 func nextWeekend( startingAfter date: Date, start: inout Date, interval: inout TimeInterval, direction: Calendar.SearchDirection = .forward )
153 o 0 ordinality 6072 6187 5b30463a86f4d5ed93189745c403abf6 func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date)
143 o 0 range 6190 6301 fe440e2f0a9657c66e3f776f8cc773e2 func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date)
90 o 0 startOfDay 6304 6356 e80ab0eb10f8a690d39a4dfd5fb9103b func startOfDay(for date: Date)
89 o 0 == 6359 6425 bad1704cd0f8824ec0dc4fa8d218dfe1 func == (lhs: Calendar, rhs: Calendar)
74 e  Calendar 6429 6447 b7ad8ccaa335111ddbc5f021ca452c17 extension Calendar
82 t 71 Calendar.Component 6452 6493 63df5f6bb91a9b567375eaae326b940f enum Component
71 o 72 calendar 6500 6513 e5cdd7f0670c25356274d2f03a333444 case calendar
61 o 72 day 6518 6526 9902f5de0c97908bfe2fd2ba2f1774d5 case day
73 o 72 dayOfYear 6531 6545 10f6d1551c68ac1058bcc4e68b8646ad case dayOfYear
61 o 72 era 6550 6558 06286fe99bd800532b721ff91f2bd6d4 case era
63 o 72 hour 6563 6572 fc6a19071f0195109c01681ef03fdda8 case hour
77 o 72 isLeapMonth 6577 6593 0b1fb8fa188ee29c6f93fcf20180cf1b case isLeapMonth
81 o 72 isRepeatedDay 6598 6616 9804469c90adee50ed6e8f94de7154d6 case isRepeatedDay
67 o 72 minute 6621 6632 b3243f0bbd186b7b7b4770b8d4e2a0b2 case minute
65 o 72 month 6637 6647 c5c27f1bb4db69812f6d3221c38e9fb3 case month
75 o 72 nanosecond 6652 6667 58b58d9db4eab69306eec0b9c3e40d39 case nanosecond
69 o 72 quarter 6672 6684 e026efd09ef51273956297ecd1509b80 case quarter
67 o 72 second 6689 6700 9729e8641d8da4326fa4aa9d72dd2262 case second
71 o 72 timeZone 6705 6718 2ae10bd71a8174744b28dfd4784a3ef3 case timeZone
77 o 72 weekOfMonth 6723 6739 7e007dd2b8bc49fe8f8aba2f138964d1 case weekOfMonth
75 o 72 weekOfYear 6744 6759 407699ee778f8c2243ed18d8469a8801 case weekOfYear
69 o 72 weekday 6764 6776 2b4643668371a3d14d0102b839b5bbb6 case weekday
83 o 72 weekdayOrdinal 6781 6800 d8b78fb32da70c80057f9b10392d4692 case weekdayOrdinal
63 o 72 year 6805 6814 b6fa0eb6a92ce2f494f5dbd882f33090 case year
89 o 72 yearForWeekOfYear 6819 6841 cc42d0d9ecf5951a64d1492691b09762 case yearForWeekOfYear
76 e  Calendar 6849 6867 b7ad8ccaa335111ddbc5f021ca452c17 extension Calendar#2
84 t 92 Calendar.Identifier 6872 6966 510580942e33081692534d431a31a43b enum Identifier
67 o 93 bangla 6973 6984 14ef4cba74da0f369f6618b8d73a76b5 case bangla
71 o 93 buddhist 6989 7002 3e08ad8c131e50dfb7cada0f28dfcf69 case buddhist
69 o 93 chinese 7007 7019 e37aaffd7559fe7c5da33c500b59c0a2 case chinese
67 o 93 coptic 7024 7035 b1871a8e54b5a8bb5a5866800309693c case coptic
65 o 93 dangi 7040 7050 f94a67355b6c82d1a013cfff7d20ec0f case dangi
89 o 93 ethiopicAmeteAlem 7055 7077 de518f35c686b80733f2653d740805e1 case ethiopicAmeteAlem
93 o 93 ethiopicAmeteMihret 7082 7106 f9a57f6d6ae24b602043d8050d7d98ad case ethiopicAmeteMihret
73 o 93 gregorian 7111 7125 5b22ec31e2d77682f6cd4b0b20ba9a9e case gregorian
71 o 93 gujarati 7130 7143 c2282e70078da9da95ac20860837d41d case gujarati
67 o 93 hebrew 7148 7159 e4dc86b9afa45d0e4786f2f4738eba8b case hebrew
67 o 93 indian 7164 7175 f1037f393cb8bbc006b3c67c2fba8c1f case indian
69 o 93 islamic 7180 7192 4dd6a3d53f8cab2a69f50b43faa17efc case islamic
79 o 93 islamicCivil 7197 7214 6ae7dbcae7c8c93374541f950d92df08 case islamicCivil
83 o 93 islamicTabular 7219 7238 e287a9e16694c154f9f3f17db9ba6002 case islamicTabular
87 o 93 islamicUmmAlQura 7243 7264 cac7dc04ea505fdfe24016c923036e9a case islamicUmmAlQura
69 o 93 iso8601 7269 7281 83548183834a790e9f00be1e9789e3e6 case iso8601
71 o 93 japanese 7286 7299 5a891f2b8f7af7bb4bd96ad6aa5c4d2b case japanese
69 o 93 kannada 7304 7316 e84128cec860c0fec250d0589b421e58 case kannada
73 o 93 malayalam 7321 7335 df884cb1c9a7cac4bb6a5aabe791dfc9 case malayalam
69 o 93 marathi 7340 7352 8beb57edae2e1e3951b3d580db0b1c0d case marathi
63 o 93 odia 7357 7366 b244c8a8384e382ef6bab857c297a960 case odia
69 o 93 persian 7371 7383 bdb83c51c3c5b2417a056a85c92048aa case persian
85 o 93 republicOfChina 7388 7408 c8a3a03cc09098b5539e07d655620eb8 case republicOfChina
65 o 93 tamil 7413 7423 dfaeb3cfbb2b3ed197a627b52bffaafb case tamil
67 o 93 telugu 7428 7439 608dee5910708be89eacbd7cc1420e90 case telugu
75 o 93 vietnamese 7444 7459 db06ae2089ccb912337d3f5ba51cbebb case vietnamese
67 o 93 vikram 7464 7475 0dca1bf96b6b88afeca85f1deb8db1fe case vikram
85 o 93 init 7480 7525 73463cd1fd6b152ab3e4cea369f2901c init(from decoder: any Decoder)
86 o 93 debugDescription 7530 7579 b4ccb83233e8c9639034447ec1a871ef var debugDescription
76 e  Calendar 7587 7605 b7ad8ccaa335111ddbc5f021ca452c17 extension Calendar#3
93 t 123 Calendar.MatchingPolicy 7610 7678 dfd3862b6a6ce4dd112cd852501ad8ef enum MatchingPolicy
72 o 124 nextTime 7685 7698 1048086b094b40dc2d29d83030c7a4cb case nextTime
126 o 124 nextTimePreservingSmallerComponents 7703 7743 edbd96be69a00ad2a4b6a58f69fd7475 case nextTimePreservingSmallerComponents
134 o 124 previousTimePreservingSmallerComponents 7748 7792 9b514acb026d25943eacb77c8ca8ae11 case previousTimePreservingSmallerComponents
68 o 124 strict 7797 7808 072488ad49874aef3cce6ff4e68ca2f5 case strict
86 o 124 init 7813 7858 2970a796dbf50822f4d65d7f3843d441 init(from decoder: any Decoder)
93 o 124 encode 7863 7913 6cdeb82a6e3de3238b25701387092a51 func encode(to encoder: any Encoder)
76 e  Calendar 7921 7939 b7ad8ccaa335111ddbc5f021ca452c17 extension Calendar#4
95 t 131 Calendar.RecurrenceRule 7944 8014 698ba680f5282bb60db9ea96f5cd9138 struct RecurrenceRule
487 o 132 init 8021 8490 0816457ddeaa2b0722b88e03530872b2 init( calendar: Calendar, frequency: Frequency, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [])
86 o 132 init 8495 8540 b213666ea3859eab0babddf5766a439f init(from decoder: any Decoder)
71 o 132 calendar 8545 8586 9d6341f845c898d5e61b37d4186a075f var calendar
83 o 132 daysOfTheMonth 8591 8635 c7e11e53665bcaa5ae34a54805aeed27 var daysOfTheMonth
81 o 132 daysOfTheYear 8640 8683 7b55cea3e31a5cc50a23d4f71c40b9ea var daysOfTheYear
61 o 132 end 8688 8719 4ff97c2039c596c59424918680745e70 var end
73 o 132 frequency 8724 8767 4197495d6520b556553f2364632f1a42 var frequency
65 o 132 hours 8772 8807 28b3ec399bb2ca303e91af5692c6c6a6 var hours
71 o 132 interval 8812 8848 5d877ef64f81f07b3004b972005b4f4d var interval
83 o 132 matchingPolicy 8853 8915 3762bd5c396ba425ec544287766249f4 var matchingPolicy
69 o 132 minutes 8920 8957 c07477ba5346120310b35888d0c0b2ba var minutes
67 o 132 months 8962 9000 39e94273ba9458b6e5a1b510e4d7c4d8 var months
91 o 132 repeatedTimePolicy 9005 9075 c80c30bc2250f9034342994422c2982b var repeatedTimePolicy
69 o 132 seconds 9080 9117 8e2067fff5aa591b1431b05598be3a55 var seconds
79 o 132 setPositions 9122 9164 520d71a462c9940be50e0d0bcd6444bd var setPositions
71 o 132 weekdays 9169 9211 67a608aac45c2b0fc5628a9912ad2a33 var weekdays
65 o 132 weeks 9216 9251 748c6210cbe2eb08494e0bae415faac3 var weeks
93 o 132 encode 9256 9306 6e8a3c9519584eaf2562fa03ccda0a76 func encode(to encoder: any Encoder)
124 o 132 recurrences 9311 9414 8ba398d7d8f5b3fb6b4a2b8a7dad8987 func recurrences(of start: Date, in range: Range<Date>? = nil)
131 o 132 recurrences 9419 9529 8619aaae8941d69d0aaebd917eb130c4 func recurrences(of start: Date, in range: PartialRangeThrough<Date>)
128 o 132 recurrences 9534 9641 d11e96534a3856f2f6a37d3bbfbf09c0 func recurrences(of start: Date, in range: PartialRangeUpTo<Date>)
128 o 132 recurrences 9646 9753 6bff5d2ed7c24d2503867d6f74eaed8e func recurrences(of start: Date, in range: PartialRangeFrom<Date>)
123 o 132 recurrences 9758 9860 4690337b9c3bcbb88f23af8df61e2361 func recurrences(of start: Date, in range: ClosedRange<Date>)
428 o 132 daily 9865 10305 f168b9426c4e36898d87166338cb8ea1 func daily( calendar: Calendar, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [] )
458 o 132 hourly 10310 10784 6f04b8e6b1638e8335a94ceefaee4d73 func hourly( calendar: Calendar, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [] )
462 o 132 minutely 10789 11265 d2da73cbbfb5ba53bd5806af9ae1eaed func minutely( calendar: Calendar, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [] )
433 o 132 monthly 11270 11712 64fd6358428dcf9ae1a8c08ee234dd3d func monthly( calendar: Calendar, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheMonth: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [] )
403 o 132 weekly 11717 12130 f70955bea96f5f555eaffdab89417e6b func weekly( calendar: Calendar, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [] )
477 o 132 yearly 12135 12628 e3ec60e0237ff9957615a5d73b89bb23 func yearly( calendar: Calendar, interval: Int = 1, end: End = .never, matchingPolicy: Calendar.MatchingPolicy = .nextTimePreservingSmallerComponents, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, months: [Month] = [], daysOfTheYear: [Int] = [], daysOfTheMonth: [Int] = [], weeks: [Int] = [], weekdays: [Weekday] = [], hours: [Int] = [], minutes: [Int] = [], seconds: [Int] = [], setPositions: [Int] = [] )
106 e  Calendar.RecurrenceRule 12636 12669 d2b2681f1afa079e089519ea0362f63e extension Calendar.RecurrenceRule
90 t 162 Calendar.RecurrenceRule.End 12674 12758 441bdcadc1ff529472ff14d0d4bbc725 struct End
88 o 163 init 12765 12810 a437c7ca7e55f619095226704c74e8f7 init(from decoder: any Decoder)
67 o 163 never 12815 12881 806007c34c687513ff2b983096407674 var never
65 o 163 date 12886 12922 673a319b4163d8adc47dd97ef3d402a0 var date
79 o 163 description 12927 12971 995ad364de388f6da557b08e06cb6050 var description
79 o 163 occurrences 12976 13018 35d0e2c6d7a9c136c5bf774312532ddc var occurrences
95 o 163 encode 13023 13073 17b3f942c7623b3065b02cf20246fd98 func encode(to encoder: any Encoder)
90 o 163 afterDate 13078 13157 5dfa95e35b5b1a10456070988aea79f9 func afterDate(_ date: Date)
104 o 163 afterOccurrences 13162 13248 01aee8269e4920399f1f1f0f9260bd96 func afterOccurrences(_ count: Int)
108 e  Calendar.RecurrenceRule 13256 13289 d2b2681f1afa079e089519ea0362f63e extension Calendar.RecurrenceRule#2
100 t 172 Calendar.RecurrenceRule.Frequency 13294 13375 1fb1b6670b302c4d2ddc6db3b5c0fc5b enum Frequency
68 o 173 daily 13382 13392 d79da6006397054be26c13abdbe71a52 case daily
70 o 173 hourly 13397 13408 5afedfa5a77230ccdf04e75a3c646f41 case hourly
74 o 173 minutely 13413 13426 a92848ea465b7874f1ed53524343c907 case minutely
72 o 173 monthly 13431 13443 69b337260539eb291f89e882605c1fc6 case monthly
70 o 173 weekly 13448 13459 1e55dfc1da4b07f83567cb1f1af702fb case weekly
70 o 173 yearly 13464 13475 e97433a24983f39e587dd9ca627ca805 case yearly
77 o 173 init 13480 13513 ad7000b5d8fe95da9f14c6df5495a81b init?(rawValue: Int)
108 e  Calendar.RecurrenceRule 13521 13554 d2b2681f1afa079e089519ea0362f63e extension Calendar.RecurrenceRule#3
94 t 181 Calendar.RecurrenceRule.Month 13559 13649 91c995f99ec414f1ce429bc41b5160cc struct Month
99 o 182 IntegerLiteralType 13656 13697 b5de3788cc4492ca9398eea1dbfe53f8 typealias IntegerLiteralType
97 o 182 init 13702 13755 e99270ad087b437cbe398173c49f791c init(_ index: Int, isLeap: Bool = false)
88 o 182 init 13760 13805 87265f8eab50570cbf13c34af8f5d4dc init(from decoder: any Decoder)
88 o 182 init 13810 13854 cf2d3436f3e418b67c12d57b8b73d5bf init(integerLiteral value: Int)
67 o 182 index 13859 13892 96de845bd41e9be811897d22ce8a23d8 var index
69 o 182 isLeap 13897 13932 80dbc50d20f65a1aeaef1df59ebd558e var isLeap
95 o 182 encode 13937 13987 d8cc74961eecabbae3b2d55fd01f5d48 func encode(to encoder: any Encoder)
108 e  Calendar.RecurrenceRule 13995 14028 d2b2681f1afa079e089519ea0362f63e extension Calendar.RecurrenceRule#4
96 t 190 Calendar.RecurrenceRule.Weekday 14033 14094 a236aa67e74ac3d7cc8eb63689d45cf7 enum Weekday
68 o 191 every 14101 14127 2c2c42cc0e88980c8f8e02d835502852 case every
64 o 191 nth 14132 14161 dc54614e52492b0c09d3d7a60f5bf0e6 case nth
88 o 191 init 14166 14211 28b75713553825e1afe8d6b3aa35e90d init(from decoder: any Decoder)
95 o 191 encode 14216 14266 022c72f67ead1061ddd57a06abc6f955 func encode(to encoder: any Encoder)
78 e  Calendar 14274 14292 b7ad8ccaa335111ddbc5f021ca452c17 extension Calendar#5
103 t 196 Calendar.RepeatedTimePolicy 14297 14369 f7dc92fb63622134c729c69b8b5b312e enum RepeatedTimePolicy
68 o 197 first 14376 14386 d83aa7f6d6c40e2ebda130427da87a86 case first
66 o 197 last 14391 14400 f2aedcffdb0defb95abf172df5d955be case last
88 o 197 init 14405 14450 5a2278a3b1b496486a617ee8607f0e81 init(from decoder: any Decoder)
95 o 197 encode 14455 14505 3284266c99030857ef912f88c76986b0 func encode(to encoder: any Encoder)
78 e  Calendar 14513 14531 b7ad8ccaa335111ddbc5f021ca452c17 extension Calendar#6
97 t 202 Calendar.SearchDirection 14536 14583 092f6f7147270a6fa7597594679c74f5 enum SearchDirection
74 o 203 backward 14590 14603 24b50ecff38c9c9803e62c3cf2bba37b case backward
72 o 203 forward 14608 14620 198d628b49418cfc8b54aa100ba94918 case forward

"""#)
  }
}
