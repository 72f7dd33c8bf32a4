import CrashAnalysis
import Source

/// Files after fixes of all errors that have fixes.
struct AppliedFixes {
  private(set) var files: [SourceFile]
  /// The remaining errors.
  private(set) var rest: [Diagnostic] = []
  private(set) var rounds = 0
  private(set) var count = 0

  private static let roundLimit = 40

  /// - Parameter choose: returns one of a diagnostic's fixes, of which there is at least one.
  init(
    _ files: [SourceFile], of project: AnalyzedProject, choose: (Diagnostic) -> Diagnostic.Fix? = { $0.fixes.first }
  ) {
    self.files = files
    while rounds < Self.roundLimit {
      rounds += 1
      rest = project.diagnostics(self.files).filter { $0.severity == .error }
      var edits: [Diagnostic.Edit] = []
      for diagnostic in rest {
        guard let fix = choose(diagnostic), !fix.edits.contains(where: { edit in edits.contains { $0.touches(edit) } })
        else { continue }
        edits += fix.edits
        count += 1
      }
      if edits.isEmpty { return }
      self.files = self.files.map { $0.applying(edits) }
    }
  }
}

extension Diagnostic.Edit {
  /// Returns whether two edits conflict.
  fileprivate func touches(_ other: Diagnostic.Edit) -> Bool {
    location.file == other.location.file && location.range.lower <= other.location.range.upper
      && other.location.range.lower <= location.range.upper
  }
}

extension SourceFile {
  /// Returns the file after edits that don't conflict.
  func applying(_ edits: [Diagnostic.Edit]) -> SourceFile {
    var bytes = bytes
    for edit in edits.filter({ $0.location.file == path }).sorted(by: { $1.location < $0.location }) {
      let range = edit.location.range
      bytes.replaceSubrange(Int(range.lower)..<Int(range.upper), with: Array(edit.replacement.utf8))
    }
    return SourceFile(path: path, bytes: bytes)
  }
}
