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
  func report(_ findings: [Diagnostic], workspace: Workspace, sources: @escaping SourceLookup) -> Int32 {
    let report = Report(findings, showsHints: hints, sources: sources)
    let options = ReportOptions(
      color: color.isOn, width: Terminal.width ?? 120, strict: strict, workspace: workspace.root,
      version: Mockd.version)
    Terminal.write(report.render(format, options))
    return report.summary.fails(strict: strict) ? 1 : 0
  }
}

extension ReportFormat: ExpressibleByArgument {}
