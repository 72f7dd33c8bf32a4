import ArgumentParser
import Daemon
import Reporting
import Source

/// How findings are shown, and which of them fail a run.
struct FindingOptions: ParsableArguments {
  @Option(help: "How to print findings: text, json, sarif, github or junit.")
  var format = ReportFormat.text

  @Flag(help: "Warnings fail the run as errors do.")
  var strict = false

  @Flag(help: "Also print hints.")
  var hints = false

  @OptionGroup var color: ColorOption

  /// Prints the findings and gives the exit status they ask for.
  ///
  /// - Parameters:
  ///   - isQuiet: whether only errors are printed. The others count for the exit status.
  ///   - toStandardError: whether standard output is left to other results.
  func report(
    _ findings: [Diagnostic], workspace: Workspace, isQuiet: Bool = false, toStandardError: Bool = false,
    sources: @escaping SourceLookup
  ) -> Int32 {
    let report = Report(findings, showsHints: hints, sources: sources)
    let shown =
      isQuiet ? Report(findings.filter { $0.severity == .error }, showsHints: false, sources: sources) : report
    let options = ReportOptions(
      color: color.isOn, width: Terminal.width ?? 120, strict: strict,
      folderInRepository: format == .sarif ? workspace.folderInRepository : nil, version: Mockd.version)
    let text = shown.render(format, options)
    if toStandardError { Terminal.writeError(text) } else { Terminal.write(text) }
    return report.summary.fails(strict: strict) ? 1 : 0
  }
}

extension ReportFormat: ExpressibleByArgument {}
