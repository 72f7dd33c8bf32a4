#if !_runtime(_ObjC)
  import Foundation
  import IssueReporting

  /// The failures of tests in XCTest on platforms without Objective-C.
  ///
  /// IssueReporting recognizes the frames of XCTest by Objective-C. Without it, IssueReporting adds to each message that
  /// the issue was emitted from a host application, which is false.
  enum XCTestFailures {
    /// `XCTest.XCTFail(_: String, file: StaticString, line: UInt)`.
    private static let symbol = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

    /// Records a failure if a test of XCTest runs, and no code has replaced IssueReporting's reporter.
    ///
    /// - Returns: whether the failure was recorded.
    static func record(_ message: String, at place: MockPlace) -> Bool {
      let reporters = IssueReporters.current
      guard TestContext.current == .xcTest, reporters.count == 1, reporters.first is _DefaultReporter,
        let function = dlsym(dlopen(nil, RTLD_NOW), symbol)
      else { return false }
      let fail = unsafeBitCast(function, to: (@convention(thin) (String, StaticString, UInt) -> Void).self)
      fail(message, place.filePath, place.line)
      return true
    }
  }
#endif
