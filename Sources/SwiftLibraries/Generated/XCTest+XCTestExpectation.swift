// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var XCTest_XCTestExpectation: LibraryText {
    LibraryText(
      path: "XCTest/XCTestExpectation.swift",
      text: #"""
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

"""#,
      outline: #"""
83 t  XCTestExpectation 0 75 7c0e5eb7477677655978aeb696467a5f class XCTestExpectation
150 o 0 init 80 187 b9193f4fd72db459092d78e19c750e05 init(description: String = "no description provided", file: StaticString = #file, line: Int = #line)
91 o 0 assertForOverFulfill 190 239 d4dd3f06eb96c31f25e769c30b73b092 var assertForOverFulfill
73 o 0 description 242 280 e4f4025ed8f99905ef7874f5a94e7be4 var description
95 o 0 expectationDescription 283 336 1a80cd7b4312aa92c132b8e834717982 var expectationDescription
99 o 0 expectedFulfillmentCount 339 391 533f60d77c8bbcb6e06b3175b177036c var expectedFulfillmentCount
71 o 0 isInverted 394 433 3462c1437c5edfe00bb66bd413e9c2a3 var isInverted
115 o 0 fulfill 436 504 636c2e6ba11f05abcba31df2e2e2703d func fulfill(_ file: StaticString = #file, line: Int = #line)
87 o 0 hash 507 550 2f05a5a3e7349914a76e7e0a94430389 func hash(into hasher: inout Hasher)
105 o 0 == 553 631 c00e430555c72eca84524ad39e5f4d7b func == (lhs: XCTestExpectation, rhs: XCTestExpectation)
108 t  XCTNSNotificationExpectation 635 695 7f72e4524746e6193d8e8db447df7341 class XCTNSNotificationExpectation
72 o 10 Handler 700 759 e586cf59301c230e6c1cc3c9344a06ba typealias Handler
217 o 10 init 762 942 19c2375aff352bfac8490591c084ba73 init( name notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default, file: StaticString = #file, line: Int = #line)
67 o 10 handler 945 1014 3efb320dda699290adaf0b0523ed19a2 var handler
90 o 10 notificationCenter 1017 1074 0444d4b904c2d24cc2d3d052c9950fce var notificationCenter
86 o 10 notificationName 1077 1131 8cfb0baa5be287c81504a0aa01f0a29b var notificationName
82 o 10 observedObject 1134 1173 c817c41d3ee1613d143b4fa0bd361e7f var observedObject
104 t  XCTNSPredicateExpectation 1177 1234 7794cc2accb0480067817ad3776c1b02 class XCTNSPredicateExpectation
74 o 17 Handler 1239 1286 55d3d3c4cc9964efc5e3f5b361a12f41 typealias Handler
149 o 17 init 1289 1391 b348c8a22e353f58fb42f1ea676f9d88 init(predicate: NSPredicate, object: Any? = nil, file: StaticString = #file, line: Int = #line)
68 o 17 handler 1394 1460 58ebd994bd0ff0fcb10749bcf758706a var handler
66 o 17 object 1463 1494 affa037b9d7370b53e4dc9ae210dba91 var object
72 o 17 predicate 1497 1538 707f684c81f8ebed059ffbfa1d2d6091 var predicate
72 t  XCTWaiter 1542 1600 8a75c0b40535792b6f6878f5259639dc class XCTWaiter
100 o 23 init 1605 1658 1187cb16ca66e38123dbc236130528c7 init(delegate: (any XCTWaiterDelegate)? = nil)
70 o 23 delegate 1661 1718 1613fd73a5b20e62d1bbaf3b811b093a var delegate
76 o 23 description 1721 1759 7f62e5540f9713f992ccbd2fca54aa7a var description
96 o 23 fulfilledExpectations 1762 1823 b24b08f36f31300ca24d259117aa1bee var fulfilledExpectations
227 o 23 fulfillment 1826 2058 799edb5288a4582d1010ced5cc2ab7ab func fulfillment( of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line )
214 o 23 wait 2061 2277 3e07cfa48b22c69fe870fdccac4d4991 func wait( for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line )
229 o 23 fulfillment 2280 2499 d08820c3e0d10b1bb9917fad45383c8a func fulfillment( of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line )#2
216 o 23 wait 2502 2705 84d08988b5173419335a1f6bb4afe005 func wait( for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line )#2
92 o 23 == 2708 2770 9da2f0273baa5b6ed454e2d1b4a6cfda func == (lhs: XCTWaiter, rhs: XCTWaiter)
76 e  XCTWaiter 2774 2793 841a7fb4fe6623629252153947a2a6f4 extension XCTWaiter
77 t 33 XCTWaiter.Result 2798 2844 5c2b584e55fc41c0adc78dae3e5d04dd enum Result
73 o 34 completed 2851 2865 ac990ec3d5cb6482eaed7a776e99dae3 case completed
83 o 34 incorrectOrder 2870 2889 3b5ea2538e6696fea2eaf2bc76a0b094 case incorrectOrder
77 o 34 interrupted 2894 2910 c474f06e8e73af2db39b0b67d5fe5dbf case interrupted
93 o 34 invertedFulfillment 2915 2939 fff18fe924f4236b13b9e9596f62a7af case invertedFulfillment
71 o 34 timedOut 2944 2957 cab432ef247a2e57313b7f7c184fa5ac case timedOut
74 o 34 init 2962 2989 436c7c553826fa6267464b4a0973648c init?(rawValue: Int)
91 t  XCTWaiterDelegate 2997 3041 85490617a1bde0ca8780d0a8edede983 protocol XCTWaiterDelegate
155 o 41 nestedWaiter 3046 3139 44ce7066b77a4aa2523682c674b656ef func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
150 o 41 waiter 3142 3236 28ceb86b2a6102a01c7810d43d46edd5 func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
172 o 41 waiter 3239 3355 414a104f37d53325e6350a2f77d052a4 func waiter(_ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
205 o 41 waiter 3358 3515 2951517ae15d9824160114547f877a51 func waiter( _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation, requiredExpectation: XCTestExpectation)
92 e  XCTWaiterDelegate 3519 3546 45d554ba605a0806a6a693dac2e1864e extension XCTWaiterDelegate
155 o 46 nestedWaiter 3551 3651 26e7decf3744913b89abed9804260edd func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
150 o 46 waiter 3654 3755 0ee683d1b3b6f9b2a536d4c99baeedef func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
173 o 46 waiter 3758 3886 0997f00df51ed9d1af06459e02972657 func waiter( _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
205 o 46 waiter 3889 4053 ff0f31482117eadd3865837286a0266a func waiter( _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation, requiredExpectation: XCTestExpectation)

"""#)
  }
}
