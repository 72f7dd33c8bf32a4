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
