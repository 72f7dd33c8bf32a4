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
