public func XCTAssert(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line)
public func XCTAssertEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Equatable
public func XCTAssertEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: FloatingPoint
public func XCTAssertEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Numeric
public func XCTAssertFalse(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line)
public func XCTAssertGreaterThan<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Comparable
public func XCTAssertGreaterThanOrEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Comparable
public func XCTAssertIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
public func XCTAssertLessThan<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Comparable
public func XCTAssertLessThanOrEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Comparable
public func XCTAssertNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line)
public func XCTAssertNoThrow<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line)
public func XCTAssertNotEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Equatable
public func XCTAssertNotEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: FloatingPoint
public func XCTAssertNotEqual<T>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line) where T: Numeric
public func XCTAssertNotIdentical(
  _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?,
  _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
public func XCTAssertNotNil(
  _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line)
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in })
public func XCTAssertThrowsError<T>(
  _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line, _ errorHandler: (any Error) throws -> Void = { _ in }) rethrows
public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line)
public func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line)
public func XCTMain(_ testCases: [XCTestCaseEntry]) -> Never
public func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String]) -> Never
public func XCTMain(
  _ testCases: [XCTestCaseEntry], arguments: [String] = CommandLine.arguments, observers: [any XCTestObservation]? = nil
) -> CInt
public func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String], observers: [any XCTestObservation]) -> Never
public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file,
  line: UInt = #line) throws
public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file,
  line: UInt = #line) throws
public func XCTUnwrap<T>(
  _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #file,
  line: UInt = #line
) throws -> T
public func asyncTest<T>(_ testClosureGenerator: @escaping (T) -> () async throws -> Void) -> (T) -> () throws -> Void
where T: XCTestCase
public func testCase<T>(_ allTests: [(String, (T) -> () throws -> Void)]) -> XCTestCaseEntry where T: XCTestCase
public func testCase<T>(_ allTests: [(String, (T) -> () -> Void)]) -> XCTestCaseEntry where T: XCTestCase
public typealias XCTestCaseClosure = (XCTestCase) throws -> Void
public typealias XCTestCaseEntry = (testCaseClass: XCTestCase.Type, allTests: [(String, XCTestCaseClosure)])
public typealias XCWaitCompletionHandler = ((any Error)?) -> Void
public var XCTestErrorDomain: String { get }
