import Reporting
import Source

/// The diagnostics of an action, as text for the terminal or as the file of a check.
struct ActionReport {
  let report: Report

  init(_ diagnostics: [Diagnostic], showsHints: Bool = false, sources: @escaping SourceLookup = { _ in nil }) {
    report = Report(diagnostics, showsHints: showsHints, sources: sources)
  }

  /// Whether there are errors; if `strict`, also whether there are warnings.
  func fails(strict: Bool = false) -> Bool { report.summary.fails(strict: strict) }

  /// The report as text. It is the same on all machines.
  var text: String { report.render(.text) }

  func result(status: Int32) -> ActionResult { ActionResult(status: status, output: text) }
}
