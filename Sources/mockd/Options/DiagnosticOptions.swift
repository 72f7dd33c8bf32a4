import ArgumentParser
import Daemon
import Reporting
import Source

/// The options for printing diagnostics, and for failing a run because of them.
struct DiagnosticOptions: ParsableArguments {
  @Option(help: "The format of diagnostics: \(ReportFormat.names).")
  var format = ReportFormat.text

  @Flag(help: "Also fail the run if there are warnings.")
  var strict = false

  @Flag(help: "Also print hints.")
  var hints = false

  @Option(help: ColorChoice.help) var color = ColorChoice.auto

  /// Prints the diagnostics and returns the resulting exit status.
  ///
  /// - Parameters:
  ///   - isQuiet: whether to print only errors. The others count for the exit status.
  ///   - toStandardError: whether to leave standard output to other results.
  func report(
    _ diagnostics: [Diagnostic], workspace: Workspace, isQuiet: Bool = false, toStandardError: Bool = false,
    sources: @escaping SourceLookup
  ) -> Int32 {
    let report = Report(diagnostics, showsHints: hints, sources: sources)
    let shown =
      isQuiet ? Report(diagnostics.filter { $0.severity == .error }, showsHints: false, sources: sources) : report
    let options = ReportOptions(
      color: color.isOn, width: Terminal.width ?? 120, strict: strict,
      paths: ReportPaths(workspace: workspace.root, repository: workspace.repository), version: Mockd.version)
    let text = shown.render(format, options)
    if toStandardError { Terminal.writeError(text) } else { Terminal.write(text) }
    return report.summary.fails(strict: strict) ? 1 : 0
  }
}

extension ReportFormat: ExpressibleByArgument {}
