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
  public init?(utf8String bytes: [CChar])
  @pure public static var availableStringEncodings: [String.Encoding] { get }
  @pure public static var defaultCStringEncoding: String.Encoding { get }
  @pure public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
  @pure public static func localizedName(of encoding: String.Encoding) -> String
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
83 o 0 init 747 786 7cca9c8a8ecb496adb3beeb5bf80b126 init?(utf8String bytes: [CChar])
99 o 0 availableStringEncodings 789 864 e1a77cbe670778d2640389d5b15be3ea var availableStringEncodings
95 o 0 defaultCStringEncoding 867 938 a204a28b6ac4f8953278bdd6cf0e894c var defaultCStringEncoding
130 o 0 data 941 1041 9aab9c2bfc0ea03002e1a655a3ee5ffb func data(using encoding: String.Encoding, allowLossyConversion: Bool = false)
110 o 0 localizedName 1044 1122 45c5a6c6ff43f634bd1414e7e7ce9bf4 func localizedName(of encoding: String.Encoding)
72 e  String 1126 1142 6e6a6b8d24062a43822a613c8fca6188 extension String#2
84 t 16 String.Comparator 1147 1209 5c581d75fdae589f8f2b0a75dd8d9c2e struct Comparator
107 o 17 init 1216 1276 afdd90d7df05dbc4313b90f136fbd095 init(_ standardComparison: String.StandardComparator)
85 o 17 init 1281 1326 e93a5d8343f27168400fa801d611af8b init(from decoder: any Decoder)
119 o 17 init 1331 1403 fd421b9aed9255d457160d313d9b7432 init(options: String.CompareOptions, order: SortOrder = .forward)
66 o 17 locale 1408 1448 3ff8a2ca4b85135b6ef440094b4c3637 var locale
68 o 17 options 1453 1508 c0760f60392e06a701d96d408b60a9f1 var options
64 o 17 order 1513 1552 54fb9c5e1cf29c83b9a5c68ff74ecb3a var order
99 o 17 compare 1557 1632 633a134ae1482e80798d97304619df47 func compare(_ lhs: String, _ rhs: String)
92 o 17 encode 1637 1687 a9738a9c7d6f988a2cd5fbaa204e5442 func encode(to encoder: any Encoder)
90 o 17 hash 1692 1735 82cdb36e073481a405fd7ba281ffce86 func hash(into hasher: inout Hasher)
72 e  String 1743 1759 6e6a6b8d24062a43822a613c8fca6188 extension String#3
92 t 27 String.CompareOptions 1764 1813 6fc7c9301658d118dd63af4db9957735 struct CompareOptions
74 o 28 init 1820 1853 a8320043b3c579564c93e51bb58e4edb init(rawValue: UInt)
70 o 28 anchored 1858 1921 10513e264313e0d369fcafbd4c11e3d4 var anchored
72 o 28 backwards 1926 1990 e0b0350fa39a59409d1f703c1a4ccf33 var backwards
84 o 28 caseInsensitive 1995 2065 a2f7a3f1a2c2456882144265e54957bd var caseInsensitive
94 o 28 diacriticInsensitive 2070 2145 0d4a3bd7d39148d375bd28465b9cf703 var diacriticInsensitive
82 o 28 forcedOrdering 2150 2219 552af6aba2b45a7497028ac3a76aed87 var forcedOrdering
68 o 28 literal 2224 2286 9b9b8fda3ec08eec854ffdb8b52bf564 var literal
68 o 28 numeric 2291 2353 4c1b0fa6a1ab0177d46a6c8184b6810a var numeric
88 o 28 regularExpression 2358 2430 5169deb1d8a3f46c5bfbd921d1226dfb var regularExpression
86 o 28 widthInsensitive 2435 2506 116c5d537dcf25bbfa7e76209e6f1641 var widthInsensitive
70 o 28 rawValue 2511 2550 6d158a55f28254df012029780277a954 var rawValue
72 e  String 2558 2574 6e6a6b8d24062a43822a613c8fca6188 extension String#4
80 t 40 String.Encoding 2579 2664 6991741097e939678995e064c953265e struct Encoding
89 o 41 init 2671 2719 53ebd92ca8e6e6a0e80719f6b0f8d9e7 init?(ianaName charsetName: String)
74 o 41 init 2724 2757 f0304d918820e55d3ea810d4c7d49323 init(rawValue: UInt)
64 o 41 ascii 2762 2816 b378eceea8ab8ae53ae5142dfe346024 var ascii
72 o 41 iso2022JP 2821 2879 f08f9385dfe8a7297ddb54a5862be1d2 var iso2022JP
72 o 41 isoLatin1 2884 2942 3f652eeb7edad157a17d00fe35593734 var isoLatin1
72 o 41 isoLatin2 2947 3005 3209ff8d15098c017b0f14548589827c var isoLatin2
76 o 41 japaneseEUC 3010 3070 6b48a15ec258774550e3ade25bd0b1f0 var japaneseEUC
74 o 41 macOSRoman 3075 3134 51e91659a54ad636e656abf545ae17f8 var macOSRoman
70 o 41 nextstep 3139 3196 9b3fdf2518b95a6dd49bebc4f606bbf3 var nextstep
80 o 41 nonLossyASCII 3201 3263 0376232614170b5827d7ca19be10cfd8 var nonLossyASCII
70 o 41 shiftJIS 3268 3325 e13987b312aedf9efa3510aa4b962b20 var shiftJIS
66 o 41 symbol 3330 3385 b3291470dbffba01a6af509a49360ac0 var symbol
68 o 41 unicode 3390 3446 41d37d86d6e3837aebef0ca3244a4f85 var unicode
64 o 41 utf16 3451 3505 9f2b57ec03704e683d88816d65961881 var utf16
82 o 41 utf16BigEndian 3510 3573 0d45a16865543e5384d6f19e7cec4d3a var utf16BigEndian
88 o 41 utf16LittleEndian 3578 3644 29470ea750f719dc48dbb62de438f4e7 var utf16LittleEndian
64 o 41 utf32 3649 3703 9cbc5b4d364709c4090966781cf0f13e var utf32
82 o 41 utf32BigEndian 3708 3771 866bd4b41fa0cc26e999c2df3d48fa03 var utf32BigEndian
88 o 41 utf32LittleEndian 3776 3842 08a1136e706ca80c6350aced7af7f324 var utf32LittleEndian
62 o 41 utf8 3847 3900 09ebec22fb11f012b7359c31dd06f645 var utf8
80 o 41 windowsCP1250 3905 3967 9090a1d6e92be3b9d90735c2b7d87861 var windowsCP1250
80 o 41 windowsCP1251 3972 4034 399d2a4a45bb80e65623fc3906b9f754 var windowsCP1251
80 o 41 windowsCP1252 4039 4101 a66947114910b5cfe7c858a4132808b6 var windowsCP1252
80 o 41 windowsCP1253 4106 4168 60e74429f3010058513e3c0df11707ce var windowsCP1253
80 o 41 windowsCP1254 4173 4235 0f9b344c22db40b23eba9c6580a77eb0 var windowsCP1254
76 o 41 description 4240 4284 1e9d3cf0db1bad91d6857296d548f6a1 var description
70 o 41 ianaName 4289 4331 faacdbb52e8b7f439d4133b6428bc7ed var ianaName
70 o 41 rawValue 4336 4373 649f270a410334b1285629850c9a4cc7 var rawValue
90 o 41 hash 4378 4421 80d63a61873ae67b09174561eb0ca54c func hash(into hasher: inout Hasher)
104 o 41 == 4426 4506 4937e3c7b892af822620aa243e535f95 func == (lhs: String.Encoding, rhs: String.Encoding)
72 e  String 4514 4530 6e6a6b8d24062a43822a613c8fca6188 extension String#5
100 t 72 String.StandardComparator 4535 4605 9e623fdc33cd2405855737eb30634881 struct StandardComparator
76 o 73 Compared 4612 4646 8b5a0dc9e01cab5b8537edb02b490455 typealias Compared
122 o 73 init 4651 4726 dc1afce309d82a138f2068d82d268873 init(_ base: String.StandardComparator, order: SortOrder = .forward)
85 o 73 init 4731 4776 636774785a33f82e3bead66e18ae2625 init(from decoder: any Decoder)
68 o 73 lexical 4781 4847 9b29d7d41150c6a0bce2c818201bdd06 var lexical
64 o 73 order 4852 4891 84e111a3283f208738da1212b80cf613 var order
99 o 73 compare 4896 4971 87d987b110177fdbaab28c9ac7494fba func compare(_ lhs: String, _ rhs: String)
92 o 73 encode 4976 5026 9bcfea162298954a3f8af90980dcb8b7 func encode(to encoder: any Encoder)
90 o 73 hash 5031 5074 777adac1f06420c52c21bd87feac1c23 func hash(into hasher: inout Hasher)
86 e  StringProtocol 5082 5106 0324a2ff86728d864df20709be526915 extension StringProtocol
76 o 82 capitalized 5111 5155 052728a6d099c2794ff09bd37b48b021 var capitalized
126 o 82 decomposedStringWithCanonicalMapping 5158 5227 b51f5bb8a33e34d4255b47d463846415 var decomposedStringWithCanonicalMapping
134 o 82 decomposedStringWithCompatibilityMapping 5230 5303 d757cf805767291883c86bf24d61c7c1 var decomposedStringWithCompatibilityMapping
84 o 82 fastestEncoding 5306 5363 93f264d3125be3a1b1ff569ed89f9667 var fastestEncoding
62 o 82 hash 5366 5400 99d8284f982a9113f7e50b2d34f14298 var hash
94 o 82 localizedCapitalized 5403 5456 765cc41086bc90d5b6468df913542e91 var localizedCapitalized
90 o 82 localizedLowercase 5459 5510 d384a1d6890976a3245c4b785efb8c93 var localizedLowercase
90 o 82 localizedUppercase 5513 5564 7f265cad09b7dc28fd55eedf2136bafb var localizedUppercase
128 o 82 precomposedStringWithCanonicalMapping 5567 5637 c2cf16d5e5343ea721895b422698d73e var precomposedStringWithCanonicalMapping
136 o 82 precomposedStringWithCompatibilityMapping 5640 5714 efa13686d319931c99bf142864930331 var precomposedStringWithCompatibilityMapping
100 o 82 removingPercentEncoding 5717 5774 4aa5c53d00741c965d265519703b2377 var removingPercentEncoding
86 o 82 smallestEncoding 5777 5835 6d79070e9e2897a7aa428679fd80df07 var smallestEncoding
152 o 82 addingPercentEncoding 5838 5943 108a15eff510148e3360dda21fdf1c01 func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet)
90 o 82 appending 5946 6018 13d6b96dd102733b950e369fb8209aab func appending<T>(_ aString: T)
102 o 82 cString 6021 6085 f705031dc39333d63e033349301970dc func cString(using encoding: String.Encoding)
113 o 82 canBeConverted 6088 6158 242ac92ed4fc12f4816f341dbd80cd47 func canBeConverted(to encoding: String.Encoding)
99 o 82 capitalized 6161 6222 f999bf98b4fb63d56c843d732cd1937a func capitalized(with locale: Locale?)
116 o 82 caseInsensitiveCompare 6225 6320 cc2590b2e6db6762ab880da3b687f9b1 func caseInsensitiveCompare<T>(_ aString: T)
136 o 82 commonPrefix 6323 6438 adaf3bb4df9bbd3369089c8b2165a3dd func commonPrefix<T>(with aString: T, options: String.CompareOptions = [])
181 o 82 compare 6441 6622 0efff074a8a8e7cc4d1d9e706a04cb0f func compare<T>( _ aString: T, options mask: String.CompareOptions = [], range: Range<Index>? = nil, locale: Locale? = nil )
112 o 82 components 6625 6702 ad47743f1b630702e74513ef8d65bb54 func components(separatedBy separator: CharacterSet)
104 o 82 components 6705 6792 df111df72e746e2238091faa0216aa0d func components<T>(separatedBy separator: T)
86 o 82 contains 6795 6862 f6b256e85f8d7e234f91dfc0befa8691 func contains<T>(_ other: T)
132 o 82 data 6865 6965 b6114156703e187a70b6581d430a5dd1 func data(using encoding: String.Encoding, allowLossyConversion: Bool = false)
138 o 82 enumerateLines 6968 7049 2dbdf10a77636d2e1190dcb110cd13d7 func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)
233 o 82 enumerateSubstrings 7052 7283 d372a242ff84343cb43264c733c3e5b0 func enumerateSubstrings<R>( in range: R, options opts: String.EnumerationOptions = [], _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void)
123 o 82 folding 7286 7375 673468f5be241fd810aba008939b5ff8 func folding(options: String.CompareOptions = [], locale: Locale?)
143 o 82 getCString 7378 7476 71ac608d9f3cd78b794a0a314f87dccc func getCString(_ buffer: inout [CChar], maxLength: Int, encoding: String.Encoding)
114 o 82 lengthOfBytes 7479 7550 abc0b695d88673dd2752daa67106e669 func lengthOfBytes(using encoding: String.Encoding)
120 o 82 lineRange 7553 7637 33715bc9776635d8aa39defd11d2e039 func lineRange(for range: some RangeExpression<String.Index>)
134 o 82 localizedCaseInsensitiveCompare 7640 7744 bf1456117ed4e250e8b71266d8294c38 func localizedCaseInsensitiveCompare<T>(_ aString: T)
134 o 82 localizedCaseInsensitiveContains 7747 7838 685c353b56c2e335098fa354156214a8 func localizedCaseInsensitiveContains<T>(_ other: T)
104 o 82 localizedCompare 7841 7930 91014cf62b9d36f4bf9dc2eb0848b02e func localizedCompare<T>(_ aString: T)
119 o 82 localizedStandardCompare 7933 8029 89b08affff631ac810bfb41536f42c29 func localizedStandardCompare<T>(_ string: T)
121 o 82 localizedStandardContains 8032 8117 0076cf32eb6b5d8e40ef95aa8516449b func localizedStandardContains<T>(_ string: T)
116 o 82 localizedStandardRange 8120 8212 ad7bc15d514bb17f3638540676d39b75 func localizedStandardRange<T>(of string: T)
97 o 82 lowercased 8215 8275 788c6463f58647b4817880048e8ecb61 func lowercased(with locale: Locale?)
128 o 82 maximumLengthOfBytes 8278 8356 f651d67d0e37f7423255eddd11c5ced6 func maximumLengthOfBytes(using encoding: String.Encoding)
145 o 82 padding 8359 8490 bf0543ea19edafcb39430b4112a66b18 func padding<T>(toLength newLength: Int, withPad padString: T, startingAt padIndex: Int)
130 o 82 paragraphRange 8493 8582 f3aa4b63c81fdf0d633e1276e0e4e20c func paragraphRange(for range: some RangeExpression<String.Index>)
190 o 82 range 8585 8778 8be683bba154438c2b757719465a6bae func range<T>( of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil, locale: Locale? = nil )
191 o 82 rangeOfCharacter 8781 8936 d0d3edf921e9ed4d7c52846f0f1dc105 func rangeOfCharacter( from aSet: CharacterSet, options mask: String.CompareOptions = [], range aRange: Range<Index>? = nil )
138 o 82 rangeOfComposedCharacterSequence 8939 9018 03fcf5110112030b3498b75d89627c88 func rangeOfComposedCharacterSequence(at anIndex: Index)
138 o 82 rangeOfComposedCharacterSequences 9021 9151 ca81920c99a8cbb23141c18024eae1f4 func rangeOfComposedCharacterSequences<R>(for range: R)
133 o 82 replacingCharacters 9154 9306 97ce04f8620f696e6a236a482a5e646c func replacingCharacters<T, R>(in range: R, with replacement: T)
245 o 82 replacingOccurrences 9309 9569 ea8d9f4975235deb30220bb9489eb22d func replacingOccurrences<Target, Replacement>( of target: Target, with replacement: Replacement, options: String.CompareOptions = [], range searchRange: Range<Index>? = nil )
113 o 82 trimmingCharacters 9572 9640 79b5f146a1f678976407f94edbf54f61 func trimmingCharacters(in set: CharacterSet)
97 o 82 uppercased 9643 9703 d21ac479aa308616f10d07040c8c8499 func uppercased(with locale: Locale?)
144 o 82 write 9706 9809 1dba14fe3f1b054559067956213f9db2 func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)
150 o 82 write 9812 9947 aef87c10928d70f59dca0678bb025c9e func write<T>(toFile path: T, atomically useAuxiliaryFile: Bool, encoding enc: String.Encoding)

"""#)
  }
}
