extension String {
  public typealias EncodingConversionOptions = NSString.EncodingConversionOptions
  public typealias EnumerationOptions = NSString.EnumerationOptions
  public init(_ cocoaString: NSString)
  public init?<S>(bytes: S, encoding: String.Encoding) where S: Sequence, S.Element == UInt8
  public init?(cString: [CChar], encoding enc: String.Encoding)
  public init(contentsOf url: URL, encoding enc: String.Encoding) throws
  public init(contentsOf url: URL, usedEncoding: inout String.Encoding) throws
  public init(contentsOfFile path: String, encoding enc: String.Encoding) throws
  public init(contentsOfFile path: String, usedEncoding: inout String.Encoding) throws
  @pure public init?(data: Data, encoding: String.Encoding)
  public init(format: String, _ arguments: any CVarArg...)
  public init(format: String, arguments: [any CVarArg])
  public init(format: String, locale: Locale?, _ args: any CVarArg...)
  public init(format: String, locale: Locale?, arguments: [any CVarArg])
  public init?(utf8String bytes: [CChar])
  @pure public static var availableStringEncodings: [String.Encoding] { get }
  @pure public static var defaultCStringEncoding: String.Encoding { get }
  @pure public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  @pure public static func localizedName(of encoding: String.Encoding) -> String
  public static func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String
}

extension String {
  public struct Comparator: Decodable, Encodable, SortComparator {
    public init(_ standardComparison: String.StandardComparator)
    public init(from decoder: any Decoder) throws
    public init(options: String.CompareOptions, order: SortOrder = .forward)
    @pure public var locale: Locale? { get }
    @pure public var options: String.CompareOptions { get }
    public var order: SortOrder { get set }
    @pure public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
    public func encode(to encoder: any Encoder) throws
    public func hash(into hasher: inout Hasher)
  }
}

extension String {
  public struct CompareOptions: OptionSet, Sendable {
    @pure public init(rawValue: UInt)
    @pure public static var anchored: String.CompareOptions { get }
    @pure public static var backwards: String.CompareOptions { get }
    @pure public static var caseInsensitive: String.CompareOptions { get }
    @pure public static var diacriticInsensitive: String.CompareOptions { get }
    @pure public static var forcedOrdering: String.CompareOptions { get }
    @pure public static var literal: String.CompareOptions { get }
    @pure public static var numeric: String.CompareOptions { get }
    @pure public static var regularExpression: String.CompareOptions { get }
    @pure public static var widthInsensitive: String.CompareOptions { get }
    @pure public var rawValue: UInt { get }
  }
}

extension String {
  public struct Encoding: CustomStringConvertible, Hashable, RawRepresentable, Sendable {
    @pure public init?(ianaName charsetName: String)
    @pure public init(rawValue: UInt)
    @pure public static var ascii: String.Encoding { get }
    @pure public static var iso2022JP: String.Encoding { get }
    @pure public static var isoLatin1: String.Encoding { get }
    @pure public static var isoLatin2: String.Encoding { get }
    @pure public static var japaneseEUC: String.Encoding { get }
    @pure public static var macOSRoman: String.Encoding { get }
    @pure public static var nextstep: String.Encoding { get }
    @pure public static var nonLossyASCII: String.Encoding { get }
    @pure public static var shiftJIS: String.Encoding { get }
    @pure public static var symbol: String.Encoding { get }
    @pure public static var unicode: String.Encoding { get }
    @pure public static var utf16: String.Encoding { get }
    @pure public static var utf16BigEndian: String.Encoding { get }
    @pure public static var utf16LittleEndian: String.Encoding { get }
    @pure public static var utf32: String.Encoding { get }
    @pure public static var utf32BigEndian: String.Encoding { get }
    @pure public static var utf32LittleEndian: String.Encoding { get }
    @pure public static var utf8: String.Encoding { get }
    @pure public static var windowsCP1250: String.Encoding { get }
    @pure public static var windowsCP1251: String.Encoding { get }
    @pure public static var windowsCP1252: String.Encoding { get }
    @pure public static var windowsCP1253: String.Encoding { get }
    @pure public static var windowsCP1254: String.Encoding { get }
    @pure public var description: String { get }
    @pure public var ianaName: String? { get }
    public var rawValue: UInt { get set }
    public func hash(into hasher: inout Hasher)
    @pure public static func == (lhs: String.Encoding, rhs: String.Encoding) -> Bool
  }
}

extension String {
  public struct StandardComparator: Decodable, Encodable, SortComparator {
    public typealias Compared = String
    public init(_ base: String.StandardComparator, order: SortOrder = .forward)
    public init(from decoder: any Decoder) throws
    @pure public static var lexical: String.StandardComparator { get }
    public var order: SortOrder { get set }
    @pure public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult
    public func encode(to encoder: any Encoder) throws
    public func hash(into hasher: inout Hasher)
  }
}

extension StringProtocol {
  @pure public var capitalized: String { get }
  @pure public var decomposedStringWithCanonicalMapping: String { get }
  @pure public var decomposedStringWithCompatibilityMapping: String { get }
  @pure public var fastestEncoding: String.Encoding { get }
  @pure public var hash: Int { get }
  @pure public var localizedCapitalized: String { get }
  @pure public var localizedLowercase: String { get }
  @pure public var localizedUppercase: String { get }
  @pure public var precomposedStringWithCanonicalMapping: String { get }
  @pure public var precomposedStringWithCompatibilityMapping: String { get }
  @pure public var removingPercentEncoding: String? { get }
  @pure public var smallestEncoding: String.Encoding { get }
  @pure public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
  public func appending<T>(_ aString: T) -> String where T: StringProtocol
  public func appendingFormat<T>(_ format: T, _ arguments: any CVarArg...) -> String where T: StringProtocol
  public func cString(using encoding: String.Encoding) -> [CChar]?
  @pure public func canBeConverted(to encoding: String.Encoding) -> Bool
  @pure public func capitalized(with locale: Locale?) -> String
  public func caseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
  public func commonPrefix<T>(with aString: T, options: String.CompareOptions = []) -> String where T: StringProtocol
  public func compare<T>(
    _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil
  ) -> ComparisonResult where T: StringProtocol
  @pure public func components(separatedBy separator: CharacterSet) -> [String]
  public func components<T>(separatedBy separator: T) -> [String] where T: StringProtocol
  public func contains<T>(_ other: T) -> Bool where T: StringProtocol
  @pure public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  public func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
  public func enumerateSubstrings<R>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void)
  where R: RangeExpression, R.Bound == String.Index
  @pure public func folding(options: String.CompareOptions = [], locale: Locale?) -> String
  public func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding) -> Bool
  @pure public func lengthOfBytes(using encoding: String.Encoding) -> Int
  public func lineRange(for range: some RangeExpression<String.Index>) -> Range<Index>
  public func localizedCaseInsensitiveCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
  public func localizedCaseInsensitiveContains<T>(_ other: T) -> Bool where T: StringProtocol
  public func localizedCompare<T>(_ aString: T) -> ComparisonResult where T: StringProtocol
  public func localizedStandardCompare<T>(_ string: T) -> ComparisonResult where T: StringProtocol
  public func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol
  public func localizedStandardRange<T>(of string: T) -> Range<Index>? where T: StringProtocol
  @pure public func lowercased(with locale: Locale?) -> String
  @pure public func maximumLengthOfBytes(using encoding: String.Encoding) -> Int
  public func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int) -> String
  where T: StringProtocol
  public func paragraphRange(for range: some RangeExpression<String.Index>) -> Range<Index>
  public func range<T>(
    of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
    locale: Locale? = nil
  ) -> Range<Index>? where T: StringProtocol
  public func rangeOfCharacter(
    from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil
  ) -> Range<Index>?
  public func rangeOfComposedCharacterSequence(at anIndex: Index) -> Range<Index>
  public func rangeOfComposedCharacterSequences<R>(for range: R) -> Range<Index>
  where R: RangeExpression, R.Bound == String.Index
  public func replacingCharacters<T, R>(in range: R, with replacement: T) -> String
  where T: StringProtocol, R: RangeExpression, R.Bound == String.Index
  public func replacingOccurrences<Target, Replacement>(
    of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
    range searchRange: Range<Index>? = nil
  ) -> String where Target: StringProtocol, Replacement: StringProtocol
  @pure public func trimmingCharacters(in set: CharacterSet) -> String
  @pure public func uppercased(with locale: Locale?) -> String
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
  public func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding) throws
  where T: StringProtocol
}
