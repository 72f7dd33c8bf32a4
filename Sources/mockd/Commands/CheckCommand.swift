import ArgumentParser
import BuildGraph
import Daemon
import FileAccess
import Reporting
import Source

/// Looks at everything and writes nothing: for CI.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong with schema, operations, outputs and tests; write nothing.",
    discussion: """
      Outputs that are missing, stale or left over are findings too, and so are tests that will end the test process, \
      because they read a required field that was never set on a mock (`mockd explain unset-required-field`). A comment \
      `# mockd:ignore CODE` (`//` in Swift) on a line or above it silences findings there; a baseline silences all that \
      it lists, so that only what is new fails.
      """)

  @OptionGroup var workspace: WorkspaceOptions
  @OptionGroup var findings: FindingOptions

  @Option(
    help: ArgumentHelp("Fail only on findings that this file does not list.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all findings to this file, to be used as a baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func run() throws {
    let workspace = try workspace.find()
    let progress = ProgressLine()
    let build = Session.build(workspace, examinesTests: true) { progress.update($0) }
    progress.update("comparing outputs")
    let outputs = ArtifactChecker(root: workspace.root, access: workspace.access).check(build.plan)
    progress.finish()
    let sources = { path in build.source(path, of: workspace) }
    var found = build.filtered(build.diagnostics + build.applyingSettings(toOutputs: outputs))
    if let writeBaseline {
      try write(Baseline(accepting: found, sources: sources), to: writeBaseline, workspace)
      return
    }
    if let baseline { found = try read(baseline, workspace).new(in: found, sources: sources) }
    let status = findings.report(found, workspace: workspace, sources: sources)
    if findings.format == .text, status == 0 { Terminal.writeError(summary(build) + "\n") }
    throw ExitCode(build.isConfigurationBroken ? 2 : status)
  }

  /// That nothing was found must not look like that nothing was looked at.
  private func summary(_ build: WorkspaceBuild) -> String {
    let operations = build.counts.map(\.operations).reduce(0, +)
    let fragments = build.counts.map(\.fragments).reduce(0, +)
    let outputs = build.plan.projects.map(\.artifacts.count).reduce(0, +)
    let isIncomplete = build.plan.projects.contains { !$0.isComplete }
    let hidden = isIncomplete ? " but those that are silenced, which keep outputs from being compared" : ""
    var checked = [counted(operations, "operation"), counted(fragments, "fragment"), counted(outputs, "output")]
    if 0 < build.testFiles { checked.append(counted(build.testFiles, "test file")) }
    let last = checked.removeLast()
    return "mockd: checked \(checked.joined(separator: ", ")) and \(last); no errors" + hidden
  }

  private func write(_ baseline: Baseline, to path: String, _ workspace: Workspace) throws {
    do throws(FileError) {
      try NamedFile(path, workspace.access).write(Array(baseline.text.utf8))
      Terminal.writeError("mockd: \(counted(baseline.count, "finding")) written to \(path)\n")
    } catch {
      Terminal.writeError("mockd: the baseline '\(path)' cannot be written: \(error.reason)\n")
      throw ExitCode(2)
    }
  }

  /// A baseline that cannot be read is wrong usage: without it, the result would mean something else.
  private func read(_ path: String, _ workspace: Workspace) throws -> Baseline {
    let file: SourceFile
    do throws(FileError) {
      file = SourceFile(path: path, bytes: try NamedFile(path, workspace.access).read())
    } catch {
      Terminal.writeError("mockd: the baseline '\(path)' cannot be read: \(error.reason)\n")
      throw ExitCode(2)
    }
    let (baseline, problems) = Baseline.read(file)
    guard problems.isEmpty else {
      Terminal.writeError(Report(problems, showsHints: true) { _ in file }.render(.text))
      throw ExitCode(2)
    }
    return baseline
  }
}
