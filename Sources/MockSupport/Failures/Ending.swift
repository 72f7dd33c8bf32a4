import IssueReporting

/// Ends the test process with a message that shows the location, if there is one.
func end(_ message: String, at place: MockPlace? = nil) -> Never {
  if let place { fatalError(message, file: place.filePath, line: place.line) }
  fatalError(message)
}

/// Records a failure at a location in `.reported` mode; ends the test process otherwise.
func fail(_ message: String, at place: MockPlace?) {
  guard case .reported = Failures.mode else { end(message, at: place) }
  report(message, at: place)
}

/// Records a failure at a location, or here without one; the test continues.
func report(_ message: String, at place: MockPlace?) {
  let place = place ?? MockPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
  #if !_runtime(_ObjC)
    if XCTestFailures.record(message, at: place) { return }
  #endif
  reportIssue(message, fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
}
