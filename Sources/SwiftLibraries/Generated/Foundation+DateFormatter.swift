// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_DateFormatter: LibraryText {
    LibraryText(
      path: "Foundation/DateFormatter.swift",
      text: #"""
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

"""#,
      outline: #"""
67 t  Formatter 0 43 ce4daca1394bb10eb0c9fa41780e31f1 class Formatter
55 o 0 init 48 70 5ff7400b3b4d5c1a511078cdb78da286 init()
91 o 0 editingString 73 123 f31e788571f73adc82da652c431ece2e func editingString(for obj: Any)
78 o 0 string 126 169 21fda33f569d136fbacfb3a0dcca18de func string(for obj: Any)
74 e  Formatter 173 192 0ffab15098b8c4a1edd63813e1153862 extension Formatter
76 t 4 Formatter.Context 197 254 1d35b86e6c292891cdcaa4ab30087436 enum Context
90 o 5 beginningOfSentence 261 285 4c1b3920fe72b54df4e54d7b9c56a2f7 case beginningOfSentence
66 o 5 dynamic 290 302 7b175a43825a0c9d23e015a73212ceb2 case dynamic
68 o 5 listItem 307 320 51dc4060c6bb5297a2b0442eed2bbcd3 case listItem
84 o 5 middleOfSentence 325 346 24c5c86f48858bbf7a860d1f4024cffc case middleOfSentence
72 o 5 standalone 351 366 219b908b9b3c3b6b55270bdabff78e6e case standalone
66 o 5 unknown 371 383 d4123e52f7797964904ae0b859bac6c4 case unknown
71 o 5 init 388 415 46232d66bea298b8fb059fab06f87907 init?(rawValue: Int)
76 e  Formatter 423 442 0ffab15098b8c4a1edd63813e1153862 extension Formatter#2
81 t 13 Formatter.UnitStyle 447 506 d9d3e91f57866171483ad356d562f97a enum UnitStyle
61 o 14 long 513 522 d0082e973da9d7f2d9f51ce78f7687d2 case long
65 o 14 medium 527 538 4e67d5de92d632890fee1d5db52bb60e case medium
63 o 14 short 543 553 1977dba276ca898dbe939a7b4ca8a7e1 case short
72 o 14 init 558 585 15975f5ef0e652f4e293d5a4cb38bfa4 init?(rawValue: Int)
78 t  DateFormatter 593 640 32f6d4d96cf8f6ca929fe5394f351fba class DateFormatter
58 o 19 init 645 667 95aa9ea3ac7062ed9ab33b1d87df6e9e init()
68 o 19 amSymbol 670 709 dd398836507bc9b8f57b051db46e87eb var amSymbol
68 o 19 calendar 712 754 a136b8f09ad9aa81b58eb8905a085ae4 var calendar
72 o 19 dateFormat 757 799 1f1b8e2f5b3bc6cfcb2ccc36417716b3 var dateFormat
70 o 19 dateStyle 802 855 e8329d4f9519be5de8f0b7f6dae5061f var dateStyle
74 o 19 defaultDate 858 899 9af675ab0099220ef8e5dac2fd153c19 var defaultDate
104 o 19 doesRelativeDateFormatting 902 957 e87c32d5814c962240b2f13606fc6e8b var doesRelativeDateFormatting
73 o 19 eraSymbols 960 1003 2cfaa1ca8a4bb8fe45e77ac446e0567f var eraSymbols
98 o 19 generatesCalendarDates 1006 1057 8bcbf12da56113101088ec0721621a7a var generatesCalendarDates
90 o 19 gregorianStartDate 1060 1108 b745a6d2f77f56f87dbfc33fa63ba7c7 var gregorianStartDate
72 o 19 isLenient 1111 1149 a40514987dc4230fa8b9df6fcca0b207 var isLenient
66 o 19 locale 1152 1190 cf99329a8cd7e27552247795d75072d7 var locale
82 o 19 longEraSymbols 1193 1240 8d2d0b155952a2aaead6e1b4a4fc9c6d var longEraSymbols
78 o 19 monthSymbols 1243 1288 6abb1173400d7190ed6bf53e36daaded var monthSymbols
70 o 19 pmSymbol 1291 1330 6706ebf03cd1198a91a55dd066ca5fc5 var pmSymbol
82 o 19 quarterSymbols 1333 1380 1e3d960bf37caba4eb726947827569f4 var quarterSymbols
88 o 19 shortMonthSymbols 1383 1433 92bce06a9c3e019325a997f751ccf4b4 var shortMonthSymbols
92 o 19 shortQuarterSymbols 1436 1488 6ed4f230d3897f981731be13a380ec0c var shortQuarterSymbols
108 o 19 shortStandaloneMonthSymbols 1491 1551 dd137fd7b52ba717cbcf298cbc716319 var shortStandaloneMonthSymbols
112 o 19 shortStandaloneQuarterSymbols 1554 1616 ab9ccf890d1003ec021ff22bc53a796a var shortStandaloneQuarterSymbols
112 o 19 shortStandaloneWeekdaySymbols 1619 1681 5a7228ccd3337e5798b2d45360eb2c3e var shortStandaloneWeekdaySymbols
92 o 19 shortWeekdaySymbols 1684 1736 d028728431217cf647f04563ccf82a5f var shortWeekdaySymbols
98 o 19 standaloneMonthSymbols 1739 1794 1aaabbe42a1fbc7c806659119e827e33 var standaloneMonthSymbols
102 o 19 standaloneQuarterSymbols 1797 1854 679e62c36e4e69beaac34cf804f1b00d var standaloneQuarterSymbols
102 o 19 standaloneWeekdaySymbols 1857 1914 bfcbabd3bcfbb3d1764531fbb7be1815 var standaloneWeekdaySymbols
72 o 19 timeStyle 1917 1970 6b0a7e470259c4b42fab25f8fc271231 var timeStyle
70 o 19 timeZone 1973 2015 353bc9fa754bcddf11aa398323875d14 var timeZone
88 o 19 twoDigitStartDate 2018 2065 d7c439f2cc46926fef5beef38d15312d var twoDigitStartDate
96 o 19 veryShortMonthSymbols 2068 2122 44b953e3228e88bc6ba392c915024998 var veryShortMonthSymbols
116 o 19 veryShortStandaloneMonthSymbols 2125 2189 d664d284ec7a905ac8116b6a0ef8b44d var veryShortStandaloneMonthSymbols
120 o 19 veryShortStandaloneWeekdaySymbols 2192 2258 4e5045383114b0be0c9f8455a6101d56 var veryShortStandaloneWeekdaySymbols
100 o 19 veryShortWeekdaySymbols 2261 2317 745a2a2eae8ad29a447f368db7469863 var veryShortWeekdaySymbols
82 o 19 weekdaySymbols 2320 2367 fe36ffa6f6d1e4640c41c2226171df90 var weekdaySymbols
84 o 19 date 2370 2422 ce5ddd99d90d5975d74c80327f1e8f76 func date(from string: String)
81 o 19 string 2425 2477 2c180007f9e0200a86dc24dd0f295e65 func string(for obj: Any)
84 o 19 string 2480 2531 cd671c611e7eb7c3a55861cf9320a307 func string(from date: Date)
182 o 19 localizedString 2534 2686 5658f18fd55d80721a0a59d287c6abbd func localizedString( from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style )
84 e  DateFormatter 2690 2713 a079473647a8c5bbb6c51cea137fd39a extension DateFormatter
79 t 57 DateFormatter.Style 2718 2773 e8be369bef9c2d51a389c660a2a13bbc enum Style
63 o 58 full 2780 2789 c00da476218b07e9a86668b048025263 case full
63 o 58 long 2794 2803 6252116d4cdc0e9edc3ca8c10531c8a3 case long
67 o 58 medium 2808 2819 79fbf91923ee3a6c1a79535455a791a4 case medium
63 o 58 none 2824 2833 3548aae3cd39619877d09aa9acce932f case none
65 o 58 short 2838 2848 cbd57a5e29deb558eab6910b29813a1f case short
75 o 58 init 2853 2881 69a8e4b5f15bfbac56e9e239ed45021e init?(rawValue: UInt)
94 t  ISO8601DateFormatter 2889 2933 5db33d0e389cd09e021ecaba9ba729fc class ISO8601DateFormatter
60 o 65 init 2938 2960 f13763de3134236c2fd637b1a78d98cb init()
80 o 65 formatOptions 2963 3029 c77136a7420611f91d63792a6b09848f var formatOptions
70 o 65 timeZone 3032 3074 15199bba40be09401bf3ea7d4624bf1a var timeZone
84 o 65 date 3077 3129 77a56110f0ca717b916ebef9214bd665 func date(from string: String)
84 o 65 string 3132 3183 1379bbd748e8098e98d0f040f56035fa func string(from date: Date)
154 o 65 string 3186 3311 f7235e36da51904a46625ae108533c4c func string(from date: Date, timeZone: TimeZone, formatOptions: ISO8601DateFormatter.Options = [])
98 e  ISO8601DateFormatter 3315 3345 643d710185fc52344786187224e6203b extension ISO8601DateFormatter
92 t 72 ISO8601DateFormatter.Options 3350 3392 21d37d3f585048cc4f05d2c4ac00b6c4 struct Options
74 o 73 init 3399 3426 cdf689e0a3b6597079d4c005a85a83fc init(rawValue: UInt)
102 o 73 withColonSeparatorInTime 3431 3511 bd9292f164ff1ab63373b5d09a49a476 var withColonSeparatorInTime
110 o 73 withColonSeparatorInTimeZone 3516 3600 b2b6e9e853e7b0a7495934b93b2931fd var withColonSeparatorInTimeZone
100 o 73 withDashSeparatorInDate 3605 3684 96a596f3c148d6705d544975e938234b var withDashSeparatorInDate
68 o 73 withDay 3689 3752 8ae19846a9cf8cee04a417830400f43d var withDay
96 o 73 withFractionalSeconds 3757 3834 a3f16e31ced08602a3aec0c63f7d9648 var withFractionalSeconds
78 o 73 withFullDate 3839 3907 e402a6d599d54dc04ca53905b33fbf6f var withFullDate
78 o 73 withFullTime 3912 3980 71f4bb43fc115473d1219beb64839004 var withFullTime
94 o 73 withInternetDateTime 3985 4061 3be0456b4b3c8b7f01235f57c4581a84 var withInternetDateTime
72 o 73 withMonth 4066 4131 caa78baeff9f2023ca61671dea0963ab var withMonth
108 o 73 withSpaceBetweenDateAndTime 4136 4219 4fbaec12c12b5d157435ab6b0f216e6d var withSpaceBetweenDateAndTime
70 o 73 withTime 4224 4288 f63239a28905f627ff2512094566541e var withTime
78 o 73 withTimeZone 4293 4361 596cefe9a0e88a684611f4988f3d5f99 var withTimeZone
82 o 73 withWeekOfYear 4366 4436 5ce58f612e1ada66148526ec8910b062 var withWeekOfYear
70 o 73 withYear 4441 4505 3b40fb434ab4c7c2867d8ed8f9b12ab8 var withYear
70 o 73 rawValue 4510 4543 f91d881f16fbf9b74b3fa89d08658e6e var rawValue

"""#)
  }
}
