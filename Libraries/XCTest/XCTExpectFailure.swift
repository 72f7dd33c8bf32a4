public class XCTExpectedFailure: NSObject {
  public class Options: NSObject {
    public override init()
    public class func nonStrict() -> Options
    public var isEnabled: Bool { get set }
    public var isStrict: Bool { get set }
    public var issueMatcher: (XCTIssue) -> Bool { get set }
  }
  public var failureReason: String? { get }
  public var issue: XCTIssue { get }
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, issueMatcher: ((XCTIssue) -> Bool)? = nil
)
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil, failingBlock: () throws -> R,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R
public func XCTExpectFailure(_ failureReason: String? = nil, options: XCTExpectedFailure.Options)
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options, failingBlock: () throws -> R
) rethrows -> R
