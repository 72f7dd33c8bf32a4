// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_DateComponents: LibraryText {
    LibraryText(
      path: "Foundation/DateComponents.swift",
      text: #"""
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

"""#,
      outline: #"""
79 t  DateComponents 0 127 03ab4786f278bb008e8f85b1dab3517c struct DateComponents
83 o 0 ReferenceType 132 181 fc831993603d299e22658a4d712bbbf7 typealias ReferenceType
413 o 0 init 184 575 3f323b677864b76e59e7ace9693b8e41 init( calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
82 o 0 init 578 623 0a594f89a42b20d1e88513e70cf748f3 init(from decoder: any Decoder)
67 o 0 calendar 626 668 35b8dfac174f42f28ceb639b8b4c2aee var calendar
75 o 0 customMirror 671 710 977de54cb1eaa0153f27f1aaae05e5a4 var customMirror
59 o 0 date 713 749 5af707c6b85e1533aa5b5c695170092e var date
57 o 0 day 752 784 8b22fdde1cc352fd6fe6a4d1e2f48a2e var day
69 o 0 dayOfYear 787 825 c9ffc013eb4d4b7be0501e8e2964450f var dayOfYear
83 o 0 debugDescription 828 877 1299171ea74fd21c9d29ff65c135d1db var debugDescription
73 o 0 description 880 924 800d5544b177a8c7dbd73e78f3ebeffc var description
57 o 0 era 927 959 7bbf3a9e92200f3cc1f4d4640ae71155 var era
59 o 0 hour 962 995 2311f97ca369de5d6e41cce2446daa8b var hour
74 o 0 isLeapMonth 998 1039 37c7149551c2d9884c346fe4f5d98669 var isLeapMonth
79 o 0 isRepeatedDay 1042 1085 52d366bd33459e8b79fa981a477387a3 var isRepeatedDay
75 o 0 isValidDate 1088 1130 f39c8f2f26bf6d0652e05f3eb2874a41 var isValidDate
65 o 0 minute 1133 1168 d15b1663d281f57bebb79e87fa3bea9a var minute
63 o 0 month 1171 1205 0b95ccfb5b46f760639748d3e5775e3f var month
73 o 0 nanosecond 1208 1247 d251dc000f3ef5e2ac4c91b15f3d9b92 var nanosecond
67 o 0 quarter 1250 1286 04016f11a4a2183071e0de8d15ee54df var quarter
65 o 0 second 1289 1324 9e4c75ba5360860d0d6815b6fc515710 var second
69 o 0 timeZone 1327 1369 00a5f94302078a09cccc5e053f64928a var timeZone
75 o 0 weekOfMonth 1372 1412 53af8b506ba4f9f7c602c974801fa137 var weekOfMonth
73 o 0 weekOfYear 1415 1454 89f1a0f393de5e17057c360aea56a8e0 var weekOfYear
67 o 0 weekday 1457 1493 847f321358273fe13a700a05999649ee var weekday
81 o 0 weekdayOrdinal 1496 1539 5ff0d3f0f20fa5777b2185f5264e4296 var weekdayOrdinal
61 o 0 year 1542 1575 3d0ecd3aa0c92c1754f337ad75452cb0 var year
87 o 0 yearForWeekOfYear 1578 1624 cb6aa1ed6a5c22ed4583fa7669489549 var yearForWeekOfYear
91 o 0 encode 1627 1677 ed0dd165086b993d76389c7360bef2ef func encode(to encoder: any Encoder)
88 o 0 formatted 1680 1789 256f7716da90c0410b98d9c6bacc621a func formatted<F>(_ format: F)
89 o 0 hash 1792 1835 809f5e0e40acdf4d9a415f8e7203bea6 func hash(into hasher: inout Hasher)
99 o 0 isValidDate 1838 1898 9846eefd78ebcf2a0c5c137a5cf687c6 func isValidDate(in calendar: Calendar)
120 o 0 setValue 1901 1980 11ec06e9d1fc5f35ed4862c2798f0175 func setValue(_ value: Int?, for component: Calendar.Component)
99 o 0 value 1983 2049 cdaca94c40d72482be21612c74bade36 func value(for component: Calendar.Component)
101 o 0 == 2052 2130 fdbc6e001ec62e1aa6a476a555eb3781 func == (lhs: DateComponents, rhs: DateComponents)

"""#)
  }
}
