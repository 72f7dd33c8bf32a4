import Source

extension CrashDiagnostic {
  /// The diagnostic for a test file that the analysis skips. Such a file has no other diagnostics.
  package static func testsNotExamined(inFile path: Name) -> CrashDiagnostic {
    CrashDiagnostic(
      diagnostic: Diagnostic(
        .testsNotExamined, .hint,
        "Crash analysis skips this file, because it is too large, nests too deeply or repeats a name too often",
        at: Location(path.text, TextRange(at: 0))),
      field: nil)
  }
}
