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
