public class XCTest {
  public init()
  public var name: String { get }
  public var testCaseCount: Int { get }
  public var testRun: XCTestRun? { get }
  public var testRunClass: AnyClass? { get }
  public func perform(_ run: XCTestRun)
  public func run()
  public func setUp() async throws
  public func setUp()
  public func setUpWithError() throws
  public func tearDown()
  public func tearDown() async throws
  public func tearDownWithError() throws
}

public class XCTestCase: XCTest, XCTWaiterDelegate {
  public required init(name: String, testClosure: @escaping XCTestCaseClosure)
  public class var defaultPerformanceMetrics: [XCTPerformanceMetric] { get }
  public var continueAfterFailure: Bool { get set }
  public override var name: String { get }
  public override var testCaseCount: Int { get }
  public override var testRunClass: AnyClass? { get }
  public func addTeardownBlock(_ block: @escaping () -> Void)
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void)
  @discardableResult public func expectation(description: String, file: StaticString = #file, line: Int = #line)
    -> XCTestExpectation
  @discardableResult public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil, file: StaticString = #file, line: Int = #line,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation
  @discardableResult public func expectation(
    forNotification notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default, file: StaticString = #file, line: Int = #line,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation
  @discardableResult public func expectation(
    forNotification notificationName: String, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    file: StaticString = #file, line: Int = #line, handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation
  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
    file: StaticString = #file,
    line: Int = #line) async
  public func invokeTest()
  public func measure(file: StaticString = #file, line: Int = #line, block: () -> Void)
  public func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #file, line: Int = #line,
    for block: () -> Void)
  public func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
  public override func perform(_ run: XCTestRun)
  public func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool)
  public func startMeasuring(file: StaticString = #file, line: Int = #line)
  public func stopMeasuring(file: StaticString = #file, line: Int = #line)
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line)
  @MainActor public func waitForExpectations(
    timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: XCWaitCompletionHandler? = nil)
  public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  public func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  public class func setUp()
  public class func tearDown()
}

public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line)
  public var message: String? { get }
}

public struct XCTestError: CustomNSError, CustomStringConvertible, Error, Hashable {
  public static var failureWhileWaiting: XCTestError.Code { get }
  public static var timeoutWhileWaiting: XCTestError.Code { get }
}

extension XCTestError {
  public enum Code: Hashable, RawRepresentable {
    case failureWhileWaiting
    case timeoutWhileWaiting
    public init?(rawValue: Int)
  }
}

public struct XCTPerformanceMetric: Hashable, RawRepresentable {
  public init(_ rawValue: String)
  public init(rawValue: String)
  public static var wallClockTime: XCTPerformanceMetric { get }
  public var rawValue: String { get }
}
