import ArgumentParser
import BuildGraph
import Configuration
import Daemon
import Parallelism
import Reporting
import Source

/// The `generate` command: builds the workspace once and writes the changed outputs.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write the outputs of a workspace once.",
    discussion: """
      Writes only files that differ. If a project has errors, keeps its last good outputs. Never replaces a file without \
      the header of generated files. While `mockd watch` or `mockd lsp` runs in the workspace, waits until it has written \
      the outputs.

      --dry-run lists the files to write and delete, and --diff prints these changes as a unified diff. Both write \
      nothing and do not change the exit status. To fail on stale outputs, use `mockd check`.

      --output writes to another folder, for build engines. The paths in it are those in the workspace. The command then \
      only reads the workspace: it has no state folder, needs no lock, and ignores the settings of the user. Equal files \
      give equal bytes on every machine, and errors leave the folder unchanged. The folder belongs to the command: files \
      that are no longer outputs are deleted. --only selects the outputs of one target. --parts gives the outputs fixed \
      names, for engines that must know them in advance.

      --cache keeps results in a folder, so that a later run only computes what changed. The outputs are the same as \
      without it.

      Exit status: 0 without errors, 1 with errors (with --strict also with warnings), 2 for wrong usage or configuration.
      """)

  @OptionGroup var workspace: WorkspaceOptions
  @OptionGroup var diagnostics: DiagnosticOptions
  @OptionGroup var cache: CacheOption
  @OptionGroup var verbosity: VerbosityOption

  @Flag(help: "Delete generated files in output folders that are no longer outputs.")
  var prune = false

  @Flag(help: "List the files to write and delete, without changing them.")
  var dryRun = false

  @Flag(help: "Print the changes of outputs as a unified diff, without making them.")
  var diff = false

  @Option(
    help: ArgumentHelp("Write the outputs to this folder instead of the workspace.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "With --output, write only outputs whose paths are in this folder of the workspace.", valueName: "folder"),
    completion: .directory)
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --output, merge all outputs into this number of files: Mockd-01.swift, Mockd-02.swift ….",
      valueName: "count"))
  var parts: Int?

  func validate() throws {
    if output == nil, !only.isEmpty || parts != nil {
      throw ValidationError("--only and --parts need --output")
    }
    if output != nil, dryRun || diff || prune {
      throw ValidationError("--output can't be used with --dry-run, --diff or --prune")
    }
    if let parts, !(1...999).contains(parts) { throw ValidationError("--parts needs a number from 1 to 999") }
    if dryRun || diff, diagnostics.format != .text {
      throw ValidationError("--dry-run and --diff can be used only with --format text")
    }
  }

  func run() throws {
    LargeHeap.use()
    let clock = ContinuousClock()
    let start = clock.now
    if let output {
      throw ExitCode(try writeFolder(output))
    }
    let workspace = try workspace.find()
    let progress = RunProgress(verbosity)
    var generation = GenerateRun(workspace, prune: prune, cache.request(), progress)
    if dryRun || diff {
      progress.update("comparing outputs")
      let build = generation.build
      let preview = OutputStore(root: workspace.root, access: workspace.access).preview(build.plan, prune: prune)
      progress.finish()
      throw ExitCode(show(preview, build, workspace))
    }
    generation.run()
    let (build, outcome) = (generation.build, generation.outcome)
    if let holder = generation.writer {
      progress.finish()
      try finish(build, workspace, writtenBy: holder, took: clock.now - start)
    }
    progress.finish()
    for path in outcome.written.sorted(by: precedesByBytes) { verbosity.detail("wrote '\(path)'") }
    for path in outcome.deleted.sorted(by: precedesByBytes) { verbosity.detail("deleted '\(path)'") }
    verbosity.detail(build.cacheReport)
    let found = build.filtered(build.diagnostics + build.applyingSettings(toOutputs: outcome.diagnostics))
    let status = diagnostics.report(found, workspace: workspace, isQuiet: verbosity.isQuiet) {
      build.source($0, of: workspace)
    }
    // Suppressed errors keep outputs from being written, too, so the summary must mention them.
    let isKeptBySuppressedErrors = isKeptBySuppressedErrors(build, found)
    if diagnostics.format == .text || isKeptBySuppressedErrors {
      let summary = summary(build, workspace, outcome, took: clock.now - start, isKeptBySuppressedErrors)
      if isKeptBySuppressedErrors { Terminal.note(summary) } else { verbosity.note(summary) }
    }
    throw ExitCode(build.isConfigurationBroken ? 2 : isKeptBySuppressedErrors ? 1 : status)
  }

  private func isKeptBySuppressedErrors(_ build: WorkspaceBuild, _ found: [Diagnostic]) -> Bool {
    build.plan.projects.contains { !$0.isComplete } && !found.hasErrors
  }

  /// Reports a run with outputs that another process has written, and ends the command.
  private func finish(
    _ build: WorkspaceBuild, _ workspace: Workspace, writtenBy holder: LockHolder, took time: Duration
  ) throws {
    let status = diagnostics.report(build.filtered(build.diagnostics), workspace: workspace, isQuiet: verbosity.isQuiet)
    {
      build.source($0, of: workspace)
    }
    if diagnostics.format == .text {
      let count = build.plan.projects.filter(\.isComplete).map(\.artifacts.count).reduce(0, +)
      verbosity.note(
        "\(counted(count, "output")) up to date, written by \(holder.description) (\(milliseconds(time)) ms)")
    }
    throw ExitCode(status)
  }

  private func summary(
    _ build: WorkspaceBuild, _ workspace: Workspace, _ outcome: WriteOutcome, took time: Duration,
    _ isKeptBySuppressedErrors: Bool
  ) -> String {
    if let reason = whyNothing(build) { return reason }
    var parts: [String] = []
    if !outcome.written.isEmpty { parts.append("\(counted(outcome.written.count, "file")) written") }
    if !outcome.deleted.isEmpty { parts.append("\(outcome.deleted.count) deleted") }
    if outcome.written.isEmpty, 0 < outcome.unchanged {
      parts.append("\(counted(outcome.unchanged, "file")) up to date")
    } else if 0 < outcome.unchanged {
      parts.append("\(outcome.unchanged) up to date")
    }
    var text = parts.isEmpty ? "nothing written" : parts.joined(separator: ", ")
    if isKeptBySuppressedErrors { text += " because of \(build.plan.suppressedErrors)" }
    if !build.plan.keptProjects(root: workspace.root, access: workspace.access).isEmpty {
      text +=
        isKeptBySuppressedErrors
        ? ", keeping the last good outputs" : ", keeping the last good outputs of projects with errors"
    }
    return text + " (\(milliseconds(time)) ms)"
  }

  private func whyNothing(_ build: WorkspaceBuild) -> String? {
    if build.isConfigurationBroken { return "nothing written because of errors in the configuration" }
    if build.plan.projects.allSatisfy({ $0.isComplete && $0.directories.isEmpty }) {
      if build.configuration.settings.projects.contains(where: { $0.outputsWrittenBy == .build }) {
        return "nothing to write, because the build writes the outputs (outputsWrittenBy)"
      }
      return "nothing to write, because no outputs are configured"
    }
    return nil
  }
}

// MARK: - Previews

extension GenerateCommand {
  /// Prints the changes that a run would make, and returns the exit status.
  private func show(_ preview: WritePreview, _ build: WorkspaceBuild, _ workspace: Workspace) -> Int32 {
    let found = build.filtered(build.diagnostics + build.applyingSettings(toOutputs: preview.diagnostics))
    // A diff on standard output must be readable for other tools.
    let status = diagnostics.report(
      found, workspace: workspace, isQuiet: verbosity.isQuiet, toStandardError: diff
    ) { build.source($0, of: workspace) }
    let isKeptBySuppressedErrors = isKeptBySuppressedErrors(build, found)
    for change in preview.changes {
      let isWritten = Terminal.write(diff ? change.diff : change.line)
      if !isWritten { break }
    }
    let cause = isKeptBySuppressedErrors ? " because of \(build.plan.suppressedErrors)" : ""
    verbosity.note(whyNothing(build) ?? summary(preview) + cause)
    return build.isConfigurationBroken ? 2 : isKeptBySuppressedErrors ? 1 : status
  }

  private func summary(_ preview: WritePreview) -> String {
    var parts: [String] = []
    if 0 < preview.writtenCount { parts.append("write \(counted(preview.writtenCount, "file"))") }
    if 0 < preview.deletedCount { parts.append("delete \(preview.deletedCount)") }
    let rest = 0 < preview.unchanged ? "\(counted(preview.unchanged, "file")) up to date" : nil
    let would = parts.isEmpty ? "would write nothing" : "would " + parts.joined(separator: " and ")
    return [would, rest].compactMap { $0 }.joined(separator: "; ")
  }
}

extension WritePreview.Change {
  fileprivate var line: String { "would \(new == nil ? "delete" : "write") \(visibleText(path))\n" }

  fileprivate var diff: String { unifiedDiff(path: path, old: old, new: new) }
}
