// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var XCTest_Functions: LibraryText {
    LibraryText(
      path: "XCTest/Functions.swift",
      text: #"""
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

"""#,
      outline: #"""
205 o  XCTAssert 0 163 35fcbb2fd5cddfdb8599347fe548122b func XCTAssert( _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
262 o  XCTAssertEqual 164 396 71b260b390edf00acd9bba8960debe18 func XCTAssertEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
275 o  XCTAssertEqual 397 646 4492a47e7818d6f8aabac827e00830e9 func XCTAssertEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
277 o  XCTAssertEqual 647 890 973f28d2747f1a5605f52aea795e893f func XCTAssertEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)#2
218 o  XCTAssertFalse 891 1059 9464779d6c3dc05e5dc3fcaf464ff96c func XCTAssertFalse( _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
276 o  XCTAssertGreaterThan 1060 1299 6d0d19f71caf3da0b890a0814bbff989 func XCTAssertGreaterThan<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
290 o  XCTAssertGreaterThanOrEqual 1300 1546 51e36f7b2ab25cabdcacc71bcdfc6ee1 func XCTAssertGreaterThanOrEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
287 o  XCTAssertIdentical 1547 1779 fd93f1c429bbaf7d22632c6e13869b71 func XCTAssertIdentical( _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
270 o  XCTAssertLessThan 1780 2016 80ddc05853fd7937117e4c2e03c0ee3e func XCTAssertLessThan<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
284 o  XCTAssertLessThanOrEqual 2017 2260 6c4c67903a4ee8b58b3287a717830886 func XCTAssertLessThanOrEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
215 o  XCTAssertNil 2261 2427 28d5a340701e7569bd44f64e216f44cb func XCTAssertNil( _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
223 o  XCTAssertNoThrow 2428 2598 04ed7094e8ccff9a65d9364fb271a25e func XCTAssertNoThrow<T>( _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
270 o  XCTAssertNotEqual 2599 2834 175a4abe9870eaa7047bd640c884ad68 func XCTAssertNotEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
283 o  XCTAssertNotEqual 2835 3087 0dc48644052c60a0875a1058ad8e238a func XCTAssertNotEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
285 o  XCTAssertNotEqual 3088 3334 badd02e710b3d3d6945ae56c54b53c0e func XCTAssertNotEqual<T>( _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T, accuracy: T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)#2
293 o  XCTAssertNotIdentical 3335 3570 e5906d65414565ae32772a0fdf5d1c81 func XCTAssertNotIdentical( _ expression1: @autoclosure () throws -> AnyObject?, _ expression2: @autoclosure () throws -> AnyObject?, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
221 o  XCTAssertNotNil 3571 3740 d2362ac00989f99fff041767cb461288 func XCTAssertNotNil( _ expression: @autoclosure () throws -> Any?, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
279 o  XCTAssertThrowsError 3741 3963 d6a34772640302d7a35527d2a3e5b41f func XCTAssertThrowsError<T>( _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line, _ errorHandler: (any Error) -> Void = { _ in })
286 o  XCTAssertThrowsError 3964 4202 66410f50179817a13fde1ca27957207a func XCTAssertThrowsError<T>( _ expression: @autoclosure () throws -> T, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line, _ errorHandler: (any Error) throws -> Void = { _ in })
217 o  XCTAssertTrue 4203 4370 d25a337c3ad964002f7695daba7dad7f func XCTAssertTrue( _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line)
139 o  XCTFail 4371 4462 1655ca210ea2d8a16e761846a318016c func XCTFail(_ message: String = "", file: StaticString = #file, line: UInt = #line)
99 o  XCTMain 4463 4523 8681745e0daf61a54a940e3f20b519f5 func XCTMain(_ testCases: [XCTestCaseEntry])
120 o  XCTMain 4524 4605 16802fafed236f801edcb0f0e9aca844 func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String])
189 o  XCTMain 4606 4757 e620277a9888d3b1b67a823d930d4cdb func XCTMain( _ testCases: [XCTestCaseEntry], arguments: [String] = CommandLine.arguments, observers: [any XCTestObservation]? = nil )
156 o  XCTMain 4758 4875 3389d8707c541f3f85f4b8ef8b680b27 func XCTMain(_ testCases: [XCTestCaseEntry], arguments: [String], observers: [any XCTestObservation])
211 o  XCTSkipIf 4876 5048 a4ec76d22a5b34637d3a3da07ab7f106 func XCTSkipIf( _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line)
219 o  XCTSkipUnless 5049 5225 1c299e26ad42b2098bb35af958443ed9 func XCTSkipUnless( _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil, file: StaticString = #file, line: UInt = #line)
211 o  XCTUnwrap 5226 5403 87443286ad2fa219fe56923aa2f47060 func XCTUnwrap<T>( _ expression: @autoclosure () throws -> T?, _ message: @autoclosure () -> String = "", file: StaticString = #file, line: UInt = #line )
140 o  asyncTest 5404 5542 44a3fd4e08bbf23c0053bb307d914110 func asyncTest<T>(_ testClosureGenerator: @escaping (T) -> () async throws -> Void)
122 o  testCase 5543 5655 9a090311a2751fae9b63e8d85e98237c func testCase<T>(_ allTests: [(String, (T) -> () throws -> Void)])
115 o  testCase 5656 5761 232b05454a571352c2958ba5ecfd8b4a func testCase<T>(_ allTests: [(String, (T) -> () -> Void)])
92 o  XCTestCaseClosure 5762 5826 6402c4a3a9d890b7394ce85a6020743d typealias XCTestCaseClosure
88 o  XCTestCaseEntry 5827 5935 30ee791b9792a8d1fca755cfddbe496c typealias XCTestCaseEntry
104 o  XCWaitCompletionHandler 5936 6001 73819a3fd41ebb3860ad6b06ebe3ee62 typealias XCWaitCompletionHandler
86 o  XCTestErrorDomain 6002 6046 b2213bb6de56fb1bef436818e744fa44 var XCTestErrorDomain

"""#)
  }
}
