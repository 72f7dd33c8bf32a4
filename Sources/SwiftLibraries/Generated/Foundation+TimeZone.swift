// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_TimeZone: LibraryText {
    LibraryText(
      path: "Foundation/TimeZone.swift",
      text: #"""
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

"""#,
      outline: #"""
67 t  TimeZone 0 119 23916b2962e7c42e01df3a78a015a599 struct TimeZone
83 o 0 ReferenceType 124 167 3e46c7e67d1355de393b41a3bbaa8c8f typealias ReferenceType
78 o 0 init 170 210 144f40d4b2824f9e50aa2d5cca879537 init?(abbreviation: String)
82 o 0 init 213 258 c4a831864b762b310b0f5e9b61097f85 init(from decoder: any Decoder)
76 o 0 init 261 299 4bb05b8aabdaf494702f787529d6d8a4 init?(identifier: String)
85 o 0 init 302 349 6659249214cee2829e02c4d9f9d0b03b init?(secondsFromGMT seconds: Int)
95 o 0 abbreviationDictionary 352 422 56f6065920d2860310dbe0492368bd29 var abbreviationDictionary
89 o 0 autoupdatingCurrent 425 486 605e06b0edfc8182783ec457f5f5b240 var autoupdatingCurrent
65 o 0 current 489 538 2b8901f19b1db81d9f438a85178ebad3 var current
57 o 0 gmt 541 586 f6cc20c22009d64caa24f3e01f7119a6 var gmt
99 o 0 knownTimeZoneIdentifiers 589 655 2ae7b50fa0884f51b78b44b3f44449d8 var knownTimeZoneIdentifiers
89 o 0 timeZoneDataVersion 658 717 861b801ea47eeadd1e0a9e4ac9ddbdd3 var timeZoneDataVersion
75 o 0 customMirror 720 759 2ddc9d78fcd9577f5f993a66d10ca5e2 var customMirror
83 o 0 debugDescription 762 811 52463ef7173b90d652beb1521cae6a6d var debugDescription
73 o 0 description 814 858 2617585fdfd2eced5edaa40ea7d39f0b var description
71 o 0 identifier 861 904 fc0ae009ac39aaf41c81d0168c689d0c var identifier
115 o 0 nextDaylightSavingTimeTransition 907 971 6f5584e4ddf8bff62eaa3e0365a9ca16 var nextDaylightSavingTimeTransition
102 o 0 abbreviation 974 1040 c421f6ebcccede1a2168f37dad73864a func abbreviation(for date: Date = Date())
127 o 0 daylightSavingTimeOffset 1043 1126 386d5f43cc583845dfb013db912653c3 func daylightSavingTimeOffset(for date: Date = Date())
91 o 0 encode 1129 1179 0ae90808c5d997488980730cafa4acca func encode(to encoder: any Encoder)
89 o 0 hash 1182 1225 9dc0611735b15b19ab16f831edc909ce func hash(into hasher: inout Hasher)
119 o 0 isDaylightSavingTime 1228 1299 0dcb18745be065cb0d24a0103e9afb7e func isDaylightSavingTime(for date: Date = Date())
128 o 0 localizedName 1302 1386 4ae7bd3cba707c72c8ba2aed9eeef885 func localizedName(for style: TimeZone.NameStyle, locale: Locale?)
136 o 0 nextDaylightSavingTimeTransition 1389 1466 d006a0d3fda5d203a002a32c27fadda8 func nextDaylightSavingTimeTransition(after date: Date)
107 o 0 secondsFromGMT 1469 1533 922ea08beb775d66b1ce747e25ed39a7 func secondsFromGMT(for date: Date = Date())
89 o 0 == 1536 1602 c2acb3814ea09ea9354031f0fc0efda7 func == (lhs: TimeZone, rhs: TimeZone)
74 e  TimeZone 1606 1624 1c3894789bd5551e468cc8ecc5f0d3c2 extension TimeZone
82 t 26 TimeZone.NameStyle 1629 1688 00c0d0adbeef88ea0222e0721d478827 enum NameStyle
83 o 27 daylightSaving 1695 1714 33f62cbe9303db412fe246582b35c610 case daylightSaving
69 o 27 generic 1719 1731 a42fe7f2fc775e979c5f2ebef2fdce4d case generic
93 o 27 shortDaylightSaving 1736 1760 176be70e0e71bc5f2c69d5da70870418 case shortDaylightSaving
79 o 27 shortGeneric 1765 1782 b550369004f4bb8ebe2a15adef06f900 case shortGeneric
81 o 27 shortStandard 1787 1805 ed7b2e8264bf3e8caa46d6e6906f00b0 case shortStandard
71 o 27 standard 1810 1823 3430b04e354a18803598e02aaf113c7b case standard
74 o 27 init 1828 1861 dfe3f38698606755819d65f45bb7a94a init?(rawValue: Int)

"""#)
  }
}
