public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

public class XCTContext: NSObject {
  @MainActor public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result
}

public class XCTAttachment: NSObject {
  public enum Lifetime: Int {
    case keepAlways
    case deleteOnSuccess
  }
  public convenience init(data: Data)
  public convenience init(data: Data, uniformTypeIdentifier: String)
  public convenience init(string: String)
  public convenience init(contentsOfFile url: URL)
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier: String)
  public convenience init(archivableObject object: any NSSecureCoding)
  public convenience init(archivableObject object: any NSSecureCoding, uniformTypeIdentifier: String)
  public convenience init(plistObject object: Any)
  public var lifetime: XCTAttachment.Lifetime { get set }
  public var name: String? { get set }
  public var userInfo: [AnyHashable: Any]? { get set }
  public var uniformTypeIdentifier: String { get }
}

extension XCTestCase {
  public func add(_ attachment: XCTAttachment)
  public func measure(_ block: () -> Void)
  public func measure(metrics: [any XCTMetric], block: () -> Void)
  public func measure(options: XCTMeasureOptions, block: () -> Void)
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void)
  public func record(_ issue: XCTIssue)
  public var executionTimeAllowance: TimeInterval { get set }
}
