public class NSString: NSObject, Comparable, ExpressibleByStringLiteral, NSCopying {
  public typealias CompareOptions = String.CompareOptions
  public override convenience init()
  public convenience init(contentsOf url: URL, encoding enc: UInt) throws
  public convenience init(contentsOfFile path: String, encoding enc: UInt) throws
  public convenience init?(data: Data, encoding: UInt)
  public required convenience init(extendedGraphemeClusterLiteral value: StaticString)
  public convenience init(format: NSString, _ args: any CVarArg...)
  public required convenience init(string aString: String)
  public required init(stringLiteral value: StaticString)
  public required convenience init(unicodeScalarLiteral value: StaticString)
  public class var defaultCStringEncoding: UInt { get }
  public var boolValue: Bool { get }
  public var capitalized: String { get }
  public var decomposedStringWithCanonicalMapping: String { get }
  public var decomposedStringWithCompatibilityMapping: String { get }
  public var deletingLastPathComponent: String { get }
  public var deletingPathExtension: String { get }
  public override var description: String { get }
  public var doubleValue: Double { get }
  public var expandingTildeInPath: String { get }
  public var fastestEncoding: UInt { get }
  public var floatValue: Float { get }
  public override var hash: Int { get }
  public var intValue: Int32 { get }
  public var integerValue: Int { get }
  public var isAbsolutePath: Bool { get }
  public var lastPathComponent: String { get }
  public var length: Int { get }
  public var localizedCapitalized: String { get }
  public var localizedLowercase: String { get }
  public var localizedUppercase: String { get }
  public var longLongValue: Int64 { get }
  public var lowercased: String { get }
  public var pathComponents: [String] { get }
  public var pathExtension: String { get }
  public var precomposedStringWithCanonicalMapping: String { get }
  public var precomposedStringWithCompatibilityMapping: String { get }
  public var removingPercentEncoding: String? { get }
  public var resolvingSymlinksInPath: String { get }
  public var smallestEncoding: UInt { get }
  public var standardizingPath: String { get }
  public var uppercased: String { get }
  @pure public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
  @pure public func appending(_ aString: String) -> String
  @pure public func appendingPathComponent(_ str: String) -> String
  @pure public func appendingPathExtension(_ str: String) -> String?
  public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String?
  @pure public func canBeConverted(to encoding: UInt) -> Bool
  @pure public func capitalized(with locale: Locale?) -> String
  @pure public func caseInsensitiveCompare(_ string: String) -> ComparisonResult
  public func character(at index: Int) -> unichar
  public func commonPrefix(with str: String, options mask: NSString.CompareOptions = []) -> String
  @pure public func compare(_ string: String) -> ComparisonResult
  public func compare(_ string: String, options mask: NSString.CompareOptions) -> ComparisonResult
  public func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange)
    -> ComparisonResult
  public func compare(
    _ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange, locale: Any?
  ) -> ComparisonResult
  public func completePath(
    into outputName: inout String?, caseSensitive flag: Bool, matchesInto outputArray: inout [String],
    filterTypes: [String]?
  ) -> Int
  @pure public func components(separatedBy separator: String) -> [String]
  @pure public func components(separatedBy separator: CharacterSet) -> [String]
  @pure public func contains(_ str: String) -> Bool
  @pure public func data(using encoding: UInt) -> Data?
  @pure public func data(using encoding: UInt, allowLossyConversion lossy: Bool = false) -> Data?
  public func folding(options: NSString.CompareOptions = [], locale: Locale?) -> String
  @pure public func hasPrefix(_ str: String) -> Bool
  @pure public func hasSuffix(_ str: String) -> Bool
  public override func isEqual(_ object: Any?) -> Bool
  @pure public func isEqual(to aString: String) -> Bool
  @pure public func lengthOfBytes(using enc: UInt) -> Int
  @pure public func lineRange(for range: NSRange) -> NSRange
  @pure public func localizedCaseInsensitiveCompare(_ string: String) -> ComparisonResult
  @pure public func localizedCaseInsensitiveContains(_ str: String) -> Bool
  @pure public func localizedCompare(_ string: String) -> ComparisonResult
  @pure public func localizedStandardCompare(_ string: String) -> ComparisonResult
  @pure public func localizedStandardContains(_ str: String) -> Bool
  @pure public func localizedStandardRange(of str: String) -> NSRange
  @pure public func lowercased(with locale: Locale?) -> String
  @pure public func maximumLengthOfBytes(using enc: UInt) -> Int
  public override func mutableCopy() -> Any
  @pure public func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int) -> String
  @pure public func paragraphRange(for range: NSRange) -> NSRange
  @pure public func range(of searchString: String) -> NSRange
  public func range(of searchString: String, options mask: NSString.CompareOptions = []) -> NSRange
  public func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange)
    -> NSRange
  public func range(
    of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange, locale: Locale?
  ) -> NSRange
  @pure public func rangeOfCharacter(from searchSet: CharacterSet) -> NSRange
  public func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = []) -> NSRange
  public func rangeOfCharacter(
    from searchSet: CharacterSet, options mask: NSString.CompareOptions = [], range searchRange: NSRange
  ) -> NSRange
  @pure public func rangeOfComposedCharacterSequence(at index: Int) -> NSRange
  @pure public func rangeOfComposedCharacterSequences(for range: NSRange) -> NSRange
  @pure public func replacingCharacters(in range: NSRange, with replacement: String) -> String
  @pure public func replacingOccurrences(of target: String, with replacement: String) -> String
  public func replacingOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
  ) -> String
  @pure public func stringsByAppendingPaths(_ paths: [String]) -> [String]
  @pure public func substring(from: Int) -> String
  @pure public func substring(to: Int) -> String
  @pure public func substring(with range: NSRange) -> String
  @pure public func trimmingCharacters(in set: CharacterSet) -> String
  @pure public func uppercased(with locale: Locale?) -> String
  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
  public func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt) throws
  @pure public class func localizedName(of encoding: UInt) -> String
  @pure public static func path(withComponents components: [String]) -> String
  public static func < (lhs: NSString, rhs: NSString) -> Bool
}

extension NSString {
  public struct EncodingConversionOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var allowLossy: NSString.EncodingConversionOptions { get }
    public static var externalRepresentation: NSString.EncodingConversionOptions { get }
    public var rawValue: UInt { get }
  }
}

extension NSString {
  public struct EnumerationOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var byComposedCharacterSequences: NSString.EnumerationOptions { get }
    public static var byLines: NSString.EnumerationOptions { get }
    public static var byParagraphs: NSString.EnumerationOptions { get }
    public static var localized: NSString.EnumerationOptions { get }
    public static var reverse: NSString.EnumerationOptions { get }
    public static var substringNotRequired: NSString.EnumerationOptions { get }
    public var rawValue: UInt { get }
  }
}
