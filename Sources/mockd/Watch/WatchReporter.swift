import BuildGraph
import Configuration
import Daemon
import Incremental
import Reporting
import Source

/// Computes the changes since the last report of a watch, and passes them to a printer.
final class WatchReporter: WatchObserver {
  private let workspace: Workspace
  private let showsHints: Bool
  private let printer: any WatchPrinter
  private var memory = SuppressionCache()
  /// The diagnostics that were printed, each once.
  private var shown = DiagnosticTable()
  /// The diagnostics of tests that are not examined, whether hints are shown or not.
  private var unexamined = DiagnosticTable()
  private var kept: [String] = []
  private(set) var status = SyncStatus()

  init(_ workspace: Workspace, showsHints: Bool, printer: any WatchPrinter) {
    self.workspace = workspace
    self.showsHints = showsHints
    self.printer = printer
  }

  func receive(_ report: WatchReport) {
    switch report {
    case .doing(let text): printer.doing(text)
    case .role(let role, let before): printer.warn(role.message(after: before))
    case .warning(let message): printer.warn(message)
    case .round(let round): receive(round)
    }
  }

  private func receive(_ round: WatchRound) {
    let build = round.build
    let changed = memory.update(
      SuppressionCache.Update(
        build.diagnosticTable, changed: round.changedDiagnostics,
        outputs: build.applyingSettings(toOutputs: round.outputDiagnostics), sources: build.sources,
        changedSources: round.changedSources, overrides: build.configuration.settings.severityOverrides))
    var former: [String: [Diagnostic]] = [:]
    for file in changed {
      former[file] = shown[file]
      shown.set(Report.shown(memory.shown[file], showsHints: showsHints), of: file)
    }
    let change = DiagnosticsChange(from: former, to: shown)
    var digest = WatchDigest(
      round: RoundSummary(round), summary: Report.Summary(shown),
      sources: { [workspace] in build.source($0, of: workspace) }, change: change,
      diagnostics: Dictionary(uniqueKeysWithValues: change.files.map { ($0, shown[$0]) }),
      keptBefore: kept, notices: build.applyingSettings(toOutputs: round.notices), trace: round.trace)
    digest.hasOutputs =
      kept == digest.round.keptProjects
      || !build.plan.keptProjects(root: workspace.root, access: workspace.access).isEmpty
    digest.unexamined = updateUnexamined(changed, digest.sources)
    kept = digest.round.keptProjects
    if !kept.isEmpty, digest.summary.errors == 0 { digest.round.suppressedErrors = build.plan.suppressedErrors }
    status = SyncStatus(
      errors: digest.summary.errors, warnings: digest.summary.warnings,
      isKept: !kept.isEmpty || build.isConfigurationBroken)
    status.noteFailures(memory.shown)
    printer.show(digest)
  }

  /// Notes the tests that are not examined in changed files.
  ///
  /// - Returns: a report about all such tests, or nil if they are the same as before, apart from moved ones.
  private func updateUnexamined(_ changed: Set<String>, _ sources: @escaping SourceLookup) -> Report? {
    var former: [String: [Diagnostic]] = [:]
    for file in changed {
      former[file] = unexamined[file]
      unexamined.set(memory.shown[file].filter { $0.code == .testsNotExamined }, of: file)
    }
    let change = DiagnosticsChange(from: former, to: unexamined)
    if change.appeared.isEmpty, change.resolved.isEmpty { return nil }
    return Report(unexamined.all, showsHints: showsHints, sources: sources)
  }
}

/// The part of a round that is printed.
struct WatchDigest {
  var round: RoundSummary
  /// The numbers of all diagnostics.
  var summary: Report.Summary
  var sources: SourceLookup
  var change: DiagnosticsChange
  /// The diagnostics of the files that changed.
  var diagnostics: [String: [Diagnostic]]
  /// The projects whose outputs were kept because of errors before.
  var keptBefore: [String]
  var notices: [Diagnostic]
  var trace: [QueryEvent]
  /// Whether projects with errors have outputs.
  var hasOutputs = true
  /// The tests that are not examined; nil if they are the same as before.
  var unexamined: Report?

  /// Whether there is nothing to print.
  var isQuiet: Bool {
    round.isQuiet && change.isEmpty && notices.isEmpty && keptBefore == round.keptProjects && unexamined == nil
  }
}

/// Prints the progress and the rounds of a watch.
protocol WatchPrinter {
  func doing(_ text: String)
  func warn(_ message: String)
  func show(_ digest: WatchDigest)
}

extension RoundSummary {
  fileprivate init(_ round: WatchRound) {
    self.init()
    isFirst = round.isFirst
    inputs = round.build.sources.count
    changed = round.changed
    removed = round.removed
    rescanned = round.rescanned
    repaired = round.repaired
    written = round.outcome.written
    deleted = round.outcome.deleted
    unchanged = round.outcome.unchanged
    hasFailed = round.outputDiagnostics.contains { $0.severity == .error }
    keptProjects = round.keptProjects
    milliseconds = mockd.milliseconds(round.duration)
    let projects = round.build.plan.projects
    if round.build.isConfigurationBroken {
      writes = .configurationBroken
    } else if round.role != .writer {
      writes = .elsewhere
    } else if projects.allSatisfy({ !$0.isComplete }) {
      writes = .kept
    } else if projects.allSatisfy({ $0.isComplete && $0.directories.isEmpty }) {
      writes = .notWanted
    }
  }
}
