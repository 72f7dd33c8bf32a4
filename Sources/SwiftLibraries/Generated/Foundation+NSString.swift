// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSString: LibraryText {
    LibraryText(
      path: "Foundation/NSString.swift",
      text: #"""
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

"""#,
      outline: #"""
65 t  NSString 0 82 09e3aae3ecca11e04c0c34a9fb24d107 class NSString
84 o 0 CompareOptions 87 142 cedac4a99ec4edbedf9f03432b88e6a8 typealias CompareOptions
57 o 0 init 145 179 3dfd08fcbed8062d419f57ce286068a1 init()
96 o 0 init 182 253 493cd1a4ea197c31b2e37290550c5edb init(contentsOf url: URL, encoding enc: UInt)
104 o 0 init 256 335 32043c51c0628b8312655885899ffbdb init(contentsOfFile path: String, encoding enc: UInt)
84 o 0 init 338 390 6309f3a1ec34cdeabcb5e0d3c8e5d1d9 init?(data: Data, encoding: UInt)
107 o 0 init 393 477 8cf5b92c2f276d5636d745c0e6ab8179 init(extendedGraphemeClusterLiteral value: StaticString)
97 o 0 init 480 545 12b34bcc9d737709c91c07b7c9bc4c60 init(format: NSString, _ args: any CVarArg...)
79 o 0 init 548 604 6a3d6562c9126cfb00d530d68ac638ef init(string aString: String)
90 o 0 init 607 662 ebd27845e632184b35617a6250edf04a init(stringLiteral value: StaticString)
97 o 0 init 665 739 722d8102e7716ef2dad7d6d72571848d init(unicodeScalarLiteral value: StaticString)
95 o 0 defaultCStringEncoding 742 795 9277a9fd8e76cb775602328f9dddd8eb var defaultCStringEncoding
69 o 0 boolValue 798 832 aa3af8ce84e379563cfea51811a218ee var boolValue
73 o 0 capitalized 835 873 b01f15c5ee3b45b4a07fe6c40153e9ec var capitalized
123 o 0 decomposedStringWithCanonicalMapping 876 939 812652cbe396494b698b8845f9120fca var decomposedStringWithCanonicalMapping
132 o 0 decomposedStringWithCompatibilityMapping 942 1009 d603baed204d5d2fd78d643c69eb02fd var decomposedStringWithCompatibilityMapping
103 o 0 deletingLastPathComponent 1012 1064 5b196bde547ba1e3b1d3340e0852262b var deletingLastPathComponent
95 o 0 deletingPathExtension 1067 1115 22d71173b9fcfb5e85148fa757f516d2 var deletingPathExtension
75 o 0 description 1118 1165 40a9300d4bba86ddd818828dac31cfce var description
75 o 0 doubleValue 1168 1206 91bba6d31111b41473f10d7f18c2293d var doubleValue
93 o 0 expandingTildeInPath 1209 1256 d6be467f9a62a5336fbad20dd589d994 var expandingTildeInPath
83 o 0 fastestEncoding 1259 1299 81edf3bcf5c5339fccd80e374b7e8dd7 var fastestEncoding
73 o 0 floatValue 1302 1338 c2c603107b5379d71b43f9e2f39c3e87 var floatValue
61 o 0 hash 1341 1378 133586bb4112b2d06bc0ef50498c17e8 var hash
69 o 0 intValue 1381 1415 b084518c94397c81d4d64c8e27e7750e var intValue
77 o 0 integerValue 1418 1454 4f95db8d1f2d19a32780a82549797d0e var integerValue
81 o 0 isAbsolutePath 1457 1496 5d7f7d12b53e823f9ff940c7ce2bf545 var isAbsolutePath
87 o 0 lastPathComponent 1499 1543 f4086d183ed51e54d7f7fd5dcc4c9879 var lastPathComponent
65 o 0 length 1546 1576 d16cd45d4a311a6c0e7f6c1ccf25155a var length
93 o 0 localizedCapitalized 1579 1626 329f25a094a14d0f8ce7d13c6025ca06 var localizedCapitalized
89 o 0 localizedLowercase 1629 1674 ef25c38b2cab0430a1df73406e794a0c var localizedLowercase
89 o 0 localizedUppercase 1677 1722 31ccb2b7c53e1d00e44789d40f6b54be var localizedUppercase
79 o 0 longLongValue 1725 1764 a958c563dd51c001d99a4e40df02ec79 var longLongValue
73 o 0 lowercased 1767 1804 2e1e74a06cc8b474036f46d86298af39 var lowercased
81 o 0 pathComponents 1807 1850 a5a76a2eeb3ad0870a9097333deb61a9 var pathComponents
79 o 0 pathExtension 1853 1893 1feb342b8080b96b0ad8fcc1314701e4 var pathExtension
127 o 0 precomposedStringWithCanonicalMapping 1896 1960 411159caaf377ca323e2f8c4285a3760 var precomposedStringWithCanonicalMapping
135 o 0 precomposedStringWithCompatibilityMapping 1963 2031 d557e023c48c0ff74da17bcca82269e9 var precomposedStringWithCompatibilityMapping
99 o 0 removingPercentEncoding 2034 2085 b1f809bf5947474aafeb70416db729d2 var removingPercentEncoding
99 o 0 resolvingSymlinksInPath 2088 2138 f6cf32efb6e5387aa9ff91aa9f716565 var resolvingSymlinksInPath
85 o 0 smallestEncoding 2141 2182 9e806fce0f449aedb1f4ff5eba2658ec var smallestEncoding
87 o 0 standardizingPath 2185 2229 ca894f50f00043e1a70a3ab37ca36658 var standardizingPath
73 o 0 uppercased 2232 2269 b0f9057598d9beef70ae8a10cef7ef9b var uppercased
151 o 0 addingPercentEncoding 2272 2377 54d4aed9c8c63a3e7b46e9a9e64544e2 func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet)
91 o 0 appending 2380 2436 9bbcf7f799c8bfa73898ef038aded26e func appending(_ aString: String)
113 o 0 appendingPathComponent 2439 2504 8aab4eab61179affa6750e245004e94f func appendingPathComponent(_ str: String)
113 o 0 appendingPathExtension 2507 2573 ec0c8dae82c65827c67ae63741fa08e5 func appendingPathExtension(_ str: String)
133 o 0 applyingTransform 2576 2661 c616a8cf67153e02afb085e0ef4e3e89 func applyingTransform(_ transform: StringTransform, reverse: Bool)
101 o 0 canBeConverted 2664 2723 59d6f1e4a64175eaf7c7e174f4942229 func canBeConverted(to encoding: UInt)
98 o 0 capitalized 2726 2787 8f0d1710e405c469c77ba990f2981ab4 func capitalized(with locale: Locale?)
116 o 0 caseInsensitiveCompare 2790 2868 04003588c39086cd62551fc7a60ba02a func caseInsensitiveCompare(_ string: String)
87 o 0 character 2871 2918 e324ef973132a9ce7b0a32dd577da5bc func character(at index: Int)
140 o 0 commonPrefix 2921 3017 e37b430adcf0f750b1e2875e6224ec6c func commonPrefix(with str: String, options mask: NSString.CompareOptions = [])
86 o 0 compare 3020 3083 f7ff9dd5e1cde33605401dbe4ec58532 func compare(_ string: String)
125 o 0 compare 3086 3182 6f63d0b641738cf83b622c07b292f834 func compare(_ string: String, options mask: NSString.CompareOptions)
154 o 0 compare 3185 3314 556709b727d128fde39e51f41f2338cd func compare(_ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange)
170 o 0 compare 3317 3464 784c2e217a41f070abafa69479837954 func compare( _ string: String, options mask: NSString.CompareOptions, range compareRange: NSRange, locale: Any? )
203 o 0 completePath 3467 3633 2273c3cd396c3e1131290d68160a133a func completePath( into outputName: inout String?, caseSensitive flag: Bool, matchesInto outputArray: inout [String], filterTypes: [String]? )
105 o 0 components 3636 3707 207f03291f4503d642a48497b0538d87 func components(separatedBy separator: String)
111 o 0 components 3710 3787 78105de921d24a70439a52c8c48e6132 func components(separatedBy separator: CharacterSet)
85 o 0 contains 3790 3839 f43376a75a8f7252d333470c5637051a func contains(_ str: String)
84 o 0 data 3842 3895 4b7ad55d7b5d51fced1c83079671d262 func data(using encoding: UInt)
126 o 0 data 3898 3993 cc77fa4cba6c6ebbc9123f74383f9442 func data(using encoding: UInt, allowLossyConversion lossy: Bool = false)
124 o 0 folding 3996 4081 3ff184093a480fd3a3d7968ee42b0a55 func folding(options: NSString.CompareOptions = [], locale: Locale?)
87 o 0 hasPrefix 4084 4134 318227b0acea92cce5f9175ccfe5df9c func hasPrefix(_ str: String)
87 o 0 hasSuffix 4137 4187 49fd797c094c715c24a4db00a78253e4 func hasSuffix(_ str: String)
84 o 0 isEqual 4190 4242 876c2f796189c13d1ff181b1a9af3773 func isEqual(_ object: Any?)
88 o 0 isEqual 4245 4298 5fe41cfa1ca8761ee4f286b822023b3a func isEqual(to aString: String)
97 o 0 lengthOfBytes 4301 4356 3a46b85e46cb19baf6c20c28e213151f func lengthOfBytes(using enc: UInt)
92 o 0 lineRange 4359 4417 86f4a0746a8a8a9efc23528b09d6020e func lineRange(for range: NSRange)
134 o 0 localizedCaseInsensitiveCompare 4420 4507 88ca49a358997089698ce4886abc2710 func localizedCaseInsensitiveCompare(_ string: String)
133 o 0 localizedCaseInsensitiveContains 4510 4583 7932c88700710a444fc8d841fad2697b func localizedCaseInsensitiveContains(_ str: String)
104 o 0 localizedCompare 4586 4658 6f2274c1d28e409e90e4531d8b73b67d func localizedCompare(_ string: String)
120 o 0 localizedStandardCompare 4661 4741 429236a4727fb2f9d3487033838d67a7 func localizedStandardCompare(_ string: String)
119 o 0 localizedStandardContains 4744 4810 91f1b74923424b5895d3513e5a2e0a27 func localizedStandardContains(_ str: String)
114 o 0 localizedStandardRange 4813 4880 ac7f36699bde4cddbb36c5d51369993a func localizedStandardRange(of str: String)
96 o 0 lowercased 4883 4943 56d953fbe21ca0643b13df44647410ae func lowercased(with locale: Locale?)
111 o 0 maximumLengthOfBytes 4946 5008 f54805a5d2bf6baaee112ce996bf74c6 func maximumLengthOfBytes(using enc: UInt)
78 o 0 mutableCopy 5011 5052 176154f186e542daf07abc349dc1e80b func mutableCopy()
146 o 0 padding 5055 5168 8ecc898016051ae7b9e2357060ce327a func padding(toLength newLength: Int, withPad padString: String, startingAt padIndex: Int)
102 o 0 paragraphRange 5171 5234 3bf6cf36c8b9f8e0bc0c5cb0c3e9b451 func paragraphRange(for range: NSRange)
89 o 0 range 5237 5296 b8a4ca64f7807b4b4e97fbb864f9bbf0 func range(of searchString: String)
133 o 0 range 5299 5396 8b3970aad51622c27785d375deaf68ef func range(of searchString: String, options mask: NSString.CompareOptions = [])
161 o 0 range 5399 5528 89889e877e3891383a89e44d3567f23c func range(of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange)
180 o 0 range 5531 5681 9b02e27944d05d4802ac8a44cdab782b func range( of searchString: String, options mask: NSString.CompareOptions = [], range searchRange: NSRange, locale: Locale? )
116 o 0 rangeOfCharacter 5684 5759 30fde4a7a06d9d4aedc1cd365f6a840a func rangeOfCharacter(from searchSet: CharacterSet)
160 o 0 rangeOfCharacter 5762 5875 c879ad54009198fdf1ce857275254772 func rangeOfCharacter(from searchSet: CharacterSet, options mask: NSString.CompareOptions = [])
190 o 0 rangeOfCharacter 5878 6027 b7f76536e313910bb479a628fbf79d29 func rangeOfCharacter( from searchSet: CharacterSet, options mask: NSString.CompareOptions = [], range searchRange: NSRange )
133 o 0 rangeOfComposedCharacterSequence 6030 6106 e77e7226835362f7f951625617dcc5db func rangeOfComposedCharacterSequence(at index: Int)
140 o 0 rangeOfComposedCharacterSequences 6109 6191 7347d32f9129c3cacf02eda837dda4b4 func rangeOfComposedCharacterSequences(for range: NSRange)
137 o 0 replacingCharacters 6194 6286 feebcae64edf22289699336809bc5b4b func replacingCharacters(in range: NSRange, with replacement: String)
139 o 0 replacingOccurrences 6289 6382 bd6b1c42641618153adc908a67062764 func replacingOccurrences(of target: String, with replacement: String)
208 o 0 replacingOccurrences 6385 6547 a922a4bb23af1c851f2eaca5dee273c0 func replacingOccurrences( of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange )
119 o 0 stringsByAppendingPaths 6550 6622 3d74d7751351eb89d9b3a2660772b7ee func stringsByAppendingPaths(_ paths: [String])
83 o 0 substring 6625 6673 f86922ba091e2800567bda98d6fd478f func substring(from: Int)
81 o 0 substring 6676 6722 81821077c0a06fd1d549e84ea2acea56 func substring(to: Int)
93 o 0 substring 6725 6783 0f4d022341c5703bd50d56e681ce45bd func substring(with range: NSRange)
112 o 0 trimmingCharacters 6786 6854 e018a5339cff0ced671906872c43b221 func trimmingCharacters(in set: CharacterSet)
96 o 0 uppercased 6857 6917 e8d1e04aeb8b70b72523b2ee7ea99f7a func uppercased(with locale: Locale?)
132 o 0 write 6920 7012 6ca0754dd4e3aa1ad3c9393493742248 func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding enc: UInt)
140 o 0 write 7015 7115 9d8103dce226430a9c065e14f80c719a func write(toFile path: String, atomically useAuxiliaryFile: Bool, encoding enc: UInt)
99 o 0 localizedName 7118 7184 643ff413f1eb4b4100a469a94ccfdf41 func localizedName(of encoding: UInt)
99 o 0 path 7187 7263 f00c83584686c2b5246c4f7b7c13ca49 func path(withComponents components: [String])
87 o 0 < 7266 7325 67555bf6f47593756c2083f6ebe3a116 func < (lhs: NSString, rhs: NSString)
74 e  NSString 7329 7347 59dba43bceea17a2363d82665d06ab37 extension NSString
117 t 104 NSString.EncodingConversionOptions 7352 7412 e9bc0bd6e319fd37c10a4ea8b7ed76ec struct EncodingConversionOptions
75 o 105 init 7419 7446 9410132d39398677e1a24b670e42195c init(rawValue: UInt)
75 o 105 allowLossy 7451 7523 adc9c44e3490c95704d5e47392e03fc7 var allowLossy
99 o 105 externalRepresentation 7528 7612 1aa191a1fc7a48ab4bb0fb0dbca6a9a2 var externalRepresentation
71 o 105 rawValue 7617 7650 00f1c0b51edd5e7c56e7bf43a73d8f5b var rawValue
76 e  NSString 7658 7676 59dba43bceea17a2363d82665d06ab37 extension NSString#2
103 t 110 NSString.EnumerationOptions 7681 7734 da97ae72ce5744f9ab438acca87e52a5 struct EnumerationOptions
75 o 111 init 7741 7768 6f4e96fa33b4d6d00f2cb79890057b66 init(rawValue: UInt)
111 o 111 byComposedCharacterSequences 7773 7856 8a1e56a97290c3094a3db947cc7cf82b var byComposedCharacterSequences
69 o 111 byLines 7861 7923 5270315385d02c54201a15cd858910c1 var byLines
79 o 111 byParagraphs 7928 7995 f89ad73d0f05a728e84ffd3e465699b8 var byParagraphs
73 o 111 localized 8000 8064 d76425915ccad928e2e040e3a6fcdae8 var localized
69 o 111 reverse 8069 8131 abf28a981cc8850068eda13094822c1c var reverse
95 o 111 substringNotRequired 8136 8211 3a084504890478026763ab0128bfbec3 var substringNotRequired
71 o 111 rawValue 8216 8249 c561a326e61774554b783079819e3dae var rawValue

"""#)
  }
}
