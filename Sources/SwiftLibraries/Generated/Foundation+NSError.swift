// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSError: LibraryText {
    LibraryText(
      path: "Foundation/NSError.swift",
      text: #"""
public class NSError: NSObject, Error, NSCopying {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
  @pure public var code: Int { get }
  @pure public override var description: String { get }
  @pure public var domain: String { get }
  @pure public override var hash: Int { get }
  @pure public var helpAnchor: String? { get }
  @pure public var localizedDescription: String { get }
  @pure public var localizedFailureReason: String? { get }
  @pure public var localizedRecoveryOptions: [String]? { get }
  @pure public var localizedRecoverySuggestion: String? { get }
  public var recoveryAttempter: Any? { get }
  public var userInfo: [String: Any] { get }
  public override func isEqual(_ object: Any?) -> Bool
  public class func setUserInfoValueProvider(
    forDomain errorDomain: String, provider: (@Sendable (any Error, String) -> Any?)?)
  public class func userInfoValueProvider(forDomain errorDomain: String) -> (@Sendable (any Error, String) -> Any?)?
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var helpAnchor: String? { get }
  var recoverySuggestion: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { get }
  public var failureReason: String? { get }
  public var helpAnchor: String? { get }
  public var recoverySuggestion: String? { get }
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { get }
  public var errorCode: Int { get }
  public var errorUserInfo: [String: Any] { get }
}

extension CustomNSError where RawValue: FixedWidthInteger, Self: RawRepresentable {
  public var errorCode: Int { get }
}

"""#,
      outline: #"""
63 t  NSError 0 48 90fdf77a7b2a397f72c0c3229b8210f7 class NSError
118 o 0 init 53 128 1ce09a77b26dffdf0ebb72f35dea5017 init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
59 o 0 code 131 165 15fbab02cf1e63b641e626bfdf6b41dc var code
73 o 0 description 168 221 128104a8c4339a631fb7b32ce64f933b var description
63 o 0 domain 224 263 ea7095cdb594e10381459f9e76f292db var domain
59 o 0 hash 266 309 b8ff06acdcbd5aba66283c35d46dcc3e var hash
71 o 0 helpAnchor 312 356 04b8a8dfb169e5bd81049a76a1fd8d54 var helpAnchor
91 o 0 localizedDescription 359 412 f6e2cbefc3b7cef8d97382720064d40c var localizedDescription
95 o 0 localizedFailureReason 415 471 c75e463eceb023f0c0e3f93953992040 var localizedFailureReason
99 o 0 localizedRecoveryOptions 474 534 c1371aff288bb36ccc447cb52c56cca1 var localizedRecoveryOptions
105 o 0 localizedRecoverySuggestion 537 598 f1c201683432602df544292b507460a9 var localizedRecoverySuggestion
85 o 0 recoveryAttempter 601 643 d3f053d4ee0b27695442252cc0c23712 var recoveryAttempter
67 o 0 userInfo 646 688 6e88a9f78154e419e7bbbc30c4730ca4 var userInfo
82 o 0 isEqual 691 743 a9a6c89a40a3acf2fa8d9405f4eb3b1d func isEqual(_ object: Any?)
184 o 0 setUserInfoValueProvider 746 876 0a38ef213de6d07245a30d99455b860d func setUserInfoValueProvider( forDomain errorDomain: String, provider: (@Sendable (any Error, String) -> Any?)?)
125 o 0 userInfoValueProvider 879 993 c632c1f40f12335519e27f2ce13304a2 func userInfoValueProvider(forDomain errorDomain: String)
84 t  LocalizedError 997 1034 4f4f0b1fe6f1143eb2e5b4d8315a3d6b protocol LocalizedError
86 o 16 errorDescription 1039 1076 f777bafba021f60e54df562791022f2b var errorDescription
80 o 16 failureReason 1079 1113 e1cfdeb583cc24d5fbbdff06d96dce5e var failureReason
74 o 16 helpAnchor 1116 1147 e591dad813df63bd35b21e6933fba1e4 var helpAnchor
90 o 16 recoverySuggestion 1150 1189 72705bd746c59907682f8457b140d76a var recoverySuggestion
86 e  LocalizedError 1193 1217 4e02db00587eeb7fae7a3696d521b8b8 extension LocalizedError
86 o 21 errorDescription 1222 1266 bc9c0f5c4df9ebada2c7ac415dc30acc var errorDescription
80 o 21 failureReason 1269 1310 6335c8cebd7e49e594b1c16489333e65 var failureReason
74 o 21 helpAnchor 1313 1351 536212c3a960c22cc8b79898cada4f87 var helpAnchor
90 o 21 recoverySuggestion 1354 1400 34240eb1084602d7f0003a729f3d78b4 var recoverySuggestion
83 t  CustomNSError 1404 1440 1f89e97bfc302ccbe131425a0595c7d6 protocol CustomNSError
76 o 26 errorDomain 1445 1483 f20ff53a6d1b610875122db5d2d3812e var errorDomain
72 o 26 errorCode 1486 1512 4748c732e6e89d6964531cf18bfaabbc var errorCode
80 o 26 errorUserInfo 1515 1555 36e2a93083f210f4c8b19db1d8f00df3 var errorUserInfo
84 e  CustomNSError 1559 1582 54521f46d6355e7713a12b57d7fb3ffb extension CustomNSError
76 o 30 errorDomain 1587 1632 fac740fd4c4bc563d18626ed86b6e79c var errorDomain
72 o 30 errorCode 1635 1668 6a5f4fc5de7fc36ae4cb75c8ccd8b4e8 var errorCode
80 o 30 errorUserInfo 1671 1718 15dd68a845e2c90729de9e219873e376 var errorUserInfo
86 e  CustomNSError 1722 1803 823c725519877a8ea7395e6c611b1d54 extension CustomNSError#2
74 o 34 errorCode 1808 1841 75006a371c120b4b1a835d77c51d5fdf var errorCode#2

"""#)
  }
}
