import Source

extension CrashFinding {
  /// The finding for a test file that the analysis skips. Such a file has no other findings.
  package static func testsNotExamined(inFile path: Name) -> CrashFinding {
    CrashFinding(
      diagnostic: Diagnostic(
        .testsNotExamined, .hint,
        "This file is too large, or nests brackets too deep, to be examined; nothing is said about its tests",
        at: Location(path.text, TextRange(at: 0))),
      field: nil)
  }
}
