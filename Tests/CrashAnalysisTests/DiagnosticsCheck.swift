import CrashAnalysis
import Source
import SwiftEmission
import Testing

/// Checks that files have exactly the diagnostics that their comments mark.
///
/// - Parameter codeUnderTest: a file of the code under test, whose comments count, too.
func check(
  _ texts: String..., codeUnderTest: String = "", sourceLocation: SourceLocation = #_sourceLocation,
  options: (inout ModelOptions) -> Void = { _ in }
) throws {
  let files = texts.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
  let all = files + [SourceFile(path: "App.swift", text: codeUnderTest)]
  let found = try Set(
    AnalyzedProject.zoo(options).diagnostics(files, codeUnderTest: codeUnderTest).map { Marker($0, in: all) })
  let expected = Set(all.flatMap { Marker.all(in: $0) })
  for marker in found.subtracting(expected).sorted() {
    Issue.record("unexpected: \(marker)", sourceLocation: sourceLocation)
  }
  for marker in expected.subtracting(found).sorted() {
    Issue.record("missing: \(marker)", sourceLocation: sourceLocation)
  }
}
