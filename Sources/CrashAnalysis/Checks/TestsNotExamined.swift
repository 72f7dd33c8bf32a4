import Source

extension CrashFinding {
  /// A file of tests that is not read, so that nothing else is said about it.
  package static func testsNotExamined(inFile path: Name) -> CrashFinding {
    CrashFinding(
      diagnostic: Diagnostic(
        .testsNotExamined, .hint,
        "This file is too large, or nests brackets too deep, to be examined; nothing is said about its tests",
        at: Location(path.text, TextRange(at: 0))),
      field: nil)
  }
}
