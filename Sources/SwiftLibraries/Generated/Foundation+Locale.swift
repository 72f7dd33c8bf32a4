// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Locale: LibraryText {
    LibraryText(
      path: "Foundation/Locale.swift",
      text: #"""
public struct Locale: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
  public init(components: Locale.Components)
  public init(from decoder: any Decoder) throws
  @pure public init(identifier: String)
  public init(
    languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
  public init(languageComponents: Locale.Language.Components)
  @pure public static var autoupdatingCurrent: Locale { get }
  @pure public static var availableIdentifiers: [String] { get }
  @pure public static var commonISOCurrencyCodes: [String] { get }
  @pure public static var current: Locale { get }
  @pure public static var preferredLanguages: [String] { get }
  @pure public static var preferredLocales: [Locale] { get }
  @pure public var alternateQuotationBeginDelimiter: String? { get }
  @pure public var alternateQuotationEndDelimiter: String? { get }
  public var availableNumberingSystems: [Locale.NumberingSystem] { get }
  @pure public var calendar: Calendar { get }
  public var collation: Locale.Collation { get }
  @pure public var collationIdentifier: String? { get }
  @pure public var collatorIdentifier: String? { get }
  public var currency: Locale.Currency? { get }
  @pure public var currencyCode: String? { get }
  @pure public var currencySymbol: String? { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var decimalSeparator: String? { get }
  @pure public var description: String { get }
  public var firstDayOfWeek: Locale.Weekday { get }
  @pure public var groupingSeparator: String? { get }
  public var hourCycle: Locale.HourCycle { get }
  @pure public var identifier: String { get }
  public var language: Locale.Language { get }
  @pure public var languageCode: String? { get }
  public var measurementSystem: Locale.MeasurementSystem { get }
  public var numberingSystem: Locale.NumberingSystem { get }
  @pure public var quotationBeginDelimiter: String? { get }
  @pure public var quotationEndDelimiter: String? { get }
  public var region: Locale.Region? { get }
  @pure public var regionCode: String? { get }
  @pure public var scriptCode: String? { get }
  public var subdivision: Locale.Subdivision? { get }
  @pure public var timeZone: TimeZone? { get }
  @pure public var usesMetricSystem: Bool { get }
  public var variant: Locale.Variant? { get }
  @pure public var variantCode: String? { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func identifier(_ type: Locale.IdentifierType) -> String
  public func localizedString(for calendarIdentifier: Calendar.Identifier) -> String?
  @pure public func localizedString(forCollationIdentifier collationIdentifier: String) -> String?
  @pure public func localizedString(forCollatorIdentifier collatorIdentifier: String) -> String?
  @pure public func localizedString(forCurrencyCode currencyCode: String) -> String?
  @pure public func localizedString(forIdentifier identifier: String) -> String?
  @pure public func localizedString(forLanguageCode languageCode: String) -> String?
  @pure public func localizedString(forRegionCode regionCode: String) -> String?
  @pure public func localizedString(forScriptCode scriptCode: String) -> String?
  @pure public func localizedString(forVariantCode variantCode: String) -> String?
  @pure public static func canonicalIdentifier(from string: String) -> String
  @pure public static func canonicalLanguageIdentifier(from string: String) -> String
  public static func identifier(_ type: Locale.IdentifierType, from string: String) -> String
  @pure public static func identifier(fromComponents components: [String: String]) -> String
  @pure public static func identifier(fromWindowsLocaleCode code: Int) -> String?
  @pure public static func windowsLocaleCode(fromIdentifier identifier: String) -> Int?
  @pure public static func == (lhs: Locale, rhs: Locale) -> Bool
}

"""#,
      outline: #"""
63 t  Locale 0 117 5f4bc5843e560d94fc5316d87812fa77 struct Locale
86 o 0 init 122 164 a402d89560abf4b8a1fedf98a1ffc2af init(components: Locale.Components)
82 o 0 init 167 212 59ec7ca1b53ef98b06b184ec8bc9912e init(from decoder: any Decoder)
75 o 0 init 215 252 ea449c3e97eface2e348f17ff26445d1 init(identifier: String)
166 o 0 init 255 381 988ecbdc650019991d64626776fa5e84 init( languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil, languageRegion: Locale.Region? = nil)
103 o 0 init 384 443 584b562903d7dc61580a060644bfe0e5 init(languageComponents: Locale.Language.Components)
89 o 0 autoupdatingCurrent 446 505 36c05d557fdd3a01e63c6a230753fbbb var autoupdatingCurrent
91 o 0 availableIdentifiers 508 570 43f334356cf1500a16bc14c540c3653e var availableIdentifiers
95 o 0 commonISOCurrencyCodes 573 637 9119ef067830d56e07d2da731ecde0d6 var commonISOCurrencyCodes
65 o 0 current 640 687 cf1ba7bc04f2456a39d3837c12fd3658 var current
87 o 0 preferredLanguages 690 750 e9107dd0fbdaf509da2113ff7105bdaa var preferredLanguages
83 o 0 preferredLocales 753 811 816bb885a7de1574d7e017e5c44f6f24 var preferredLocales
115 o 0 alternateQuotationBeginDelimiter 814 880 5035a7af8cc4e0a4900f0fd9b4a461db var alternateQuotationBeginDelimiter
111 o 0 alternateQuotationEndDelimiter 883 947 e402ef6af0361a3b571a941296b4312c var alternateQuotationEndDelimiter
102 o 0 availableNumberingSystems 950 1020 dfcfee0d893a97a68e3ba76f7b217b9c var availableNumberingSystems
69 o 0 calendar 1023 1066 93628d53c83bbc510257a584b890f7be var calendar
71 o 0 collation 1069 1115 3aa3c84e02433564a33a8b231e676fcf var collation
91 o 0 collationIdentifier 1118 1171 bed09408f62180612bea293dd0c4840d var collationIdentifier
89 o 0 collatorIdentifier 1174 1226 cee9d4a7169772e152aa7173eab3cca1 var collatorIdentifier
69 o 0 currency 1229 1274 a3071e28bb22f25ec8b54fbb68f800b0 var currency
77 o 0 currencyCode 1277 1323 2e72315ad0b4435f51bc7c7f9d3cbee1 var currencyCode
81 o 0 currencySymbol 1326 1374 d2421cc17548f527a7efa879d9a3b8df var currencySymbol
77 o 0 customMirror 1377 1416 d961d6593114584e9e2e44030f78d0e4 var customMirror
85 o 0 debugDescription 1419 1468 1afb89618406b47a1533394e102385ec var debugDescription
85 o 0 decimalSeparator 1471 1521 2c57ad2845b9e00ed48f0f2b3d959fae var decimalSeparator
75 o 0 description 1524 1568 ef0fb1338ae380105cf3b0e7771f2b32 var description
81 o 0 firstDayOfWeek 1571 1620 f6bba99ae759838749275e21ab38f075 var firstDayOfWeek
87 o 0 groupingSeparator 1623 1674 ecde8f79169721c63ccb0f552fc22394 var groupingSeparator
71 o 0 hourCycle 1677 1723 045e201327c813fe4dc6f0dfc086532f var hourCycle
73 o 0 identifier 1726 1769 9ed63507eff932fc5e71751c0d9af00f var identifier
69 o 0 language 1772 1816 5a121c9cd01a7bc34caaaaf2470c04a5 var language
77 o 0 languageCode 1819 1865 f8271322c8b6701199dddc1e74007ca4 var languageCode
87 o 0 measurementSystem 1868 1930 7e31fe068d223c3694245dd6c969dc7c var measurementSystem
83 o 0 numberingSystem 1933 1991 358fbf5de83ec41f53c609cdcc200cf3 var numberingSystem
99 o 0 quotationBeginDelimiter 1994 2051 7d6a9b79412bed78c1f34c9f96ac98b1 var quotationBeginDelimiter
95 o 0 quotationEndDelimiter 2054 2109 91adde443703f2f121d2e49f69c48400 var quotationEndDelimiter
65 o 0 region 2112 2153 321701431c2228189841685c829bb4f0 var region
73 o 0 regionCode 2156 2200 31da41253282e74b354c17ba4b504ca9 var regionCode
73 o 0 scriptCode 2203 2247 7f3a9bc65f63dca0f487817697a2aa4b var scriptCode
75 o 0 subdivision 2250 2301 2bfd5fa7050c08faba03a4b7f0bb38b5 var subdivision
69 o 0 timeZone 2304 2348 2b453f8882d804c2970a5fbc11a31c98 var timeZone
85 o 0 usesMetricSystem 2351 2398 cedc376af519afece0568a4d1e69bdeb var usesMetricSystem
67 o 0 variant 2401 2444 0ffd96b8de17d3035e05d3f08c74f631 var variant
75 o 0 variantCode 2447 2492 f821dd54b2bf122eb1195e2f3837c8ce var variantCode
91 o 0 encode 2495 2545 2f0d53721d3e9090f2a7cd69d1287b07 func encode(to encoder: any Encoder)
89 o 0 hash 2548 2591 ad688aeaabfd4f3c7784bf38f8d81436 func hash(into hasher: inout Hasher)
105 o 0 identifier 2594 2657 ce8c9bfb2bbd482bbb656c332c19e83b func identifier(_ type: Locale.IdentifierType)
129 o 0 localizedString 2660 2743 a759ba9207e2b31cd3076d368a66c73a func localizedString(for calendarIdentifier: Calendar.Identifier)
136 o 0 localizedString 2746 2842 bf8a6feb6e393e77fb9cfa8be29ae016 func localizedString(forCollationIdentifier collationIdentifier: String)
134 o 0 localizedString 2845 2939 9bcd43b4d9635400433c317d16db95f5 func localizedString(forCollatorIdentifier collatorIdentifier: String)
122 o 0 localizedString 2942 3024 0df6e2ceca4d34d6efbbe19a5e542bec func localizedString(forCurrencyCode currencyCode: String)
118 o 0 localizedString 3027 3105 3b4833eeb5d72c32e54fe66499b2b531 func localizedString(forIdentifier identifier: String)
122 o 0 localizedString 3108 3190 226d6a707d5345dff382fb9847aeff96 func localizedString(forLanguageCode languageCode: String)
118 o 0 localizedString 3193 3271 484c05fef79877ff06b8d282645eb715 func localizedString(forRegionCode regionCode: String)
118 o 0 localizedString 3274 3352 14373189e01ecb698bda4e4ae614a7bb func localizedString(forScriptCode scriptCode: String)
120 o 0 localizedString 3355 3435 05a7fbca5d5ec2a783b6d3a9a0839c23 func localizedString(forVariantCode variantCode: String)
113 o 0 canonicalIdentifier 3438 3513 ae6fae12f877ce7d83d81288fad54a7b func canonicalIdentifier(from string: String)
129 o 0 canonicalLanguageIdentifier 3516 3599 b5110287e8e21736aeca50c9b54a6420 func canonicalLanguageIdentifier(from string: String)
126 o 0 identifier 3602 3693 a475d671f2edfb24c406f5c066fead12 func identifier(_ type: Locale.IdentifierType, from string: String)
119 o 0 identifier 3696 3786 0430180515007006573ed11f0685afb7 func identifier(fromComponents components: [String: String])
107 o 0 identifier 3789 3868 105d9f4b142e0151fe03e36eb72aa6b4 func identifier(fromWindowsLocaleCode code: Int)
123 o 0 windowsLocaleCode 3871 3956 d1f9f5d3cd0f6b9f6b96faf09b7fe845 func windowsLocaleCode(fromIdentifier identifier: String)
85 o 0 == 3959 4021 1ca4e7d67a5771e896829a796dfcfe3a func == (lhs: Locale, rhs: Locale)

"""#)
  }
}
