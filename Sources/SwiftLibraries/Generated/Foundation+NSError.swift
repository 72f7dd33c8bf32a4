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

public struct CocoaError: CustomNSError, CustomStringConvertible, Hashable {
  public init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
  public static var coderInvalidValue: CocoaError.Code { get }
  public static var coderReadCorrupt: CocoaError.Code { get }
  public static var coderValueNotFound: CocoaError.Code { get }
  @pure public static var errorDomain: String { get }
  public static var executableArchitectureMismatch: CocoaError.Code { get }
  public static var executableLink: CocoaError.Code { get }
  public static var executableLoad: CocoaError.Code { get }
  public static var executableNotLoadable: CocoaError.Code { get }
  public static var executableRuntimeMismatch: CocoaError.Code { get }
  public static var featureUnsupported: CocoaError.Code { get }
  public static var fileLocking: CocoaError.Code { get }
  public static var fileNoSuchFile: CocoaError.Code { get }
  public static var fileReadCorruptFile: CocoaError.Code { get }
  public static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
  public static var fileReadInvalidFileName: CocoaError.Code { get }
  public static var fileReadNoPermission: CocoaError.Code { get }
  public static var fileReadNoSuchFile: CocoaError.Code { get }
  public static var fileReadTooLarge: CocoaError.Code { get }
  public static var fileReadUnknown: CocoaError.Code { get }
  public static var fileReadUnknownStringEncoding: CocoaError.Code { get }
  public static var fileReadUnsupportedScheme: CocoaError.Code { get }
  public static var fileWriteFileExists: CocoaError.Code { get }
  public static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
  public static var fileWriteInvalidFileName: CocoaError.Code { get }
  public static var fileWriteNoPermission: CocoaError.Code { get }
  public static var fileWriteOutOfSpace: CocoaError.Code { get }
  public static var fileWriteUnknown: CocoaError.Code { get }
  public static var fileWriteUnsupportedScheme: CocoaError.Code { get }
  public static var fileWriteVolumeReadOnly: CocoaError.Code { get }
  public static var formatting: CocoaError.Code { get }
  public static var keyValueValidation: CocoaError.Code { get }
  public static var propertyListReadCorrupt: CocoaError.Code { get }
  public static var propertyListReadStream: CocoaError.Code { get }
  public static var propertyListReadUnknownVersion: CocoaError.Code { get }
  public static var propertyListWriteInvalid: CocoaError.Code { get }
  public static var propertyListWriteStream: CocoaError.Code { get }
  public static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
  public static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
  public static var ubiquitousFileUnavailable: CocoaError.Code { get }
  public static var userActivityConnectionUnavailable: CocoaError.Code { get }
  public static var userActivityHandoffFailed: CocoaError.Code { get }
  public static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
  public static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
  public static var userCancelled: CocoaError.Code { get }
  public static var xpcConnectionInterrupted: CocoaError.Code { get }
  public static var xpcConnectionInvalid: CocoaError.Code { get }
  public static var xpcConnectionReplyInvalid: CocoaError.Code { get }
  public var code: CocoaError.Code { get }
  @pure public var filePath: String? { get }
  @pure public var isCoderError: Bool { get }
  @pure public var isExecutableError: Bool { get }
  @pure public var isFileError: Bool { get }
  @pure public var isFormattingError: Bool { get }
  @pure public var isPropertyListError: Bool { get }
  @pure public var isUbiquitousFileError: Bool { get }
  @pure public var isUserActivityError: Bool { get }
  @pure public var isValidationError: Bool { get }
  @pure public var isXPCConnectionError: Bool { get }
  @pure public var stringEncoding: String.Encoding? { get }
  public var underlying: (any Error)? { get }
  public var underlyingErrors: [any Error] { get }
  @pure public var url: URL? { get }
  public nonisolated(unsafe) var userInfo: [String: Any] { get }
  public static func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil)
    -> any Error
}

extension CocoaError {
  public struct Code: Hashable, RawRepresentable, Sendable {
    public init(rawValue: Int)
    public static var coderInvalidValue: CocoaError.Code { get }
    public static var coderReadCorrupt: CocoaError.Code { get }
    public static var coderValueNotFound: CocoaError.Code { get }
    public static var executableArchitectureMismatch: CocoaError.Code { get }
    public static var executableLink: CocoaError.Code { get }
    public static var executableLoad: CocoaError.Code { get }
    public static var executableNotLoadable: CocoaError.Code { get }
    public static var executableRuntimeMismatch: CocoaError.Code { get }
    public static var featureUnsupported: CocoaError.Code { get }
    public static var fileLocking: CocoaError.Code { get }
    public static var fileNoSuchFile: CocoaError.Code { get }
    public static var fileReadCorruptFile: CocoaError.Code { get }
    public static var fileReadInapplicableStringEncoding: CocoaError.Code { get }
    public static var fileReadInvalidFileName: CocoaError.Code { get }
    public static var fileReadNoPermission: CocoaError.Code { get }
    public static var fileReadNoSuchFile: CocoaError.Code { get }
    public static var fileReadTooLarge: CocoaError.Code { get }
    public static var fileReadUnknown: CocoaError.Code { get }
    public static var fileReadUnknownStringEncoding: CocoaError.Code { get }
    public static var fileReadUnsupportedScheme: CocoaError.Code { get }
    public static var fileWriteFileExists: CocoaError.Code { get }
    public static var fileWriteInapplicableStringEncoding: CocoaError.Code { get }
    public static var fileWriteInvalidFileName: CocoaError.Code { get }
    public static var fileWriteNoPermission: CocoaError.Code { get }
    public static var fileWriteOutOfSpace: CocoaError.Code { get }
    public static var fileWriteUnknown: CocoaError.Code { get }
    public static var fileWriteUnsupportedScheme: CocoaError.Code { get }
    public static var fileWriteVolumeReadOnly: CocoaError.Code { get }
    public static var formatting: CocoaError.Code { get }
    public static var keyValueValidation: CocoaError.Code { get }
    public static var propertyListReadCorrupt: CocoaError.Code { get }
    public static var propertyListReadStream: CocoaError.Code { get }
    public static var propertyListReadUnknownVersion: CocoaError.Code { get }
    public static var propertyListWriteInvalid: CocoaError.Code { get }
    public static var propertyListWriteStream: CocoaError.Code { get }
    public static var ubiquitousFileNotUploadedDueToQuota: CocoaError.Code { get }
    public static var ubiquitousFileUbiquityServerNotAvailable: CocoaError.Code { get }
    public static var ubiquitousFileUnavailable: CocoaError.Code { get }
    public static var userActivityConnectionUnavailable: CocoaError.Code { get }
    public static var userActivityHandoffFailed: CocoaError.Code { get }
    public static var userActivityHandoffUserInfoTooLarge: CocoaError.Code { get }
    public static var userActivityRemoteApplicationTimedOut: CocoaError.Code { get }
    public static var userCancelled: CocoaError.Code { get }
    public static var xpcConnectionInterrupted: CocoaError.Code { get }
    public static var xpcConnectionInvalid: CocoaError.Code { get }
    public static var xpcConnectionReplyInvalid: CocoaError.Code { get }
    @pure public var rawValue: Int { get }
  }
}

public struct URLError: CustomNSError, CustomStringConvertible, Hashable {
  public static var backgroundSessionInUseByAnotherProcess: URLError.Code { get }
  public static var backgroundSessionRequiresSharedContainer: URLError.Code { get }
  public static var backgroundSessionWasDisconnected: URLError.Code { get }
  public static var badServerResponse: URLError.Code { get }
  public static var badURL: URLError.Code { get }
  public static var callIsActive: URLError.Code { get }
  public static var cancelled: URLError.Code { get }
  public static var cannotCloseFile: URLError.Code { get }
  public static var cannotConnectToHost: URLError.Code { get }
  public static var cannotCreateFile: URLError.Code { get }
  public static var cannotDecodeContentData: URLError.Code { get }
  public static var cannotDecodeRawData: URLError.Code { get }
  public static var cannotFindHost: URLError.Code { get }
  public static var cannotLoadFromNetwork: URLError.Code { get }
  public static var cannotMoveFile: URLError.Code { get }
  public static var cannotOpenFile: URLError.Code { get }
  public static var cannotParseResponse: URLError.Code { get }
  public static var cannotRemoveFile: URLError.Code { get }
  public static var cannotWriteToFile: URLError.Code { get }
  public static var clientCertificateRejected: URLError.Code { get }
  public static var clientCertificateRequired: URLError.Code { get }
  public static var dataNotAllowed: URLError.Code { get }
  public static var dnsLookupFailed: URLError.Code { get }
  public static var downloadDecodingFailedMidStream: URLError.Code { get }
  public static var downloadDecodingFailedToComplete: URLError.Code { get }
  public static var fileDoesNotExist: URLError.Code { get }
  public static var fileIsDirectory: URLError.Code { get }
  public static var httpTooManyRedirects: URLError.Code { get }
  public static var internationalRoamingOff: URLError.Code { get }
  public static var networkConnectionLost: URLError.Code { get }
  public static var noPermissionsToReadFile: URLError.Code { get }
  public static var notConnectedToInternet: URLError.Code { get }
  public static var redirectToNonExistentLocation: URLError.Code { get }
  public static var requestBodyStreamExhausted: URLError.Code { get }
  public static var resourceUnavailable: URLError.Code { get }
  public static var secureConnectionFailed: URLError.Code { get }
  public static var serverCertificateHasBadDate: URLError.Code { get }
  public static var serverCertificateHasUnknownRoot: URLError.Code { get }
  public static var serverCertificateNotYetValid: URLError.Code { get }
  public static var serverCertificateUntrusted: URLError.Code { get }
  public static var timedOut: URLError.Code { get }
  public static var unknown: URLError.Code { get }
  public static var unsupportedURL: URLError.Code { get }
  public static var userAuthenticationRequired: URLError.Code { get }
  public static var userCancelledAuthentication: URLError.Code { get }
  public static var zeroByteResource: URLError.Code { get }
  @pure public var failingURL: URL? { get }
}

extension URLError {
  public enum Code: Hashable, RawRepresentable, Sendable {
    case appTransportSecurityRequiresSecureConnection
    case backgroundSessionInUseByAnotherProcess
    case backgroundSessionRequiresSharedContainer
    case backgroundSessionWasDisconnected
    case badServerResponse
    case badURL
    case callIsActive
    case cancelled
    case cannotCloseFile
    case cannotConnectToHost
    case cannotCreateFile
    case cannotDecodeContentData
    case cannotDecodeRawData
    case cannotFindHost
    case cannotLoadFromNetwork
    case cannotMoveFile
    case cannotOpenFile
    case cannotParseResponse
    case cannotRemoveFile
    case cannotWriteToFile
    case clientCertificateRejected
    case clientCertificateRequired
    case dataLengthExceedsMaximum
    case dataNotAllowed
    case dnsLookupFailed
    case downloadDecodingFailedMidStream
    case downloadDecodingFailedToComplete
    case fileDoesNotExist
    case fileIsDirectory
    case httpTooManyRedirects
    case internationalRoamingOff
    case networkConnectionLost
    case noPermissionsToReadFile
    case notConnectedToInternet
    case redirectToNonExistentLocation
    case requestBodyStreamExhausted
    case resourceUnavailable
    case secureConnectionFailed
    case serverCertificateHasBadDate
    case serverCertificateHasUnknownRoot
    case serverCertificateNotYetValid
    case serverCertificateUntrusted
    case timedOut
    case unknown
    case unsupportedURL
    case userAuthenticationRequired
    case userCancelledAuthentication
    case zeroByteResource
    public init?(rawValue: Int)
  }
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
184 o 0 setUserInfoValueProvider 691 821 0a38ef213de6d07245a30d99455b860d func setUserInfoValueProvider( forDomain errorDomain: String, provider: (@Sendable (any Error, String) -> Any?)?)
125 o 0 userInfoValueProvider 824 938 c632c1f40f12335519e27f2ce13304a2 func userInfoValueProvider(forDomain errorDomain: String)
83 t  LocalizedError 942 979 4f4f0b1fe6f1143eb2e5b4d8315a3d6b protocol LocalizedError
85 o 15 errorDescription 984 1021 f777bafba021f60e54df562791022f2b var errorDescription
80 o 15 failureReason 1024 1058 e1cfdeb583cc24d5fbbdff06d96dce5e var failureReason
74 o 15 helpAnchor 1061 1092 e591dad813df63bd35b21e6933fba1e4 var helpAnchor
90 o 15 recoverySuggestion 1095 1134 72705bd746c59907682f8457b140d76a var recoverySuggestion
86 e  LocalizedError 1138 1162 4e02db00587eeb7fae7a3696d521b8b8 extension LocalizedError
86 o 20 errorDescription 1167 1211 bc9c0f5c4df9ebada2c7ac415dc30acc var errorDescription
80 o 20 failureReason 1214 1255 6335c8cebd7e49e594b1c16489333e65 var failureReason
74 o 20 helpAnchor 1258 1296 536212c3a960c22cc8b79898cada4f87 var helpAnchor
90 o 20 recoverySuggestion 1299 1345 34240eb1084602d7f0003a729f3d78b4 var recoverySuggestion
83 t  CustomNSError 1349 1385 1f89e97bfc302ccbe131425a0595c7d6 protocol CustomNSError
76 o 25 errorDomain 1390 1428 f20ff53a6d1b610875122db5d2d3812e var errorDomain
72 o 25 errorCode 1431 1457 4748c732e6e89d6964531cf18bfaabbc var errorCode
80 o 25 errorUserInfo 1460 1500 36e2a93083f210f4c8b19db1d8f00df3 var errorUserInfo
84 e  CustomNSError 1504 1527 54521f46d6355e7713a12b57d7fb3ffb extension CustomNSError
76 o 29 errorDomain 1532 1577 fac740fd4c4bc563d18626ed86b6e79c var errorDomain
72 o 29 errorCode 1580 1613 6a5f4fc5de7fc36ae4cb75c8ccd8b4e8 var errorCode
80 o 29 errorUserInfo 1616 1663 15dd68a845e2c90729de9e219873e376 var errorUserInfo
86 e  CustomNSError 1667 1748 823c725519877a8ea7395e6c611b1d54 extension CustomNSError#2
74 o 33 errorCode 1753 1786 75006a371c120b4b1a835d77c51d5fdf var errorCode#2
75 t  CocoaError 1790 1864 0906b168a7a095dfc32fa40e81fad73c struct CocoaError
114 o 35 init 1869 1936 4fae2be4d39a969d44e21761dbeb044b init(_ code: CocoaError.Code, userInfo: [String: Any] = [:])
88 o 35 coderInvalidValue 1939 1999 c5ee5a88f6a2f366494b4ba693aa1252 var coderInvalidValue
86 o 35 coderReadCorrupt 2002 2061 ac5e90e7a5f53c90dc3fcc9805b7a430 var coderReadCorrupt
90 o 35 coderValueNotFound 2064 2125 652f4e92376f65ae77dec6231d4056c1 var coderValueNotFound
76 o 35 errorDomain 2128 2179 471c495eff290905b568640140443c7c var errorDomain
114 o 35 executableArchitectureMismatch 2182 2255 ee897a35e5290c5b8665897795dcfa42 var executableArchitectureMismatch
82 o 35 executableLink 2258 2315 07a1a5f76d2e66616faafdf81c379356 var executableLink
82 o 35 executableLoad 2318 2375 f0ffc49188dca4d319409b668697b05b var executableLoad
96 o 35 executableNotLoadable 2378 2442 d22b7cefb2f932be7ac0b41961115df5 var executableNotLoadable
104 o 35 executableRuntimeMismatch 2445 2513 940576c65aefa074a3bac71b7e4c9d29 var executableRuntimeMismatch
90 o 35 featureUnsupported 2516 2577 229b89a9f2358f1c73efda18e879b6ac var featureUnsupported
76 o 35 fileLocking 2580 2634 a0f730fa7a866f1ecba93aace3681dbf var fileLocking
82 o 35 fileNoSuchFile 2637 2694 764d2cab15f0dfec1278f7fb7fd1ef08 var fileNoSuchFile
92 o 35 fileReadCorruptFile 2697 2759 7a258b6bc0e3cdd12762b51a5919b36b var fileReadCorruptFile
122 o 35 fileReadInapplicableStringEncoding 2762 2839 3156939b0027aa55928ae7a6bbd5fef8 var fileReadInapplicableStringEncoding
100 o 35 fileReadInvalidFileName 2842 2908 21d8bf44932646c01778165bb1b17916 var fileReadInvalidFileName
94 o 35 fileReadNoPermission 2911 2974 23c69a71fb17e83709843aeceb6df63e var fileReadNoPermission
90 o 35 fileReadNoSuchFile 2977 3038 f220224b8c84fa458ed55a2188151511 var fileReadNoSuchFile
86 o 35 fileReadTooLarge 3041 3100 91630b06873de0b4e61f5513fb82da5b var fileReadTooLarge
84 o 35 fileReadUnknown 3103 3161 4b00677d7ed58c87f0dee60314fd3223 var fileReadUnknown
112 o 35 fileReadUnknownStringEncoding 3164 3236 3aefecc5b588a30b63203c157faa5223 var fileReadUnknownStringEncoding
104 o 35 fileReadUnsupportedScheme 3239 3307 10db26a5e65404c19b09cff1a8006d84 var fileReadUnsupportedScheme
92 o 35 fileWriteFileExists 3310 3372 1cef7d2787a08faedda66459d6ca562b var fileWriteFileExists
124 o 35 fileWriteInapplicableStringEncoding 3375 3453 0be2db4c39dcb9955d5da94029a21ffd var fileWriteInapplicableStringEncoding
102 o 35 fileWriteInvalidFileName 3456 3523 05d8e2e6bcced91dea372d4345274952 var fileWriteInvalidFileName
96 o 35 fileWriteNoPermission 3526 3590 e5759d4fa725134aec693985b1307204 var fileWriteNoPermission
92 o 35 fileWriteOutOfSpace 3593 3655 a05e4cb119fe7cf73f66786f8366ed4a var fileWriteOutOfSpace
86 o 35 fileWriteUnknown 3658 3717 68265f5a86759cd85f0ce1cb1a3aca5a var fileWriteUnknown
106 o 35 fileWriteUnsupportedScheme 3720 3789 3732828ceaf2abf254c0c7b654583fec var fileWriteUnsupportedScheme
100 o 35 fileWriteVolumeReadOnly 3792 3858 91b16f754abc9afa73f7f7d006d82124 var fileWriteVolumeReadOnly
74 o 35 formatting 3861 3914 a3615dad61870c2f47599149a771563d var formatting
90 o 35 keyValueValidation 3917 3978 13fb44cf80bbffcf8b0f3cb2bf4f19a1 var keyValueValidation
100 o 35 propertyListReadCorrupt 3981 4047 0b9496009e7a1552883011e69ccdf391 var propertyListReadCorrupt
98 o 35 propertyListReadStream 4050 4115 55d5b4395e2369152e4da122bd426ce0 var propertyListReadStream
114 o 35 propertyListReadUnknownVersion 4118 4191 a0eacd40242501b9cca7aa54f2d3bdd9 var propertyListReadUnknownVersion
102 o 35 propertyListWriteInvalid 4194 4261 8f6a1239768d5aa5ac14e56eccaa5ed5 var propertyListWriteInvalid
100 o 35 propertyListWriteStream 4264 4330 08c89e7d0ac57d06487cf361c690c69c var propertyListWriteStream
124 o 35 ubiquitousFileNotUploadedDueToQuota 4333 4411 babaa53d866b136aeffae415af92b368 var ubiquitousFileNotUploadedDueToQuota
134 o 35 ubiquitousFileUbiquityServerNotAvailable 4414 4497 84804bcd42b7c53d3ff2cba58f5b1c08 var ubiquitousFileUbiquityServerNotAvailable
104 o 35 ubiquitousFileUnavailable 4500 4568 c3186896fff713761b1cc36e0d9b8929 var ubiquitousFileUnavailable
120 o 35 userActivityConnectionUnavailable 4571 4647 441a2a3ee74348bf308f6efed6aaa9bd var userActivityConnectionUnavailable
104 o 35 userActivityHandoffFailed 4650 4718 b97662456819c488ca384811588bf165 var userActivityHandoffFailed
124 o 35 userActivityHandoffUserInfoTooLarge 4721 4799 89772788bb9f7973072ded49948d7b69 var userActivityHandoffUserInfoTooLarge
128 o 35 userActivityRemoteApplicationTimedOut 4802 4882 4b3176c801121dff38ae55d70f835292 var userActivityRemoteApplicationTimedOut
80 o 35 userCancelled 4885 4941 c4ce1173db1b282a4d661b55edb7c0a7 var userCancelled
102 o 35 xpcConnectionInterrupted 4944 5011 118d3b65cd07572c86357ffa167fdb78 var xpcConnectionInterrupted
94 o 35 xpcConnectionInvalid 5014 5077 67998b8962b051939c8ea67f5fea135c var xpcConnectionInvalid
104 o 35 xpcConnectionReplyInvalid 5080 5148 6d9136229ae4a81feba225b91eeaff5c var xpcConnectionReplyInvalid
62 o 35 code 5151 5191 c61a49aff0177094434264a8c5a716ba var code
70 o 35 filePath 5194 5236 9875880f6ab9982494362d132d131501 var filePath
78 o 35 isCoderError 5239 5282 76f332134d3727f4c2f0d97b6fcee069 var isCoderError
88 o 35 isExecutableError 5285 5333 532bba9e5492829eafbb43225271625f var isExecutableError
76 o 35 isFileError 5336 5378 6bcd20656935ae0ac3dd2667d3d327d6 var isFileError
88 o 35 isFormattingError 5381 5429 b4bdf44b8675abe68fde98ca4ebcc80a var isFormattingError
92 o 35 isPropertyListError 5432 5482 5f5c9a790f64f6d844e694ddcb7ee3ce var isPropertyListError
96 o 35 isUbiquitousFileError 5485 5537 6d9fa2f3f7da76fc98676b80f1c5001e var isUbiquitousFileError
92 o 35 isUserActivityError 5540 5590 c0d0addb6db43625946a1f5bf46fa6df var isUserActivityError
88 o 35 isValidationError 5593 5641 b2a9b437cc4e6cc1b224d56ed2339356 var isValidationError
94 o 35 isXPCConnectionError 5644 5695 4b090220c35a717d8a6f6b98baeb9ddb var isXPCConnectionError
82 o 35 stringEncoding 5698 5755 6abe59486cf227452fce75105930cb3a var stringEncoding
74 o 35 underlying 5758 5801 bee0334ca556211ae733ba63f7be4fe8 var underlying
86 o 35 underlyingErrors 5804 5852 1050d52c4d9b0e29a184177175782a80 var underlyingErrors
60 o 35 url 5855 5889 b98fdb17e7ef7201da8a62392a0e02e5 var url
70 o 35 userInfo 5892 5954 eab4e6d2a7be619f69992918c33d9f0f var userInfo
147 o 35 error 5957 6080 da6374eab299a048862866d9c269a253 func error(_ code: CocoaError.Code, userInfo: [String: AnyHashable]? = nil, url: URL? = nil)
78 e  CocoaError 6084 6104 ad1e6dd351c7cb706b778ae58a501b07 extension CocoaError
77 t 101 CocoaError.Code 6109 6165 207a175ade46d37cef947f9745403023 struct Code
74 o 102 init 6172 6198 bdd311684ac9b14b970412daee0214a6 init(rawValue: Int)
89 o 102 coderInvalidValue 6203 6263 3fe6fe53d0b1ff29fa35742c5d68c385 var coderInvalidValue
87 o 102 coderReadCorrupt 6268 6327 a3fdbc40e82e32b2a19e3f4d954c0b45 var coderReadCorrupt
91 o 102 coderValueNotFound 6332 6393 a64911a5aa1f94b23a7acf3b954423b1 var coderValueNotFound
115 o 102 executableArchitectureMismatch 6398 6471 9564aa1a4f10852bf06a616efd6755ed var executableArchitectureMismatch
83 o 102 executableLink 6476 6533 e5f971e6b2a7a3fcf8c6eaee2baea748 var executableLink
83 o 102 executableLoad 6538 6595 c155a836f745a9f83f0b2c6dca6de176 var executableLoad
97 o 102 executableNotLoadable 6600 6664 cb536e9fddce8336e274bd1374192ba5 var executableNotLoadable
105 o 102 executableRuntimeMismatch 6669 6737 381eebf4324499b03b120fa687797dc7 var executableRuntimeMismatch
91 o 102 featureUnsupported 6742 6803 1fef94ca4cb5eb7433e7eb1ff58becf1 var featureUnsupported
77 o 102 fileLocking 6808 6862 9414c2439cbdbf9086285c9a108740b3 var fileLocking
83 o 102 fileNoSuchFile 6867 6924 2a6729534ffcc7539977832ca513a080 var fileNoSuchFile
93 o 102 fileReadCorruptFile 6929 6991 b7200b23e4f9033b4da806164578c691 var fileReadCorruptFile
123 o 102 fileReadInapplicableStringEncoding 6996 7073 845760142769a91ef1c2b391c84761b5 var fileReadInapplicableStringEncoding
101 o 102 fileReadInvalidFileName 7078 7144 9dbf467971d3e172eb39e9cb461e8286 var fileReadInvalidFileName
95 o 102 fileReadNoPermission 7149 7212 a5096af4cacb4552a625c7043be11c77 var fileReadNoPermission
91 o 102 fileReadNoSuchFile 7217 7278 4b36f3cbef2ba62c54c5a89721d1cd14 var fileReadNoSuchFile
87 o 102 fileReadTooLarge 7283 7342 e265fca5894b106d26c299cbef3ab68f var fileReadTooLarge
85 o 102 fileReadUnknown 7347 7405 0e8be9571df2c51d3d7802940378ee61 var fileReadUnknown
113 o 102 fileReadUnknownStringEncoding 7410 7482 296c4646a079bde7d8ad2dbe9989d377 var fileReadUnknownStringEncoding
105 o 102 fileReadUnsupportedScheme 7487 7555 0e42a5917096ba5e5718ce4681def225 var fileReadUnsupportedScheme
93 o 102 fileWriteFileExists 7560 7622 96f4c5db7a874b268beb1a3c7eee3b48 var fileWriteFileExists
125 o 102 fileWriteInapplicableStringEncoding 7627 7705 e0c04af3cb5e6461faca37cdd6358b1a var fileWriteInapplicableStringEncoding
103 o 102 fileWriteInvalidFileName 7710 7777 c245643e0708f0eaec032b62c86fa93c var fileWriteInvalidFileName
97 o 102 fileWriteNoPermission 7782 7846 e14b2fd5a1c5794abfb90612f4b3df5c var fileWriteNoPermission
93 o 102 fileWriteOutOfSpace 7851 7913 86c0d522fee076d5417009ff30c81002 var fileWriteOutOfSpace
87 o 102 fileWriteUnknown 7918 7977 641bafe5596e7a559e8f9f619e94d781 var fileWriteUnknown
107 o 102 fileWriteUnsupportedScheme 7982 8051 9fa05f4116b9a5bf4c95152172e9a3d9 var fileWriteUnsupportedScheme
101 o 102 fileWriteVolumeReadOnly 8056 8122 c003fabdd27000d5c187663398a3ffe9 var fileWriteVolumeReadOnly
75 o 102 formatting 8127 8180 7bb7ae35a7f3248f1467f8156f3e2dbe var formatting
91 o 102 keyValueValidation 8185 8246 45b0ca460e773e3cf091ec48a28cb18f var keyValueValidation
101 o 102 propertyListReadCorrupt 8251 8317 59955b3992a32447bb3bbd4814356ef3 var propertyListReadCorrupt
99 o 102 propertyListReadStream 8322 8387 da0bbeb8f79cbdfee52f900f35df065e var propertyListReadStream
115 o 102 propertyListReadUnknownVersion 8392 8465 3e4f6bcfa3e1e2ba9feb45782de7bc89 var propertyListReadUnknownVersion
103 o 102 propertyListWriteInvalid 8470 8537 ec4ed77639483a4bbc7bce462db901d9 var propertyListWriteInvalid
101 o 102 propertyListWriteStream 8542 8608 0e2bb17ccd99ddde11e3507e6ea8e877 var propertyListWriteStream
125 o 102 ubiquitousFileNotUploadedDueToQuota 8613 8691 30514d476c8ec528f17eca24ec85230d var ubiquitousFileNotUploadedDueToQuota
135 o 102 ubiquitousFileUbiquityServerNotAvailable 8696 8779 50ba77be4169244f4d9f68d0eaa68059 var ubiquitousFileUbiquityServerNotAvailable
105 o 102 ubiquitousFileUnavailable 8784 8852 f8db0b72a040d05e9bdf05629a359689 var ubiquitousFileUnavailable
121 o 102 userActivityConnectionUnavailable 8857 8933 a862aeaf624d3f15cfb91d36fa4d4d4f var userActivityConnectionUnavailable
105 o 102 userActivityHandoffFailed 8938 9006 9d6a1f78a92ba1f98a8df20892d78382 var userActivityHandoffFailed
125 o 102 userActivityHandoffUserInfoTooLarge 9011 9089 0f64ec9884bc45ef5a101d4c9ab275ec var userActivityHandoffUserInfoTooLarge
129 o 102 userActivityRemoteApplicationTimedOut 9094 9174 f297df275f5b27eff6ef23d7bd94d9df var userActivityRemoteApplicationTimedOut
81 o 102 userCancelled 9179 9235 677c11d7d1f08e0afee0530291a35be7 var userCancelled
103 o 102 xpcConnectionInterrupted 9240 9307 0fc7a2d84c184a1276026bb97f1da1e2 var xpcConnectionInterrupted
95 o 102 xpcConnectionInvalid 9312 9375 677532bc01a4edf1757f0e73a2aecd10 var xpcConnectionInvalid
105 o 102 xpcConnectionReplyInvalid 9380 9448 dd8d627743ed45b5593021769a7a982b var xpcConnectionReplyInvalid
71 o 102 rawValue 9453 9491 998e34c5c8f84894f93917c5aadb1436 var rawValue
71 t  URLError 9499 9571 610f16cab3bf9f9f60c7fba04bff83f9 struct URLError
131 o 151 backgroundSessionInUseByAnotherProcess 9576 9655 1db95826d4dad57ce84f72a91fc9fdd5 var backgroundSessionInUseByAnotherProcess
135 o 151 backgroundSessionRequiresSharedContainer 9658 9739 141a9c134aa178ff1a4846c9ad941ef1 var backgroundSessionRequiresSharedContainer
119 o 151 backgroundSessionWasDisconnected 9742 9815 324a60180573d6df14309d719b082aa4 var backgroundSessionWasDisconnected
89 o 151 badServerResponse 9818 9876 b50ec482a96cb9944f5982eb029fdc2d var badServerResponse
67 o 151 badURL 9879 9926 50e3fcd4b5eda19dde7b72a0394b2bc0 var badURL
79 o 151 callIsActive 9929 9982 6a052b80db5ecf918de27a8165987aad var callIsActive
74 o 151 cancelled 9985 10035 7bf53c1d9b323214a3af6700d2c2c70c var cancelled
87 o 151 cannotCloseFile 10038 10094 6058d361540aefbdae48f9059251e3e0 var cannotCloseFile
95 o 151 cannotConnectToHost 10097 10157 f561b7eeb6fdd12a7507ec34a3ca46ee var cannotConnectToHost
89 o 151 cannotCreateFile 10160 10217 11a0acbefecd6a7af87db9259d051058 var cannotCreateFile
103 o 151 cannotDecodeContentData 10220 10284 381ea804c635dae08d1eef922f5c5748 var cannotDecodeContentData
95 o 151 cannotDecodeRawData 10287 10347 0747b2d633c1d989361353a75cec4432 var cannotDecodeRawData
85 o 151 cannotFindHost 10350 10405 089bd8fca6a7f072aceac9d0bba48a83 var cannotFindHost
99 o 151 cannotLoadFromNetwork 10408 10470 75bd748740f1068d304335adec829ec9 var cannotLoadFromNetwork
85 o 151 cannotMoveFile 10473 10528 6949f6dbcba0d7734d2f1946f2055673 var cannotMoveFile
85 o 151 cannotOpenFile 10531 10586 a8de0fdf55d8c2f49c5fec8666427bde var cannotOpenFile
95 o 151 cannotParseResponse 10589 10649 8367b4fcc8da27f70140bdd3c123429e var cannotParseResponse
89 o 151 cannotRemoveFile 10652 10709 858f86daa61cfa838b524d207d1b17eb var cannotRemoveFile
91 o 151 cannotWriteToFile 10712 10770 db8260310872426272c5a37432909a6b var cannotWriteToFile
107 o 151 clientCertificateRejected 10773 10839 fbf6c7db69319e893d1a5166f4438d1b var clientCertificateRejected
107 o 151 clientCertificateRequired 10842 10908 25d09f1b86bdbbcc59df1c1af1d52da9 var clientCertificateRequired
85 o 151 dataNotAllowed 10911 10966 14879970ab6cb3aad015c92cf58a95f9 var dataNotAllowed
87 o 151 dnsLookupFailed 10969 11025 44d5b505cae2449ca054b95b221e26d4 var dnsLookupFailed
119 o 151 downloadDecodingFailedMidStream 11028 11100 eb677b8d1b5fa827056bdb72435233d1 var downloadDecodingFailedMidStream
121 o 151 downloadDecodingFailedToComplete 11103 11176 c4e389ebc00844d6ad0a65161a02574a var downloadDecodingFailedToComplete
89 o 151 fileDoesNotExist 11179 11236 aef094ddc860671c50f5dba86d8a5b16 var fileDoesNotExist
87 o 151 fileIsDirectory 11239 11295 70ba9b91cff06db155e0d0f71ce5a996 var fileIsDirectory
97 o 151 httpTooManyRedirects 11298 11359 7f4990946c28dd5c783b505853f79bab var httpTooManyRedirects
103 o 151 internationalRoamingOff 11362 11426 99670cb7e97ca6bcd3ead75177a1024a var internationalRoamingOff
99 o 151 networkConnectionLost 11429 11491 eb5f8abd7025e7b4152a8a27a0d41511 var networkConnectionLost
103 o 151 noPermissionsToReadFile 11494 11558 c813c7b68588f28f636c03b07f1f0975 var noPermissionsToReadFile
101 o 151 notConnectedToInternet 11561 11624 037740776fc2e7f3b6c878113224d1c0 var notConnectedToInternet
115 o 151 redirectToNonExistentLocation 11627 11697 acaf6cf25b901dcaa1af4373df4f41f3 var redirectToNonExistentLocation
109 o 151 requestBodyStreamExhausted 11700 11767 eb7573d5deeade4a6919a6c81eeb28be var requestBodyStreamExhausted
95 o 151 resourceUnavailable 11770 11830 6ba18094aefe528b32f558a9c4ec7f26 var resourceUnavailable
101 o 151 secureConnectionFailed 11833 11896 61b340bc68721c84e4e01032022d34a4 var secureConnectionFailed
111 o 151 serverCertificateHasBadDate 11899 11967 585898a93631b55a48b4e61eda7752ad var serverCertificateHasBadDate
119 o 151 serverCertificateHasUnknownRoot 11970 12042 3613127698dc98aac7d11f274a86cd26 var serverCertificateHasUnknownRoot
113 o 151 serverCertificateNotYetValid 12045 12114 c7626dfab9b1db5119635769fc95bec9 var serverCertificateNotYetValid
109 o 151 serverCertificateUntrusted 12117 12184 92554224e6ea25ddba6b0719519f5c99 var serverCertificateUntrusted
73 o 151 timedOut 12187 12236 530fe09f1454e8ed22cd55ab9dc828be var timedOut
71 o 151 unknown 12239 12287 2e6034602bf8f137935eb217dadfcea5 var unknown
85 o 151 unsupportedURL 12290 12345 376600fc66c312a7cc7144a75d5be696 var unsupportedURL
109 o 151 userAuthenticationRequired 12348 12415 556f3d020e95bbde0a07f88d52f2ba31 var userAuthenticationRequired
111 o 151 userCancelledAuthentication 12418 12486 110c455a4203bd1d57b58ec655e46b75 var userCancelledAuthentication
89 o 151 zeroByteResource 12489 12546 a385466b8c3f8dec10bfbbfb1c3abc3f var zeroByteResource
77 o 151 failingURL 12549 12590 31f679ea2828b6e4644572f6c2ec2b3a var failingURL
76 e  URLError 12594 12612 433b43cba2cbb5eaa9fa31235fc52400 extension URLError
75 t 199 URLError.Code 12617 12671 857512ca7f1c62e6451f04b266c243ab enum Code
146 o 200 appTransportSecurityRequiresSecureConnection 12678 12727 734e1de8d733191072993fabcca70412 case appTransportSecurityRequiresSecureConnection
134 o 200 backgroundSessionInUseByAnotherProcess 12732 12775 a84d9f165052b34a636272e572c2a2ae case backgroundSessionInUseByAnotherProcess
138 o 200 backgroundSessionRequiresSharedContainer 12780 12825 2b05a95d024c6e498db69cda3516cb0e case backgroundSessionRequiresSharedContainer
122 o 200 backgroundSessionWasDisconnected 12830 12867 b194153a9824d2d4c68c0b855e52e041 case backgroundSessionWasDisconnected
92 o 200 badServerResponse 12872 12894 2498996aa28bbed0e275bf28a3cb4e86 case badServerResponse
70 o 200 badURL 12899 12910 813563620a7b4c74a75c98b9064dde83 case badURL
82 o 200 callIsActive 12915 12932 4cb9967e58776b47af118b89a5f058a6 case callIsActive
76 o 200 cancelled 12937 12951 5e58d4b924669dcb4ea25137d597bfea case cancelled
88 o 200 cannotCloseFile 12956 12976 c1533a7a908308724bf8c799fc6b8f09 case cannotCloseFile
96 o 200 cannotConnectToHost 12981 13005 ae0f717f7df6b0186a9439c62accb8ff case cannotConnectToHost
90 o 200 cannotCreateFile 13010 13031 31fc751d31835b2019265c46fd6898cb case cannotCreateFile
104 o 200 cannotDecodeContentData 13036 13064 282802e24493b24e0bbe5bb0621486f4 case cannotDecodeContentData
96 o 200 cannotDecodeRawData 13069 13093 6ac3f21663feae445d47c74f2a99f103 case cannotDecodeRawData
86 o 200 cannotFindHost 13098 13117 2f77041b3dc938689bd3966918858539 case cannotFindHost
100 o 200 cannotLoadFromNetwork 13122 13148 83e7212b7abe37f03b63631d4679089d case cannotLoadFromNetwork
86 o 200 cannotMoveFile 13153 13172 ff08756a352f3b2cb8947be6b04bbb98 case cannotMoveFile
86 o 200 cannotOpenFile 13177 13196 78de57fca9562259fb9de029a573bd81 case cannotOpenFile
96 o 200 cannotParseResponse 13201 13225 db8c73369e563bf6e374038e2cb2a2f8 case cannotParseResponse
90 o 200 cannotRemoveFile 13230 13251 5133fc9e81775d2de0fba304ac9ca1d9 case cannotRemoveFile
92 o 200 cannotWriteToFile 13256 13278 e66a5da2288052b6cb1d414b9a0daf62 case cannotWriteToFile
108 o 200 clientCertificateRejected 13283 13313 408d7b2e1f6d3153b3e641155d414835 case clientCertificateRejected
108 o 200 clientCertificateRequired 13318 13348 fb3c57595439435e5b23b3aa8bb99f68 case clientCertificateRequired
106 o 200 dataLengthExceedsMaximum 13353 13382 b2098fa0644f9e0488ecfabf96ba21cd case dataLengthExceedsMaximum
86 o 200 dataNotAllowed 13387 13406 7b551775be1bff9d252219eba0cb51c7 case dataNotAllowed
88 o 200 dnsLookupFailed 13411 13431 de859ebf607ded2c0c378be77e98741f case dnsLookupFailed
120 o 200 downloadDecodingFailedMidStream 13436 13472 e8497ce38c57a4990a8402a5b9243cdf case downloadDecodingFailedMidStream
122 o 200 downloadDecodingFailedToComplete 13477 13514 0c9b65479a0c3c056eaf40d983b2c89f case downloadDecodingFailedToComplete
90 o 200 fileDoesNotExist 13519 13540 f2f17c4ae09da79ea10c1b6195839835 case fileDoesNotExist
88 o 200 fileIsDirectory 13545 13565 be344b2df461410b585760e18cd5a03d case fileIsDirectory
98 o 200 httpTooManyRedirects 13570 13595 df15cd3026c7d1f88f384218a1612a9e case httpTooManyRedirects
104 o 200 internationalRoamingOff 13600 13628 f165dd3fe78cf71ab837889fe3bcbed9 case internationalRoamingOff
100 o 200 networkConnectionLost 13633 13659 2b6721dd73fd14ad798eeb5cdf19d4fc case networkConnectionLost
104 o 200 noPermissionsToReadFile 13664 13692 a862503d42273c3feade5e3d0820d169 case noPermissionsToReadFile
102 o 200 notConnectedToInternet 13697 13724 a2c32e944fead855b0d313b8f29f4003 case notConnectedToInternet
116 o 200 redirectToNonExistentLocation 13729 13763 938b2a60c54dc6aaef93484b893ca859 case redirectToNonExistentLocation
110 o 200 requestBodyStreamExhausted 13768 13799 64599ff301ad3351bd3bccb776dd4549 case requestBodyStreamExhausted
96 o 200 resourceUnavailable 13804 13828 6bee3c6431676c2d49027708d35a40f6 case resourceUnavailable
102 o 200 secureConnectionFailed 13833 13860 db7dd865c06380185ae23a58df82e22c case secureConnectionFailed
112 o 200 serverCertificateHasBadDate 13865 13897 3390a25a8afa02ae968371e01925aba7 case serverCertificateHasBadDate
120 o 200 serverCertificateHasUnknownRoot 13902 13938 e3218bbf230345049710a5d667de0610 case serverCertificateHasUnknownRoot
114 o 200 serverCertificateNotYetValid 13943 13976 b60225218a104547aad3f0ffc211ffe1 case serverCertificateNotYetValid
110 o 200 serverCertificateUntrusted 13981 14012 80c030c4139e9ab37a81635b0e920f0d case serverCertificateUntrusted
74 o 200 timedOut 14017 14030 f9c3186f39e70cf61d68dd04896be8c2 case timedOut
72 o 200 unknown 14035 14047 4e1a3d672e57a54212645f1a2637fdcb case unknown
86 o 200 unsupportedURL 14052 14071 e737a2db0b42f2fe9539d20569d32551 case unsupportedURL
110 o 200 userAuthenticationRequired 14076 14107 db783645832d90748030c024f7d76c53 case userAuthenticationRequired
112 o 200 userCancelledAuthentication 14112 14144 2556d1150ac52e7e1bde9346f406fd5b case userCancelledAuthentication
90 o 200 zeroByteResource 14149 14170 5f16f24fba1358e08ead8c4b8c5956d2 case zeroByteResource
77 o 200 init 14175 14202 e382b9c99791b93a8815b9eacca7d21f init?(rawValue: Int)

"""#)
  }
}
