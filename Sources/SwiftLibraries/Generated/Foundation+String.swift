// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_String: LibraryText {
    LibraryText(
      path: "Foundation/String.swift",
      text: #"""
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

"""#,
      outline: #"""
65 e  String 0 16 6e6a6b8d24062a43822a613c8fca6188 extension String
106 o 0 EncodingConversionOptions 21 100 6570e3d906a3553d6b65e1f4064f6d33 typealias EncodingConversionOptions
93 o 0 EnumerationOptions 103 168 f03f510d14e3c54f89f885b494dc0543 typealias EnumerationOptions
80 o 0 init 171 207 5fb3dd1f8dd47342ebfb1e52029a85cc init(_ cocoaString: NSString)
96 o 0 init 210 300 44e818febd352a75733290572be8cf28 init?<S>(bytes: S, encoding: String.Encoding)
105 o 0 init 303 364 b3ef3dfc388efa4ee95ae416a5970a3e init?(cString: [CChar], encoding enc: String.Encoding)
107 o 0 init 367 437 24b61fd1e695078742f540ac694d25b7 init(contentsOf url: URL, encoding enc: String.Encoding)
113 o 0 init 440 516 60e088025f22466a5f82eaecc544737e init(contentsOf url: URL, usedEncoding: inout String.Encoding)
115 o 0 init 519 597 fab25a4b10efca7793094c593243104b init(contentsOfFile path: String, encoding enc: String.Encoding)
121 o 0 init 600 684 b1286e186af8d52428a34fb0e9439973 init(contentsOfFile path: String, usedEncoding: inout String.Encoding)
95 o 0 init 687 744 75a81e4a594da0cafa3b792e85b2eb44 init?(data: Data, encoding: String.Encoding)
100 o 0 init 747 803 1c76adc0ffa201d5ed9532b69a7b47cc init(format: String, _ arguments: any CVarArg...)
97 o 0 init 806 859 de5316a63f476bc32fa17898710f5fef init(format: String, arguments: [any CVarArg])
112 o 0 init 862 930 a670d1103715005acfe0a6ba1d952c14 init(format: String, locale: Locale?, _ args: any CVarArg...)
115 o 0 init 933 1003 9a963934fad0b43ca15dbbaa845329c6 init(format: String, locale: Locale?, arguments: [any CVarArg])
85 o 0 init 1006 1045 7cca9c8a8ecb496adb3beeb5bf80b126 init?(utf8String bytes: [CChar])
101 o 0 availableStringEncodings 1048 1123 e1a77cbe670778d2640389d5b15be3ea var availableStringEncodings
97 o 0 defaultCStringEncoding 1126 1197 a204a28b6ac4f8953278bdd6cf0e894c var defaultCStringEncoding
131 o 0 data 1200 1300 9aab9c2bfc0ea03002e1a655a3ee5ffb func data(using encoding: String.Encoding, allowLossyConversion: Bool = false)
110 o 0 localizedName 1303 1381 45c5a6c6ff43f634bd1414e7e7ce9bf4 func localizedName(of encoding: String.Encoding)
151 o 0 localizedStringWithFormat 1384 1485 01542ffedca49c898d1933b605a6ebb3 func localizedStringWithFormat(_ format: String, _ arguments: any CVarArg...)
72 e  String 1489 1505 6e6a6b8d24062a43822a613c8fca6188 extension String#2
84 t 21 String.Comparator 1510 1572 5c581d75fdae589f8f2b0a75dd8d9c2e struct Comparator
107 o 22 init 1579 1639 afdd90d7df05dbc4313b90f136fbd095 init(_ standardComparison: String.StandardComparator)
85 o 22 init 1644 1689 e93a5d8343f27168400fa801d611af8b init(from decoder: any Decoder)
119 o 22 init 1694 1766 fd421b9aed9255d457160d313d9b7432 init(options: String.CompareOptions, order: SortOrder = .forward)
66 o 22 locale 1771 1811 3ff8a2ca4b85135b6ef440094b4c3637 var locale
68 o 22 options 1816 1871 c0760f60392e06a701d96d408b60a9f1 var options
64 o 22 order 1876 1915 54fb9c5e1cf29c83b9a5c68ff74ecb3a var order
99 o 22 compare 1920 1995 633a134ae1482e80798d97304619df47 func compare(_ lhs: String, _ rhs: String)
92 o 22 encode 2000 2050 a9738a9c7d6f988a2cd5fbaa204e5442 func encode(to encoder: any Encoder)
90 o 22 hash 2055 2098 82cdb36e073481a405fd7ba281ffce86 func hash(into hasher: inout Hasher)
72 e  String 2106 2122 6e6a6b8d24062a43822a613c8fca6188 extension String#3
92 t 32 String.CompareOptions 2127 2176 6fc7c9301658d118dd63af4db9957735 struct CompareOptions
74 o 33 init 2183 2216 a8320043b3c579564c93e51bb58e4edb init(rawValue: UInt)
70 o 33 anchored 2221 2284 10513e264313e0d369fcafbd4c11e3d4 var anchored
72 o 33 backwards 2289 2353 e0b0350fa39a59409d1f703c1a4ccf33 var backwards
84 o 33 caseInsensitive 2358 2428 a2f7a3f1a2c2456882144265e54957bd var caseInsensitive
94 o 33 diacriticInsensitive 2433 2508 0d4a3bd7d39148d375bd28465b9cf703 var diacriticInsensitive
82 o 33 forcedOrdering 2513 2582 552af6aba2b45a7497028ac3a76aed87 var forcedOrdering
68 o 33 literal 2587 2649 9b9b8fda3ec08eec854ffdb8b52bf564 var literal
68 o 33 numeric 2654 2716 4c1b0fa6a1ab0177d46a6c8184b6810a var numeric
88 o 33 regularExpression 2721 2793 5169deb1d8a3f46c5bfbd921d1226dfb var regularExpression
86 o 33 widthInsensitive 2798 2869 116c5d537dcf25bbfa7e76209e6f1641 var widthInsensitive
70 o 33 rawValue 2874 2913 6d158a55f28254df012029780277a954 var rawValue
72 e  String 2921 2937 6e6a6b8d24062a43822a613c8fca6188 extension String#4
80 t 45 String.Encoding 2942 3027 6991741097e939678995e064c953265e struct Encoding
89 o 46 init 3034 3082 53ebd92ca8e6e6a0e80719f6b0f8d9e7 init?(ianaName charsetName: String)
74 o 46 init 3087 3120 f0304d918820e55d3ea810d4c7d49323 init(rawValue: UInt)
64 o 46 ascii 3125 3179 b378eceea8ab8ae53ae5142dfe346024 var ascii
72 o 46 iso2022JP 3184 3242 f08f9385dfe8a7297ddb54a5862be1d2 var iso2022JP
72 o 46 isoLatin1 3247 3305 3f652eeb7edad157a17d00fe35593734 var isoLatin1
72 o 46 isoLatin2 3310 3368 3209ff8d15098c017b0f14548589827c var isoLatin2
76 o 46 japaneseEUC 3373 3433 6b48a15ec258774550e3ade25bd0b1f0 var japaneseEUC
74 o 46 macOSRoman 3438 3497 51e91659a54ad636e656abf545ae17f8 var macOSRoman
70 o 46 nextstep 3502 3559 9b3fdf2518b95a6dd49bebc4f606bbf3 var nextstep
80 o 46 nonLossyASCII 3564 3626 0376232614170b5827d7ca19be10cfd8 var nonLossyASCII
70 o 46 shiftJIS 3631 3688 e13987b312aedf9efa3510aa4b962b20 var shiftJIS
66 o 46 symbol 3693 3748 b3291470dbffba01a6af509a49360ac0 var symbol
68 o 46 unicode 3753 3809 41d37d86d6e3837aebef0ca3244a4f85 var unicode
64 o 46 utf16 3814 3868 9f2b57ec03704e683d88816d65961881 var utf16
82 o 46 utf16BigEndian 3873 3936 0d45a16865543e5384d6f19e7cec4d3a var utf16BigEndian
88 o 46 utf16LittleEndian 3941 4007 29470ea750f719dc48dbb62de438f4e7 var utf16LittleEndian
64 o 46 utf32 4012 4066 9cbc5b4d364709c4090966781cf0f13e var utf32
82 o 46 utf32BigEndian 4071 4134 866bd4b41fa0cc26e999c2df3d48fa03 var utf32BigEndian
88 o 46 utf32LittleEndian 4139 4205 08a1136e706ca80c6350aced7af7f324 var utf32LittleEndian
62 o 46 utf8 4210 4263 09ebec22fb11f012b7359c31dd06f645 var utf8
80 o 46 windowsCP1250 4268 4330 9090a1d6e92be3b9d90735c2b7d87861 var windowsCP1250
80 o 46 windowsCP1251 4335 4397 399d2a4a45bb80e65623fc3906b9f754 var windowsCP1251
80 o 46 windowsCP1252 4402 4464 a66947114910b5cfe7c858a4132808b6 var windowsCP1252
80 o 46 windowsCP1253 4469 4531 60e74429f3010058513e3c0df11707ce var windowsCP1253
80 o 46 windowsCP1254 4536 4598 0f9b344c22db40b23eba9c6580a77eb0 var windowsCP1254
76 o 46 description 4603 4647 1e9d3cf0db1bad91d6857296d548f6a1 var description
70 o 46 ianaName 4652 4694 faacdbb52e8b7f439d4133b6428bc7ed var ianaName
70 o 46 rawValue 4699 4736 649f270a410334b1285629850c9a4cc7 var rawValue
90 o 46 hash 4741 4784 80d63a61873ae67b09174561eb0ca54c func hash(into hasher: inout Hasher)
104 o 46 == 4789 4869 4937e3c7b892af822620aa243e535f95 func == (lhs: String.Encoding, rhs: String.Encoding)
72 e  String 4877 4893 6e6a6b8d24062a43822a613c8fca6188 extension String#5
100 t 77 String.StandardComparator 4898 4968 9e623fdc33cd2405855737eb30634881 struct StandardComparator
76 o 78 Compared 4975 5009 8b5a0dc9e01cab5b8537edb02b490455 typealias Compared
122 o 78 init 5014 5089 dc1afce309d82a138f2068d82d268873 init(_ base: String.StandardComparator, order: SortOrder = .forward)
85 o 78 init 5094 5139 636774785a33f82e3bead66e18ae2625 init(from decoder: any Decoder)
68 o 78 lexical 5144 5210 9b29d7d41150c6a0bce2c818201bdd06 var lexical
64 o 78 order 5215 5254 84e111a3283f208738da1212b80cf613 var order
99 o 78 compare 5259 5334 87d987b110177fdbaab28c9ac7494fba func compare(_ lhs: String, _ rhs: String)
92 o 78 encode 5339 5389 9bcfea162298954a3f8af90980dcb8b7 func encode(to encoder: any Encoder)
90 o 78 hash 5394 5437 777adac1f06420c52c21bd87feac1c23 func hash(into hasher: inout Hasher)
86 e  StringProtocol 5445 5469 0324a2ff86728d864df20709be526915 extension StringProtocol
76 o 87 capitalized 5474 5518 052728a6d099c2794ff09bd37b48b021 var capitalized
126 o 87 decomposedStringWithCanonicalMapping 5521 5590 b51f5bb8a33e34d4255b47d463846415 var decomposedStringWithCanonicalMapping
134 o 87 decomposedStringWithCompatibilityMapping 5593 5666 d757cf805767291883c86bf24d61c7c1 var decomposedStringWithCompatibilityMapping
84 o 87 fastestEncoding 5669 5726 93f264d3125be3a1b1ff569ed89f9667 var fastestEncoding
62 o 87 hash 5729 5763 99d8284f982a9113f7e50b2d34f14298 var hash
94 o 87 localizedCapitalized 5766 5819 765cc41086bc90d5b6468df913542e91 var localizedCapitalized
90 o 87 localizedLowercase 5822 5873 d384a1d6890976a3245c4b785efb8c93 var localizedLowercase
90 o 87 localizedUppercase 5876 5927 7f265cad09b7dc28fd55eedf2136bafb var localizedUppercase
128 o 87 precomposedStringWithCanonicalMapping 5930 6000 c2cf16d5e5343ea721895b422698d73e var precomposedStringWithCanonicalMapping
136 o 87 precomposedStringWithCompatibilityMapping 6003 6077 efa13686d319931c99bf142864930331 var precomposedStringWithCompatibilityMapping
100 o 87 removingPercentEncoding 6080 6137 4aa5c53d00741c965d265519703b2377 var removingPercentEncoding
86 o 87 smallestEncoding 6140 6198 6d79070e9e2897a7aa428679fd80df07 var smallestEncoding
152 o 87 addingPercentEncoding 6201 6306 108a15eff510148e3360dda21fdf1c01 func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet)
90 o 87 appending 6309 6381 13d6b96dd102733b950e369fb8209aab func appending<T>(_ aString: T)
130 o 87 appendingFormat 6384 6490 2e52dd266a96570c7548861820692393 func appendingFormat<T>(_ format: T, _ arguments: any CVarArg...)
102 o 87 cString 6493 6557 f705031dc39333d63e033349301970dc func cString(using encoding: String.Encoding)
113 o 87 canBeConverted 6560 6630 242ac92ed4fc12f4816f341dbd80cd47 func canBeConverted(to encoding: String.Encoding)
99 o 87 capitalized 6633 6694 f999bf98b4fb63d56c843d732cd1937a func capitalized(with locale: Locale?)
116 o 87 caseInsensitiveCompare 6697 6792 cc2590b2e6db6762ab880da3b687f9b1 func caseInsensitiveCompare<T>(_ aString: T)
136 o 87 commonPrefix 6795 6910 adaf3bb4df9bbd3369089c8b2165a3dd func commonPrefix<T>(with aString: T, options: String.CompareOptions = [])
181 o 87 compare 6913 7094 0efff074a8a8e7cc4d1d9e706a04cb0f func compare<T>( _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil )
112 o 87 components 7097 7174 ad47743f1b630702e74513ef8d65bb54 func components(separatedBy separator: CharacterSet)
104 o 87 components 7177 7264 df111df72e746e2238091faa0216aa0d func components<T>(separatedBy separator: T)
86 o 87 contains 7267 7334 f6b256e85f8d7e234f91dfc0befa8691 func contains<T>(_ other: T)
132 o 87 data 7337 7437 b6114156703e187a70b6581d430a5dd1 func data(using encoding: String.Encoding, allowLossyConversion: Bool = false)
138 o 87 enumerateLines 7440 7521 2dbdf10a77636d2e1190dcb110cd13d7 func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
233 o 87 enumerateSubstrings 7524 7755 d372a242ff84343cb43264c733c3e5b0 func enumerateSubstrings<R>( in range: R, options opts: String.EnumerationOptions = [], _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void)
123 o 87 folding 7758 7847 673468f5be241fd810aba008939b5ff8 func folding(options: String.CompareOptions = [], locale: Locale?)
143 o 87 getCString 7850 7948 71ac608d9f3cd78b794a0a314f87dccc func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding)
114 o 87 lengthOfBytes 7951 8022 abc0b695d88673dd2752daa67106e669 func lengthOfBytes(using encoding: String.Encoding)
120 o 87 lineRange 8025 8109 33715bc9776635d8aa39defd11d2e039 func lineRange(for range: some RangeExpression<String.Index>)
134 o 87 localizedCaseInsensitiveCompare 8112 8216 bf1456117ed4e250e8b71266d8294c38 func localizedCaseInsensitiveCompare<T>(_ aString: T)
134 o 87 localizedCaseInsensitiveContains 8219 8310 685c353b56c2e335098fa354156214a8 func localizedCaseInsensitiveContains<T>(_ other: T)
104 o 87 localizedCompare 8313 8402 91014cf62b9d36f4bf9dc2eb0848b02e func localizedCompare<T>(_ aString: T)
119 o 87 localizedStandardCompare 8405 8501 89b08affff631ac810bfb41536f42c29 func localizedStandardCompare<T>(_ string: T)
121 o 87 localizedStandardContains 8504 8589 0076cf32eb6b5d8e40ef95aa8516449b func localizedStandardContains<T>(_ string: T)
116 o 87 localizedStandardRange 8592 8684 ad7bc15d514bb17f3638540676d39b75 func localizedStandardRange<T>(of string: T)
97 o 87 lowercased 8687 8747 788c6463f58647b4817880048e8ecb61 func lowercased(with locale: Locale?)
128 o 87 maximumLengthOfBytes 8750 8828 f651d67d0e37f7423255eddd11c5ced6 func maximumLengthOfBytes(using encoding: String.Encoding)
145 o 87 padding 8831 8962 bf0543ea19edafcb39430b4112a66b18 func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int)
130 o 87 paragraphRange 8965 9054 f3aa4b63c81fdf0d633e1276e0e4e20c func paragraphRange(for range: some RangeExpression<String.Index>)
190 o 87 range 9057 9250 8be683bba154438c2b757719465a6bae func range<T>( of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil, locale: Locale? = nil )
191 o 87 rangeOfCharacter 9253 9408 d0d3edf921e9ed4d7c52846f0f1dc105 func rangeOfCharacter( from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil )
138 o 87 rangeOfComposedCharacterSequence 9411 9490 03fcf5110112030b3498b75d89627c88 func rangeOfComposedCharacterSequence(at anIndex: Index)
138 o 87 rangeOfComposedCharacterSequences 9493 9623 ca81920c99a8cbb23141c18024eae1f4 func rangeOfComposedCharacterSequences<R>(for range: R)
133 o 87 replacingCharacters 9626 9778 97ce04f8620f696e6a236a482a5e646c func replacingCharacters<T, R>(in range: R, with replacement: T)
246 o 87 replacingOccurrences 9781 10041 ea8d9f4975235deb30220bb9489eb22d func replacingOccurrences<Target, Replacement>( of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil )
115 o 87 trimmingCharacters 10044 10112 79b5f146a1f678976407f94edbf54f61 func trimmingCharacters(in set: CharacterSet)
99 o 87 uppercased 10115 10175 d21ac479aa308616f10d07040c8c8499 func uppercased(with locale: Locale?)
146 o 87 write 10178 10281 1dba14fe3f1b054559067956213f9db2 func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)
152 o 87 write 10284 10419 aef87c10928d70f59dca0678bb025c9e func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)

"""#)
  }
}
