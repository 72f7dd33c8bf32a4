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
  private var memory = SilencingMemory()
  private var shown: [Diagnostic] = []
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
    let all = memory.filter(
      build.diagnostics + build.applyingSettings(toOutputs: round.outputFindings), sources: build.sources,
      changed: round.changedSources, overrides: build.configuration.settings.severityOverrides)
    let report = Report(all, showsHints: showsHints) { [workspace] in build.source($0, of: workspace) }
    var digest = WatchDigest(
      round: RoundSummary(round), report: report, change: FindingsChange(from: shown, to: report.diagnostics),
      keptBefore: kept, notices: build.applyingSettings(toOutputs: round.notices), trace: round.trace)
    digest.hasOutputs =
      kept == digest.round.keptProjects
      || !build.plan.keptProjects(root: workspace.root, access: workspace.access).isEmpty
    shown = report.diagnostics
    kept = digest.round.keptProjects
    status = SyncStatus(
      errors: report.summary.errors, warnings: report.summary.warnings,
      isKept: !kept.isEmpty || build.isConfigurationBroken)
    printer.show(digest)
  }
}

/// The contents of one report of a watch.
struct WatchDigest {
  var round: RoundSummary
  /// All diagnostics.
  var report: Report
  /// The new and the resolved diagnostics.
  var change: FindingsChange
  /// The projects with kept outputs in the last report.
  var keptBefore: [String]
  var notices: [Diagnostic]
  var trace: [QueryEvent]
  /// Whether projects with errors have outputs.
  var hasOutputs = true

  /// Whether there is nothing to report.
  var isQuiet: Bool { round.isQuiet && change.isEmpty && notices.isEmpty && keptBefore == round.keptProjects }
}

/// An output format of a watch.
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
    hasFailed = round.outputFindings.contains { $0.severity == .error }
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
