public class XCTestExpectation: CustomStringConvertible, Hashable, Sendable {
  public init(description: String = "no description provided", file: StaticString = #file, line: Int = #line)
  public var assertForOverFulfill: Bool { get set }
  public var description: String { get }
  public var expectationDescription: String { get set }
  public var expectedFulfillmentCount: Int { get set }
  public var isInverted: Bool { get set }
  public func fulfill(_ file: StaticString = #file, line: Int = #line)
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: XCTestExpectation, rhs: XCTestExpectation) -> Bool
}

public class XCTNSNotificationExpectation: XCTestExpectation {
  public typealias Handler = @Sendable (Notification) -> Bool
  public init(
    name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
    file: StaticString = #file, line: Int = #line)
  public var handler: XCTNSNotificationExpectation.Handler? { get set }
  public var notificationCenter: NotificationCenter { get }
  public var notificationName: Notification.Name { get }
  public var observedObject: Any? { get }
}

public class XCTNSPredicateExpectation: XCTestExpectation {
  public typealias Handler = @Sendable () -> Bool
  public init(predicate: NSPredicate, object: Any? = nil, file: StaticString = #file, line: Int = #line)
  public var handler: XCTNSPredicateExpectation.Handler? { get set }
  public var object: Any? { get }
  public var predicate: NSPredicate { get }
}

public class XCTWaiter: CustomStringConvertible, Equatable {
  public init(delegate: (any XCTWaiterDelegate)? = nil)
  public var delegate: (any XCTWaiterDelegate)? { get set }
  public var description: String { get }
  public var fulfilledExpectations: [XCTestExpectation] { get }
  @discardableResult public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
    file: StaticString = #file,
    line: Int = #line
  ) async -> XCTWaiter.Result
  @discardableResult public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result
  public class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
    file: StaticString = #file,
    line: Int = #line
  ) async -> XCTWaiter.Result
  public class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false,
    file: StaticString = #file, line: Int = #line
  ) -> XCTWaiter.Result
  public static func == (lhs: XCTWaiter, rhs: XCTWaiter) -> Bool
}

extension XCTWaiter {
  public enum Result: Hashable, RawRepresentable {
    case completed
    case incorrectOrder
    case interrupted
    case invertedFulfillment
    case timedOut
    public init?(rawValue: Int)
  }
}

public protocol XCTWaiterDelegate: AnyObject {
  func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
}

extension XCTWaiterDelegate {
  public func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
  public func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  public func waiter(
    _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
}
