import ArgumentParser
import BuildGraph
import Daemon
import FileAccess
import Parallelism
import Reporting
import Source

/// The `check` command: reports diagnostics and applies their fixes, but writes no outputs.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report diagnostics of the schema, operations, outputs and tests, without writing outputs.",
    discussion: """
      Also reports outputs that are missing, stale or no longer needed, and tests that will crash because they read a \
      required field that was never set on a mock (`mockd explain unset-required-field`). A comment `# mockd:ignore CODE` \
      (`//` in Swift) on a line or above it suppresses diagnostics. A baseline suppresses the diagnostics that it lists, so \
      that only new ones fail the run.

      With paths, the command analyzes only the tests in these files and folders, and reports only diagnostics that \
      concern them. --fix applies the fixes of errors to files of the workspace, then reports the remaining \
      diagnostics. --fix-warnings also applies the fixes of warnings, and with --hints the fixes of hints. They may change \
      code that is correct. Review the changes before you commit them, because fixes set example values in tests.

      --cache keeps results in a folder, so that a later run only computes what changed. The output is the same as \
      without it.

      Exit status: 0 without errors, 1 with errors (with --strict also with warnings), 2 for wrong usage or configuration.
      """)

  @OptionGroup var workspace: WorkspaceOptions
  @OptionGroup var diagnostics: DiagnosticOptions
  @OptionGroup var cache: CacheOption
  @OptionGroup var verbosity: VerbosityOption

  @Argument(help: "The files and folders to check (default: all).", completion: .file())
  var paths: [String] = []

  @Flag(help: "Apply the fixes of errors, then report the remaining diagnostics.")
  var fix = false

  @Flag(help: "Like --fix, and also apply the fixes of warnings.")
  var fixWarnings = false

  @Flag(help: "Print counts of definitions, outputs, tests, conversions and diagnostics after the diagnostics.")
  var summary = false

  @Option(
    help: ArgumentHelp("Report only diagnostics that this baseline does not list.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp("Write all diagnostics to this file, for use as a baseline.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  func validate() throws {
    if summary, diagnostics.format != .text || writeBaseline != nil {
      throw ValidationError("--summary needs the format 'text', and a run that reports diagnostics")
    }
    guard writeBaseline != nil else { return }
    if appliesFixes { throw ValidationError("--fix and --write-baseline cannot be used together") }
    if !paths.isEmpty {
      throw ValidationError("--write-baseline cannot be used with paths, because a baseline lists all diagnostics")
    }
  }

  func run() throws {
    LargeHeap.use()
    let workspace = try workspace.find()
    let chosen = try ChosenPaths(paths, in: workspace)
    let accepted = try baseline.map { try read($0, workspace) }
    var examined = CheckedWorkspace(workspace, chosen, accepted, cache, verbosity)
    if appliesFixes, !examined.build.isConfigurationBroken || !examined.found.isEmpty {
      examined = applyFixes(examined, workspace, chosen, accepted)
    }
    let build = examined.build
    let sources = { path in build.source(path, of: workspace) }
    if !build.isConfigurationBroken { try chosen.requireKnown(examined.knownFiles) }
    if let writeBaseline {
      // A baseline must not hide that tests are not examined.
      let accepted = examined.found.filter { $0.code != .testsNotExamined }
      try write(Baseline(accepting: accepted, sources: sources), to: writeBaseline, workspace)
      return
    }
    let status = diagnostics.report(examined.found, workspace: workspace, isQuiet: verbosity.isQuiet, sources: sources)
    let isIncomplete = build.plan.projects.contains { !$0.isComplete }
    if !chosen.isEmpty, isIncomplete, !build.isConfigurationBroken, status == 0 {
      Terminal.note(
        "Outputs were not checked because of errors in other files; run `mockd check` without paths to see them"
      )
      throw ExitCode(1)
    }
    for detail in examined.details { verbosity.detail(detail) }
    verbosity.detail(build.cacheReport)
    if summary { Terminal.write(CheckSummary(build, examined.found).text) }
    if diagnostics.format == .text, status == 0 { verbosity.note(conclusion(examined, chosen)) }
    throw ExitCode(build.isConfigurationBroken ? 2 : status)
  }

  private var appliesFixes: Bool { fix || fixWarnings }

  /// Returns whether the fixes of a diagnostic are applied.
  private func isFixed(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.severity {
    case .error: true
    case .warning: fixWarnings
    case .hint: fixWarnings && diagnostics.hints
    }
  }

  /// Applies the fixes of diagnostics until none is left or nothing changes.
  private func applyFixes(
    _ first: CheckedWorkspace, _ workspace: Workspace, _ chosen: ChosenPaths, _ accepted: Baseline?
  ) -> CheckedWorkspace {
    var examined = first
    var count = 0
    var files: Set<String> = []
    // Fixes can reveal diagnostics with further fixes.
    for _ in 0..<Self.maximumRounds {
      var total = 0
      let fixable = examined.found.filter { !$0.fixes.isEmpty && isFixed($0) }.prefix { diagnostic in
        total += diagnostic.fixes[0].edits.count
        return total <= Self.maximumEdits
      }
      let edits = Array(fixable).editsOfFixes
      guard !edits.isEmpty else { break }
      let outcome = SourceFixes(root: workspace.root, access: workspace.access).apply(edits, to: examined.build.sources)
      for failure in outcome.failures { Terminal.note("Cannot change '\(failure.file)': \(failure.reason)") }
      guard !outcome.files.isEmpty else { break }
      files.formUnion(outcome.files)
      count += edits.count { outcome.files.contains($0.location.file) }
      examined = CheckedWorkspace(workspace, chosen, accepted, cache, verbosity)
    }
    for file in files.sorted(by: precedesByBytes) { verbosity.detail("changed '\(file)'") }
    let others = examined.found.count { !$0.fixes.isEmpty && $0.severity == .warning }
    let hint = 0 < others && !fixWarnings ? "; --fix-warnings also fixes \(counted(others, "warning"))" : ""
    let made = count == 0 ? "no fixes available" : "made \(counted(count, "change")) in \(counted(files.count, "file"))"
    verbosity.note(made + hint)
    return examined
  }

  private static let maximumRounds = 50
  /// The maximum number of edits in a round. The time to choose compatible ones grows faster than their number.
  private static let maximumEdits = 2000

  /// Returns the last line of a run without errors. The counts show whether any files were checked.
  private func conclusion(_ examined: CheckedWorkspace, _ chosen: ChosenPaths) -> String {
    let build = examined.build
    guard chosen.isEmpty else {
      return "checked \(counted(examined.knownFiles.count { chosen.contains($0) }, "file")); no errors"
    }
    let operations = build.counts.map(\.operations).reduce(0, +)
    let fragments = build.counts.map(\.fragments).reduce(0, +)
    let outputs = build.plan.projects.map(\.artifacts.count).reduce(0, +)
    let isIncomplete = build.plan.projects.contains { !$0.isComplete }
    let hidden = isIncomplete ? "; outputs were not compared because of \(build.plan.suppressedErrors)" : ""
    var checked = [counted(operations, "operation"), counted(fragments, "fragment"), counted(outputs, "output")]
    if 0 < build.testFiles { checked.append(counted(build.testFiles, "test file")) }
    let last = checked.removeLast()
    return "checked \(checked.joined(separator: ", ")) and \(last); no errors" + hidden
  }

  private func write(_ baseline: Baseline, to path: String, _ workspace: Workspace) throws {
    do throws(FileError) {
      try NamedFile(path, workspace.access).write(Array(baseline.text.utf8))
      verbosity.note("wrote \(counted(baseline.count, "diagnostic")) to '\(path)'")
    } catch {
      Terminal.note("Cannot write the baseline '\(path)': \(error.reason)")
      throw ExitCode(2)
    }
  }

  /// Reads a baseline. Ends the command with status 2 if it is unreadable, since the result would have another meaning.
  private func read(_ path: String, _ workspace: Workspace) throws -> Baseline {
    let file: SourceFile
    do throws(FileError) {
      file = SourceFile(path: path, bytes: try NamedFile(path, workspace.access).read())
    } catch {
      Terminal.note("Cannot read the baseline '\(path)': \(error.reason)")
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

/// Checks a workspace, and holds the build and the diagnostics to report.
private struct CheckedWorkspace {
  var build: WorkspaceBuild
  /// The diagnostics to report, sorted.
  var found: [Diagnostic]

  init(
    _ workspace: Workspace, _ chosen: ChosenPaths, _ baseline: Baseline?, _ cache: CacheOption,
    _ verbosity: VerbosityOption
  ) {
    let progress = RunProgress(verbosity)
    let build = Session.build(
      workspace, examinesTests: true, cache: cache.request(), announce: { progress.update($0) },
      only: chosen.isEmpty ? nil : { chosen.contains($0) })
    progress.update("comparing outputs")
    let outputs = OutputStore(root: workspace.root, access: workspace.access).check(build.plan)
    progress.finish()
    var found = build.filtered(build.diagnostics + build.applyingSettings(toOutputs: outputs))
    if let baseline { found = baseline.new(in: found) { build.source($0, of: workspace) } }
    // Errors in the configuration are relevant for all paths.
    if !build.isConfigurationBroken { found = found.filter(chosen.concerns) }
    (self.build, self.found) = (build, found)
  }

  /// The paths in the workspace of all files that are read or written.
  var knownFiles: Set<String> {
    var known = Set(build.sources.keys).union(build.diagnostics.map(\.location.file))
    for project in build.plan.projects { known.formUnion(project.artifacts.map(\.path)) }
    return known
  }

  /// The counts of operations, fragments and outputs for each project.
  var details: [String] {
    zip(build.plan.projects, build.counts).map { project, counts in
      let parts = [
        counted(counts.operations, "operation"), counted(counts.fragments, "fragment"),
        counted(project.artifacts.count, "output"),
      ]
      return (project.name.isEmpty ? "" : "project '\(project.name)': ") + parts.joined(separator: ", ")
    }
  }
}
