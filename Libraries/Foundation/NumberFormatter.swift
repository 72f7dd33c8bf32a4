public class NumberFormatter: Formatter, Sendable {
  public override init()
  public var allowsFloats: Bool { get set }
  public var alwaysShowsDecimalSeparator: Bool { get set }
  public var currencyCode: String! { get set }
  public var currencyDecimalSeparator: String! { get set }
  public var currencyGroupingSeparator: String! { get set }
  public var currencySymbol: String! { get set }
  public var decimalSeparator: String! { get set }
  public var exponentSymbol: String! { get set }
  public var format: String { get set }
  public var formatWidth: Int { get set }
  public var generatesDecimalNumbers: Bool { get set }
  public var groupingSeparator: String! { get set }
  public var groupingSize: Int { get set }
  public var hasThousandSeparators: Bool { get set }
  public var internationalCurrencySymbol: String! { get set }
  public var isLenient: Bool { get set }
  public var isPartialStringValidationEnabled: Bool { get set }
  public var locale: Locale! { get set }
  public var localizesFormat: Bool { get set }
  public var maximum: NSNumber? { get set }
  public var maximumFractionDigits: Int { get set }
  public var maximumIntegerDigits: Int { get set }
  public var maximumSignificantDigits: Int { get set }
  public var minimum: NSNumber? { get set }
  public var minimumFractionDigits: Int { get set }
  public var minimumIntegerDigits: Int { get set }
  public var minimumSignificantDigits: Int { get set }
  public var minusSign: String! { get set }
  public var multiplier: NSNumber? { get set }
  public var negativeFormat: String! { get set }
  public var negativeInfinitySymbol: String { get set }
  public var negativePrefix: String! { get set }
  public var negativeSuffix: String! { get set }
  public var nilSymbol: String { get set }
  public var notANumberSymbol: String! { get set }
  public var numberStyle: NumberFormatter.Style { get set }
  public var paddingCharacter: String! { get set }
  public var paddingPosition: NumberFormatter.PadPosition { get set }
  public var perMillSymbol: String! { get set }
  public var percentSymbol: String! { get set }
  public var plusSign: String! { get set }
  public var positiveFormat: String! { get set }
  public var positiveInfinitySymbol: String { get set }
  public var positivePrefix: String! { get set }
  public var positiveSuffix: String! { get set }
  public var roundingBehavior: NSDecimalNumberHandler { get set }
  public var roundingIncrement: NSNumber! { get set }
  public var roundingMode: NumberFormatter.RoundingMode { get set }
  public var secondaryGroupingSize: Int { get set }
  public var textAttributesForNegativeInfinity: [String: any Sendable]? { get set }
  public var textAttributesForNegativeValues: [String: any Sendable]? { get set }
  public var textAttributesForNil: [String: any Sendable]? { get set }
  public var textAttributesForNotANumber: [String: any Sendable]? { get set }
  public var textAttributesForPositiveInfinity: [String: any Sendable]? { get set }
  public var textAttributesForPositiveValues: [String: any Sendable]? { get set }
  public var textAttributesForZero: [String: any Sendable]? { get set }
  public var thousandSeparator: String! { get set }
  public var usesGroupingSeparator: Bool { get set }
  public var usesSignificantDigits: Bool { get set }
  public var zeroSymbol: String? { get set }
  public func number(from string: String) -> NSNumber?
  public override func string(for obj: Any) -> String?
  public func string(from number: NSNumber) -> String?
  public class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String
}

extension NumberFormatter {
  public enum PadPosition: Hashable, RawRepresentable, Sendable {
    case afterPrefix
    case afterSuffix
    case beforePrefix
    case beforeSuffix
    public init?(rawValue: UInt)
  }
}

extension NumberFormatter {
  public enum RoundingMode: Hashable, RawRepresentable, Sendable {
    case ceiling
    case down
    case floor
    case halfDown
    case halfEven
    case halfUp
    case up
    public init?(rawValue: UInt)
  }
}

extension NumberFormatter {
  public enum Style: Hashable, RawRepresentable, Sendable {
    case currency
    case currencyAccounting
    case currencyISOCode
    case currencyPlural
    case decimal
    case none
    case ordinal
    case percent
    case scientific
    case spellOut
    public init?(rawValue: UInt)
  }
}
