import Daemon
import Reporting
import Source

/// The diagnostics of an action, as text for the terminal or as the file of a check.
struct ActionReport {
  let report: Report

  init(_ diagnostics: [Diagnostic], showsHints: Bool = false, sources: @escaping SourceLookup = { _ in nil }) {
    // An argument can name any file, also one with secrets.
    let files = Set(diagnostics.flatMap { [$0.location.file] + $0.related.map(\.location.file) })
    let redacted = Quotability.redact(diagnostics, files.filter { !Quotability.isQuotable($0) })
    report = Report(redacted, showsHints: showsHints) { Quotability.isQuotable($0) ? sources($0) : nil }
  }

  /// Whether there are errors; if `strict`, also whether there are warnings.
  func fails(strict: Bool = false) -> Bool { report.summary.fails(strict: strict) }

  /// The report as text. It is the same on all machines.
  var text: String { report.render(.text) }

  func result(status: Int32) -> ActionResult { ActionResult(status: status, output: text) }
}
