import Source

/// The status of a watched workspace, which `mockd watch` or `mockd lsp` stores for `mockd sync`.
package struct SyncStatus: Equatable, Sendable {
  package var errors: Int
  package var warnings: Int
  /// Whether outputs are kept as they were because of errors.
  package var isKept: Bool
  /// Whether outputs wait until files with unsaved changes are saved.
  package var isHeld: Bool
  /// The number of files that could not be read or written.
  package var failures = 0
  /// The first of these files, each with the reason in one line.
  package var failedFiles: [String] = []

  package init(errors: Int = 0, warnings: Int = 0, isKept: Bool = false, isHeld: Bool = false) {
    self.errors = errors
    self.warnings = warnings
    self.isKept = isKept
    self.isHeld = isHeld
  }

  private static let maximumFailedFiles = 5
  /// In characters.
  private static let longestReason = 1000
  /// The size limit of the text in bytes.
  static let largestText = 1 << 16

  /// Notes the files that could not be read or written.
  ///
  /// - Parameter diagnostics: all diagnostics of the workspace and its outputs.
  package mutating func noteFailures(_ diagnostics: DiagnosticTable) {
    var failed: [Diagnostic] = []
    for file in diagnostics.files {
      failed += diagnostics[file].filter { [.inputUnreadable, .outputUnwritable].contains($0.code) }
    }
    failures = failed.count
    failedFiles = failed.sorted().prefix(Self.maximumFailedFiles).map {
      String(visibleText("\($0.location.file): \($0.message)").prefix(Self.longestReason))
    }
  }

  /// The text of the file in the state directory.
  var text: String {
    let numbers = [
      "errors \(errors)", "warnings \(warnings)", "kept \(isKept ? 1 : 0)", "held \(isHeld ? 1 : 0)",
      "failures \(failures)",
    ]
    return (numbers + failedFiles.map { Self.failed + $0 }).joined(separator: "\n") + "\n"
  }

  private static let failed = "failed "

  /// Nil for text of another form.
  init?(reading bytes: [UInt8]) {
    var numbers: [Substring: Int] = [:]
    var failedFiles: [String] = []
    let text = String(decoding: bytes, as: UTF8.self)
    for line in text.split(separator: "\n") {
      if line.hasPrefix(Self.failed) {
        failedFiles.append(String(line.dropFirst(Self.failed.count)))
        continue
      }
      let words = line.split(separator: " ")
      if words.count == 2, let number = Int(words[1]) { numbers[words[0]] = number }
    }
    guard let errors = numbers["errors"], let warnings = numbers["warnings"], let kept = numbers["kept"] else {
      return nil
    }
    self.init(errors: errors, warnings: warnings, isKept: kept != 0, isHeld: numbers["held"] ?? 0 != 0)
    failures = numbers["failures"] ?? 0
    self.failedFiles = failedFiles
  }
}
