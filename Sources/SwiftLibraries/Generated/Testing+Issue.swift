// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Testing_Issue: LibraryText {
    LibraryText(
      path: "Testing/Issue.swift",
      text: #"""
public struct Issue: CustomDebugStringConvertible, CustomStringConvertible, Sendable {
  public var comments: [Comment] { get set }
  public var debugDescription: String { get }
  public var description: String { get }
  public var error: (any Error)? { get }
  public var isFailure: Bool { get }
  public var kind: Issue.Kind { get set }
  public var severity: Issue.Severity { get set }
  public var sourceLocation: SourceLocation? { get set }
  @discardableResult public static func record(
    _ error: any Error, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue
  @discardableResult public static func record(
    _ comment: Comment? = nil, severity: Issue.Severity = .error, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Issue
}

extension Issue {
  public enum Kind: CustomStringConvertible, Sendable {
    case apiMisused
    indirect case confirmationMiscounted(actual: Int, expected: any RangeExpression & Sendable)
    indirect case errorCaught(any Error)
    indirect case expectationFailed(Expectation)
    case knownIssueNotRecorded
    case system
    indirect case timeLimitExceeded(timeLimitComponents: (seconds: Int64, attoseconds: Int64))
    case unconditional
    case valueAttachmentFailed(any Error)
    public var description: String { get }
  }
}

extension Issue {
  public enum Severity: Comparable, CustomStringConvertible, Hashable, Sendable {
    case error
    case warning
    public var description: String { get }
    public func hash(into hasher: inout Hasher)
    public static func < (a: Issue.Severity, b: Issue.Severity) -> Bool
    public static func == (a: Issue.Severity, b: Issue.Severity) -> Bool
  }
}

public struct SourceLocation: Comparable, CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, Sendable
{
  @pure public init(fileID: String, filePath: String, line: Int, column: Int)
  public init(from decoder: any Decoder) throws
  public var column: Int { get set }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var fileID: String { get set }
  @pure public var fileName: String { get }
  public var filePath: String { get set }
  public var line: Int { get set }
  @pure public var moduleName: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  @pure public static func < (lhs: SourceLocation, rhs: SourceLocation) -> Bool
  @pure public static func == (lhs: SourceLocation, rhs: SourceLocation) -> Bool
}

public struct Comment: CustomStringConvertible, Decodable, Encodable, ExpressibleByStringInterpolation, Hashable,
  RawRepresentable, SuiteTrait, TestTrait
{
  public typealias ExtendedGraphemeClusterLiteralType = String
  public typealias RawValue = String
  public typealias StringLiteralType = String
  public typealias TestScopeProvider = Never
  public typealias UnicodeScalarLiteralType = String
  public init(rawValue: String)
  public init(stringInterpolation: Comment.StringInterpolation)
  public init(stringLiteral: String)
  public var comments: [Comment] { get }
  public var description: String { get }
  public var rawValue: String { get set }
}

public struct Expectation: Sendable {
  public var isPassing: Bool { get set }
  public var isRequired: Bool { get set }
  public var sourceLocation: SourceLocation { get set }
}

public struct ExpectationFailedError: Error {
  public var expectation: Expectation { get set }
}

"""#,
      outline: #"""
60 t  Issue 0 84 3e2574b6af3f879c699caf9de458b59c struct Issue
66 o 0 comments 89 131 77c8ca07fa6205ac8c161b6cb1fc1da9 var comments
83 o 0 debugDescription 134 177 50f573e8bf471be631eabb6b18936621 var debugDescription
73 o 0 description 180 218 676e6e094520e0b0686e198c270e4b7c var description
61 o 0 error 221 259 88ed4d2c1dcdef5f397f15075d1b68ed var error
69 o 0 isFailure 262 296 aaf674dc85e7e641677b66e98fe8df30 var isFailure
59 o 0 kind 299 338 f9f4e771945c407478352dd7d46fab0d var kind
67 o 0 severity 341 388 f1af6d07f83808f89c477ca99a583849 var severity
79 o 0 sourceLocation 391 445 a14bef9ad8ad7271c5c4172f8c8f8b89 var sourceLocation
164 o 0 record 448 607 6a209a20f7cfd9ad4d782e1f0e4d944f func record( _ error: any Error, _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation )
179 o 0 record 610 784 8d058d4606e7431e2ec58fac42c962a0 func record( _ comment: Comment? = nil, severity: Issue.Severity = .error, sourceLocation: SourceLocation = #_sourceLocation )
66 e  Issue 788 803 ac8a959a04598de225a8134cd3aab0a8 extension Issue
67 t 11 Issue.Kind 808 859 4373b221462a367f89b62fabe42a31e5 enum Kind
73 o 12 apiMisused 866 881 ae00ee3949fe9686e03aecf60d89ab5c case apiMisused
97 o 12 confirmationMiscounted 886 977 00ed952aa3ca9c93fe6ac18115d5c64c case confirmationMiscounted
76 o 12 errorCaught 982 1018 6d41dd96a3fbc40f72515aece5db5261 case errorCaught
89 o 12 expectationFailed 1023 1067 9dc2f0645c41c45bc5d84416dd7337fc case expectationFailed
97 o 12 knownIssueNotRecorded 1072 1098 1157d419cc2722f222c0173794853e9f case knownIssueNotRecorded
67 o 12 system 1103 1114 0433ea8e5aac57ab5969ff6856b5045f case system
89 o 12 timeLimitExceeded 1119 1209 f094c59102db6585593fed2bc1ad0408 case timeLimitExceeded
81 o 12 unconditional 1214 1232 c704db255e597ce331f1aa7f9f90b3ae case unconditional
97 o 12 valueAttachmentFailed 1237 1274 eb736d7fbf59eb57df4266a72575852a case valueAttachmentFailed
76 o 12 description 1279 1317 0c3b69e27a5ca469aa3126402b364f29 var description
70 e  Issue 1325 1340 ac8a959a04598de225a8134cd3aab0a8 extension Issue#2
77 t 23 Issue.Severity 1345 1422 42ebed2b59fb0c5b5ec877d51887841f enum Severity
65 o 24 error 1429 1439 82b7d39c7792eb38525159eb96c12ee5 case error
69 o 24 warning 1444 1456 63d8050f04b412ea65a79ecaf81bef19 case warning
76 o 24 description 1461 1499 81c0141891f0a597ff3f836103611f61 var description
90 o 24 hash 1504 1547 641c2f791aa989722a20b67621cb63ff func hash(into hasher: inout Hasher)
96 o 24 < 1552 1619 9adfb2048745085521fcc2cd67bd2cd0 func < (a: Issue.Severity, b: Issue.Severity)
98 o 24 == 1624 1692 2e2f96f9d39540b52a71674624f793bb func == (a: Issue.Severity, b: Issue.Severity)
83 t  SourceLocation 1700 1839 0024d4546c4f3ac0e03732ef9ede3896 struct SourceLocation
116 o 31 init 1844 1919 599638e08c25fe02f196f632f1dfa17a init(fileID: String, filePath: String, line: Int, column: Int)
85 o 31 init 1922 1967 3a02087b49bd12097a5480179d7157c0 init(from decoder: any Decoder)
66 o 31 column 1970 2004 fed887bbcbe542b13e0fcf77feea8dea var column
86 o 31 debugDescription 2007 2056 913a4a9927058ac68d9a5e07cca39d28 var debugDescription
76 o 31 description 2059 2103 16c6d2e4cc25e8e114ab44b5299e3691 var description
66 o 31 fileID 2106 2143 855588169c733e6c396793479a8c4753 var fileID
70 o 31 fileName 2146 2187 4747dbc45ef3fe23e0e96aa00bd0cad9 var fileName
70 o 31 filePath 2190 2229 74b354df42285fba270aa331ac126b8c var filePath
62 o 31 line 2232 2264 136c08bab0da21243a26fe574d46321a var line
74 o 31 moduleName 2267 2310 c614b114a9fafc27d386738a9f86a5a3 var moduleName
92 o 31 encode 2313 2363 b111634c5eebe80a6d95070be251d4e8 func encode(to encoder: any Encoder)
90 o 31 hash 2366 2409 2fe16c02d54e7666f6533fdf655330c1 func hash(into hasher: inout Hasher)
100 o 31 < 2412 2489 aaa6bf73efadeda1bd6dfc128df9fb75 func < (lhs: SourceLocation, rhs: SourceLocation)
102 o 31 == 2492 2570 cbd0e657116adb6de0a16498634251bb func == (lhs: SourceLocation, rhs: SourceLocation)
69 t  Comment 2574 2729 2e13cc0c31edb81abe1f2d928196caec struct Comment
128 o 46 ExtendedGraphemeClusterLiteralType 2734 2794 3472bc88b5492fd88474f4701ada2dcd typealias ExtendedGraphemeClusterLiteralType
76 o 46 RawValue 2797 2831 c6117c224ecdb877bb7a1d9ca6db17c1 typealias RawValue
94 o 46 StringLiteralType 2834 2877 df63bc52bd07b11b36ead6cac85477b3 typealias StringLiteralType
94 o 46 TestScopeProvider 2880 2922 09c6b8d64b354d532e3c6375f8529a23 typealias TestScopeProvider
108 o 46 UnicodeScalarLiteralType 2925 2975 d74d552609c4f487279038e06d9e4eef typealias UnicodeScalarLiteralType
76 o 46 init 2978 3007 37910f1053aad692d6386264b73e09d0 init(rawValue: String)
108 o 46 init 3010 3071 57bc9f9bd098ac7bdce1503a08ca4be7 init(stringInterpolation: Comment.StringInterpolation)
81 o 46 init 3074 3108 243adcfc7f01d8509bb58b349a10fb6d init(stringLiteral: String)
70 o 46 comments 3111 3149 95d90d85a013c447376451dd8b035b7e var comments
76 o 46 description 3152 3190 a4f58271926aa5dfd35a1ecc713e7ef7 var description
70 o 46 rawValue 3193 3232 30969c2cfb7c7b742c36bd15757c2465 var rawValue
77 t  Expectation 3236 3271 5fcabd796e49af09cc021bf7836ec5e1 struct Expectation
72 o 58 isPassing 3276 3314 79717b9657024e22ce5975e7f35cabe4 var isPassing
74 o 58 isRequired 3317 3356 7c41ef96a3203b6293dabedb9e1ae5e2 var isRequired
82 o 58 sourceLocation 3359 3412 b0de67ff58a99e4a6305e1c917c55dfb var sourceLocation
99 t  ExpectationFailedError 3416 3459 a6964dc7e1c02fb5f5de9e08da83c107 struct ExpectationFailedError
76 o 62 expectation 3464 3511 55d3d5887009ddc091199596795991e4 var expectation

"""#)
  }
}
