public func NSClassFromString(_ aClassName: String) -> AnyClass?
@pure public func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
@pure public func NSHomeDirectory() -> String
@pure public func NSHomeDirectoryForUser(_ user: String?) -> String?
@pure public func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
@pure public func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
public func NSLog(_ format: String, _ args: any CVarArg...)
@pure public func NSMakeRange(_ loc: Int, _ len: Int) -> NSRange
@pure public func NSMaxRange(_ range: NSRange) -> Int
public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
) -> [String]
public func NSStringFromClass(_ aClass: AnyClass) -> String
@pure public func NSTemporaryDirectory() -> String
@pure public func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
@pure public func NSUserName() -> String
public func pow(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
@pure public func pow(_ x: Decimal, _ y: Int) -> Decimal
public func === (lhs: NSNull?, rhs: NSNull?) -> Bool
public func === (lhs: AnyClass, rhs: AnyClass) -> Bool
public typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
public typealias Comparator = (Any, Any) -> ComparisonResult
public typealias NSErrorDomain = NSString
public typealias NSPoint = CGPoint
public typealias NSRect = CGRect
public typealias NSSize = CGSize
public typealias SocketNativeHandle = Int32
public typealias TimeInterval = Double
public typealias TimeInterval = Double
public typealias unichar = UInt16
public typealias uuid_string_t = (
  Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8,
  Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8
)
public typealias uuid_t = (
  UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8
)
public var NSCocoaErrorDomain: String { get }
public var NSDebugDescriptionErrorKey: String { get }
public var NSFilePathErrorKey: String { get }
public var NSHelpAnchorErrorKey: String { get }
public var NSLocalizedFailureReasonErrorKey: String { get }
public var NSLocalizedRecoveryOptionsErrorKey: String { get }
public var NSLocalizedRecoverySuggestionErrorKey: String { get }
public var NSMachErrorDomain: String { get }
public var NSNotFound: Int { get }
public var NSOSStatusErrorDomain: String { get }
public var NSPOSIXErrorDomain: String { get }
public var NSRecoveryAttempterErrorKey: String { get }
public var NSStreamSOCKSErrorDomain: String { get }
public var NSStreamSocketSSLErrorDomain: String { get }
public var NSStringEncodingErrorKey: String { get }
public var NSURLErrorAppTransportSecurityRequiresSecureConnection: Int { get }
public var NSURLErrorBackgroundSessionInUseByAnotherProcess: Int { get }
public var NSURLErrorBackgroundSessionRequiresSharedContainer: Int { get }
public var NSURLErrorBackgroundSessionWasDisconnected: Int { get }
public var NSURLErrorBackgroundTaskCancelledReasonKey: String { get }
public var NSURLErrorBadServerResponse: Int { get }
public var NSURLErrorBadURL: Int { get }
public var NSURLErrorCallIsActive: Int { get }
public var NSURLErrorCancelled: Int { get }
public var NSURLErrorCancelledReasonBackgroundUpdatesDisabled: Int { get }
public var NSURLErrorCancelledReasonInsufficientSystemResources: Int { get }
public var NSURLErrorCancelledReasonUserForceQuitApplication: Int { get }
public var NSURLErrorCannotCloseFile: Int { get }
public var NSURLErrorCannotConnectToHost: Int { get }
public var NSURLErrorCannotCreateFile: Int { get }
public var NSURLErrorCannotDecodeContentData: Int { get }
public var NSURLErrorCannotDecodeRawData: Int { get }
public var NSURLErrorCannotFindHost: Int { get }
public var NSURLErrorCannotLoadFromNetwork: Int { get }
public var NSURLErrorCannotMoveFile: Int { get }
public var NSURLErrorCannotOpenFile: Int { get }
public var NSURLErrorCannotParseResponse: Int { get }
public var NSURLErrorCannotRemoveFile: Int { get }
public var NSURLErrorCannotWriteToFile: Int { get }
public var NSURLErrorClientCertificateRejected: Int { get }
public var NSURLErrorClientCertificateRequired: Int { get }
public var NSURLErrorDNSLookupFailed: Int { get }
public var NSURLErrorDataLengthExceedsMaximum: Int { get }
public var NSURLErrorDataNotAllowed: Int { get }
public var NSURLErrorDomain: String { get }
public var NSURLErrorDownloadDecodingFailedMidStream: Int { get }
public var NSURLErrorDownloadDecodingFailedToComplete: Int { get }
public var NSURLErrorFailingURLErrorKey: String { get }
public var NSURLErrorFailingURLPeerTrustErrorKey: String { get }
public var NSURLErrorFileDoesNotExist: Int { get }
public var NSURLErrorFileIsDirectory: Int { get }
public var NSURLErrorHTTPTooManyRedirects: Int { get }
public var NSURLErrorInternationalRoamingOff: Int { get }
public var NSURLErrorKey: String { get }
public var NSURLErrorNetworkConnectionLost: Int { get }
public var NSURLErrorNoPermissionsToReadFile: Int { get }
public var NSURLErrorNotConnectedToInternet: Int { get }
public var NSURLErrorRedirectToNonExistentLocation: Int { get }
public var NSURLErrorRequestBodyStreamExhausted: Int { get }
public var NSURLErrorResourceUnavailable: Int { get }
public var NSURLErrorSecureConnectionFailed: Int { get }
public var NSURLErrorServerCertificateHasBadDate: Int { get }
public var NSURLErrorServerCertificateHasUnknownRoot: Int { get }
public var NSURLErrorServerCertificateNotYetValid: Int { get }
public var NSURLErrorServerCertificateUntrusted: Int { get }
public var NSURLErrorTimedOut: Int { get }
public var NSURLErrorUnknown: Int { get }
public var NSURLErrorUnsupportedURL: Int { get }
public var NSURLErrorUserAuthenticationRequired: Int { get }
public var NSURLErrorUserCancelledAuthentication: Int { get }
public var NSURLErrorZeroByteResource: Int { get }
public var NSUnderlyingErrorKey: String { get }
