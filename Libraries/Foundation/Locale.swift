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
