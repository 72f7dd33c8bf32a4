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
