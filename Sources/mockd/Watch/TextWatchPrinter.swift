import Daemon
import Reporting
import Source

/// Prints a line for each change, and new and resolved diagnostics.
struct TextWatchPrinter: WatchPrinter {
  let status: StatusLine
  let options: ReportOptions
  private let text: WatchText

  /// The maximum number of diagnostics after a change.
  private static let maximumDiagnostics = 50

  init(status: StatusLine, options: ReportOptions) {
    self.status = status
    self.options = options
    text = WatchText(color: options.color)
  }

  func doing(_ what: String) { status.update(what) }

  func warn(_ message: String) { status.print(timed(text.warning(message))) }

  func show(_ digest: WatchDigest) {
    guard !digest.isQuiet else {
      status.print("", status: idle(digest))
      return
    }
    var output = timed(text.line(digest.round, digest.summary))
    for diagnostic in digest.notices { output += timed(text.notice(diagnostic)) }
    output += diagnostics(digest)
    for line in text.resolved(digest.change.resolved) { output += timed(line) }
    if let unexamined = digest.unexamined, digest.round.writes != .configurationBroken {
      output += timed(text.unexamined(unexamined))
    }
    let kept = digest.round.keptProjects
    if !kept.isEmpty, kept != digest.keptBefore {
      output += timed(
        text.kept(kept, hasOutputs: digest.hasOutputs, suppressed: digest.round.suppressedErrors))
    } else if kept.isEmpty, !digest.keptBefore.isEmpty, digest.round.writes != .configurationBroken {
      output += timed(text.goodAgain)
    }
    status.print(output, status: idle(digest))
  }

  private func diagnostics(_ digest: WatchDigest) -> String {
    let appeared = digest.change.appeared
    if appeared.isEmpty { return "" }
    let shown = Report(Array(appeared.prefix(Self.maximumDiagnostics)), showsHints: true, sources: digest.sources)
    var output = shown.diagnosticsText(options)
    if Self.maximumDiagnostics < appeared.count {
      output += "… and \(appeared.count - Self.maximumDiagnostics) more; run `mockd check` to print all\n"
    }
    return output
  }

  private func idle(_ digest: WatchDigest) -> String {
    let counts = digest.summary.countsText
    return "watching \(counted(digest.round.inputs, "file"))" + (counts.isEmpty ? "" : "; \(counts)")
  }

  private func timed(_ line: String) -> String { text.time(TimeOfDay.now) + " " + line + "\n" }
}
