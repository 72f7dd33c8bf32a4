// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var XCTest_XCTestCase: LibraryText {
    LibraryText(
      path: "XCTest/XCTestCase.swift",
      text: #"""
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

"""#,
      outline: #"""
61 t  XCTest 0 19 48c4fd0a559973b3f7c5094ed24b26b3 class XCTest
55 o 0 init 24 37 638b877eb886951d095fefac1c8a6edd init()
57 o 0 name 40 71 763400ada79e0d415c303017d80c0d29 var name
76 o 0 testCaseCount 74 111 ce84fc5b4ca36939ec3e62727e1916a4 var testCaseCount
65 o 0 testRun 114 152 167fd858a0896b89a9a9ca53fa116437 var testRun
75 o 0 testRunClass 155 197 cfa75d3ae08aff73498dd1777da4a24c var testRunClass
84 o 0 perform 200 237 bad25513a69ef3c5fdd81146fda57119 func perform(_ run: XCTestRun)
60 o 0 run 240 257 46d125a54138c0421294c2666f8a1bf1 func run()
64 o 0 setUp 260 292 7da5417ace3ae1c8d21e798668d6c969 func setUp()
66 o 0 setUp 295 314 2aa8313ab0f84834d2954af1e918154d func setUp()#2
82 o 0 setUpWithError 317 352 b02ac2b11829c064af73b038ea65cf4d func setUpWithError()
70 o 0 tearDown 355 377 4344e28929736312e951b3465816dad3 func tearDown()
72 o 0 tearDown 380 415 ac27b83c38d9bf6608f61335f8d95e50 func tearDown()#2
88 o 0 tearDownWithError 418 456 2aeacaf25ee2fbf27eb1ed66f92771ec func tearDownWithError()
72 t  XCTestCase 460 510 51f72671b8360cd799ea931c81d31814 class XCTestCase
112 o 14 init 515 591 e41fcb273dfe3aa52c0aa4f576f8153e init(name: String, testClosure: @escaping XCTestCaseClosure)
102 o 14 defaultPerformanceMetrics 594 668 7a28f6a40cfaf54abc847eb544303d10 var defaultPerformanceMetrics
92 o 14 continueAfterFailure 671 720 1e1757e09c51f3949403dfc6bc3ab6b0 var continueAfterFailure
60 o 14 name 723 763 b0c522bc3749a98e6daad87e718cb0b2 var name
78 o 14 testCaseCount 766 812 ac4543daf43b404b5251ea4838478a2d var testCaseCount
76 o 14 testRunClass 815 866 bcbf2c454b8a818b141626a4b33a711b var testRunClass
116 o 14 addTeardownBlock 869 928 e5fdd7abc4dbf0f965a4321c0df34344 func addTeardownBlock(_ block: @escaping () -> Void)
140 o 14 addTeardownBlock 931 1013 bc99c4f660050a2d38591a3b6ad71f5c func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void)
145 o 14 expectation 1016 1151 82e411376da0f69b803a0f17d36ea914 func expectation(description: String, file: StaticString = #file, line: Int = #line)
239 o 14 expectation 1154 1389 6ded85ccd40f37d87c01d6b65ee44239 func expectation( for predicate: NSPredicate, evaluatedWith object: Any? = nil, file: StaticString = #file, line: Int = #line, handler: XCTNSPredicateExpectation.Handler? = nil )
304 o 14 expectation 1392 1696 3849de79240cb2c06588bc69a7984bf6 func expectation( forNotification notificationName: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default, file: StaticString = #file, line: Int = #line, handler: XCTNSNotificationExpectation.Handler? = nil )
293 o 14 expectation 1699 1988 4a05dc9c4bd8ea90937ae3e626ab5e6f func expectation( forNotification notificationName: String, object: Any? = nil, notificationCenter: NotificationCenter = .default, file: StaticString = #file, line: Int = #line, handler: XCTNSNotificationExpectation.Handler? = nil )
226 o 14 fulfillment 1991 2181 5259663dfd572749bd8727da3fba5271 func fulfillment( of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line)
77 o 14 invokeTest 2184 2208 44a53a982d2fb738f3c0c9a3c7f0aa0d func invokeTest()
135 o 14 measure 2211 2296 af65f3fd2dc94691aa107bccfd8ab975 func measure(file: StaticString = #file, line: Int = #line, block: () -> Void)
224 o 14 measureMetrics 2299 2474 43dbbf11a62163eb4e835e2a2b294f8a func measureMetrics( _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, file: StaticString = #file, line: Int = #line, for block: () -> Void)
155 o 14 nestedWaiter 2477 2577 db78d58d3ee7a2a15e04fe2ac99479ce func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
87 o 14 perform 2580 2626 0df592744f17f7e29b6d599c667ec557 func perform(_ run: XCTestRun)
184 o 14 recordFailure 2629 2761 b105fc77d0bf541604950bf924c5b413 func recordFailure( withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool)
130 o 14 startMeasuring 2764 2837 b7dc17836c975d60fbc14b624e2db6ed func startMeasuring(file: StaticString = #file, line: Int = #line)
128 o 14 stopMeasuring 2840 2912 473abd46ba3ec01000b01532978cd8b9 func stopMeasuring(file: StaticString = #file, line: Int = #line)
213 o 14 wait 2915 3089 6ed55000b26e939a50e3ad885fb024bc func wait( for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity, enforceOrder: Bool = false, file: StaticString = #file, line: Int = #line)
205 o 14 waitForExpectations 3092 3250 67fd8636e8a1efbdeab012b7eca8fe6b func waitForExpectations( timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: XCWaitCompletionHandler? = nil)
150 o 14 waiter 3253 3354 fc058df05358683661682819f8ba7a86 func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
173 o 14 waiter 3357 3485 801fe8c8bdd4056139520f78677ad612 func waiter( _ waiter: XCTWaiter, didTimeoutWithUnfulfilledExpectations unfulfilledExpectations: [XCTestExpectation])
205 o 14 waiter 3488 3652 6a2067f18061e151e79155d1a88faef7 func waiter( _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation, requiredExpectation: XCTestExpectation)
67 o 14 setUp 3655 3680 e66fa12e25f593e609633b8088ddd4c5 func setUp()
73 o 14 tearDown 3683 3711 ed223f704966e2d8af7e6ab52cde556f func tearDown()
69 t  XCTSkip 3715 3743 23382ed4712fad71daccf6c8a4014e8b struct XCTSkip
151 o 43 init 3748 3852 93b330e394d109dcfe39020e355c33b7 init(_ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line)
68 o 43 message 3855 3890 8d28316ff87cf5cea32e11accfdd9406 var message
77 t  XCTestError 3894 3976 7e990f5a5020957384258732798492fa struct XCTestError
92 o 46 failureWhileWaiting 3981 4044 ff238fa41fd97c78890b4139f8a57011 var failureWhileWaiting
92 o 46 timeoutWhileWaiting 4047 4110 6058b0c05a51f8e869d38b9f0340ca84 var timeoutWhileWaiting
80 e  XCTestError 4114 4135 af60049e0cf120672137640652d927f5 extension XCTestError
75 t 49 XCTestError.Code 4140 4184 6890a9e120c8cf50fa73cb345a1e1fa5 enum Code
93 o 50 failureWhileWaiting 4191 4215 bf96675a3f9a11ebd447cf2b927c174a case failureWhileWaiting
93 o 50 timeoutWhileWaiting 4220 4244 3b5b3aa214be963d65884ef29ef01e8d case timeoutWhileWaiting
74 o 50 init 4249 4276 744c8a69524b1d1a5890b073687c6ba2 init?(rawValue: Int)
95 t  XCTPerformanceMetric 4284 4346 5ac38cff84dec1e5bfb5990f18425b0e struct XCTPerformanceMetric
78 o 54 init 4351 4382 107e42660e8c822a56fefbe92456f7b4 init(_ rawValue: String)
76 o 54 init 4385 4414 56400296738c2d03ef46e7a22af39583 init(rawValue: String)
80 o 54 wallClockTime 4417 4478 6779e9e541009f2074fa743c342b227f var wallClockTime
70 o 54 rawValue 4481 4516 9863ad8d3c08b89b3322720cda62ad84 var rawValue

"""#)
  }
}
