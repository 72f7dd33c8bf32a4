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
