public class XCTestRun {
  public required init(test: XCTest)
  public var executionCount: Int { get }
  public var failureCount: Int { get }
  public var hasBeenSkipped: Bool { get }
  public var hasSucceeded: Bool { get }
  public var skipCount: Int { get }
  public var startDate: Date? { get }
  public var stopDate: Date? { get }
  public var test: XCTest { get }
  public var testCaseCount: Int { get }
  public var testDuration: TimeInterval { get }
  public var totalDuration: TimeInterval { get }
  public var totalFailureCount: Int { get }
  public var unexpectedExceptionCount: Int { get }
  public func start()
  public func stop()
}

public class XCTestCaseRun: XCTestRun {
  public override func recordFailure(
    withDescription description: String, inFile filePath: String?, atLine lineNumber: Int, expected: Bool)
  public override func start()
  public override func stop()
}

public class XCTestSuite: XCTest {
  public init(name: String)
  public override var name: String { get }
  public override var testCaseCount: Int { get }
  public override var testRunClass: AnyClass? { get }
  public var tests: [XCTest] { get }
  public func addTest(_ test: XCTest)
  public override func perform(_ run: XCTestRun)
}

public class XCTestSuiteRun: XCTestRun {
  public override var executionCount: Int { get }
  public override var failureCount: Int { get }
  public override var skipCount: Int { get }
  public var testRuns: [XCTestRun] { get }
  public override var totalDuration: TimeInterval { get }
  public override var unexpectedExceptionCount: Int { get }
  public func addTestRun(_ testRun: XCTestRun)
  public override func start()
  public override func stop()
}

public protocol XCTestObservation: AnyObject {
  func testBundleDidFinish(_ testBundle: Bundle)
  func testBundleWillStart(_ testBundle: Bundle)
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  )
  func testCaseDidFinish(_ testCase: XCTestCase)
  func testCaseWillStart(_ testCase: XCTestCase)
  func testSuiteDidFinish(_ testSuite: XCTestSuite)
  func testSuiteWillStart(_ testSuite: XCTestSuite)
}

extension XCTestObservation {
  public func testBundleDidFinish(_ testBundle: Bundle)
  public func testBundleWillStart(_ testBundle: Bundle)
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?, atLine lineNumber: Int
  )
  public func testCaseDidFinish(_ testCase: XCTestCase)
  public func testCaseWillStart(_ testCase: XCTestCase)
  public func testSuiteDidFinish(_ testSuite: XCTestSuite)
  public func testSuiteWillStart(_ testSuite: XCTestSuite)
}

public class XCTestObservationCenter {
  public class var shared: XCTestObservationCenter { get }
  public func addTestObserver(_ testObserver: any XCTestObservation)
  public func removeTestObserver(_ testObserver: any XCTestObservation)
}
