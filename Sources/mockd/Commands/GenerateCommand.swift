import ArgumentParser
import BuildGraph
import Daemon
import Reporting
import Source

/// One full run: reads the workspace, writes what differs.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the outputs of a workspace.",
    discussion: """
      Only files that differ are written. Where a project has an error, all of its last good outputs stay. A file that \
      does not carry the generated header is never touched. While `mockd watch` runs in the workspace, it writes the \
      outputs, and this command waits until it has written what was saved.
      """)

  @OptionGroup var workspace: WorkspaceOptions
  @OptionGroup var findings: FindingOptions

  @Flag(help: "Delete generated files in output folders that nothing asks for any more.")
  var prune = false

  func run() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let workspace = try workspace.find()
    let progress = ProgressLine()
    var generation = Generation(workspace, prune: prune, progress)
    generation.run()
    let (build, outcome) = (generation.build, generation.outcome)
    if let holder = generation.writer {
      progress.finish()
      try finish(build, workspace, writtenBy: holder, took: clock.now - start)
    }
    progress.finish()
    let found = build.filtered(build.diagnostics + build.applyingSettings(toOutputs: outcome.diagnostics))
    let status = findings.report(found, workspace: workspace) { build.source($0, of: workspace) }
    // Errors that are silenced still keep outputs from being made, and whoever waits for them has to know.
    let isKeptBySilencedErrors = build.plan.projects.contains { !$0.isComplete } && !found.hasErrors
    if findings.format == .text || isKeptBySilencedErrors {
      Terminal.writeError(summary(build, outcome, took: clock.now - start, isKeptBySilencedErrors) + "\n")
    }
    throw ExitCode(build.isConfigurationBroken ? 2 : isKeptBySilencedErrors ? 1 : status)
  }

  /// Reports a run whose outputs another process has written.
  private func finish(
    _ build: WorkspaceBuild, _ workspace: Workspace, writtenBy holder: LockHolder, took time: Duration
  ) throws {
    let status = findings.report(build.filtered(build.diagnostics), workspace: workspace) {
      build.source($0, of: workspace)
    }
    if findings.format == .text {
      let count = build.plan.projects.filter(\.isComplete).map(\.artifacts.count).reduce(0, +)
      let outputs = counted(count, "output") + (count == 1 ? " is" : " are")
      Terminal.writeError(
        "mockd: \(outputs) up to date, written by \(holder.description) (\(milliseconds(time)) ms)\n")
    }
    throw ExitCode(status)
  }

  private func summary(
    _ build: WorkspaceBuild, _ outcome: ArtifactWriter.Outcome, took time: Duration, _ isKeptBySilencedErrors: Bool
  ) -> String {
    if build.isConfigurationBroken { return "mockd: nothing was generated, since the configuration has errors" }
    if build.plan.projects.allSatisfy({ $0.isComplete && $0.directories.isEmpty }) {
      return "mockd: there is nothing to write, since the configuration asks for no output"
    }
    let incomplete = build.plan.projects.filter { !$0.isComplete }.count
    let files = outcome.written.count + outcome.unchanged
    var text = "mockd: "
    text += files == 0 ? "nothing was written" : "\(outcome.written.count) of \(counted(files, "file")) written"
    if !outcome.deleted.isEmpty { text += ", \(outcome.deleted.count) deleted" }
    if isKeptBySilencedErrors {
      text += ", the last good outputs kept because of errors that are silenced"
    } else if 0 < incomplete || build.plan.projects.contains(where: { $0.artifacts.contains(where: \.isKept) }) {
      text += ", the last good outputs kept where there are errors"
    }
    return text + " (\(milliseconds(time)) ms)"
  }
}
