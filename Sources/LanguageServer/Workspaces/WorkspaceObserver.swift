import BuildGraph
import Configuration
import Daemon
import Reporting
import Source

/// The results of a workspace's rounds: diagnostics without the suppressed ones, and messages for the user.
final class WorkspaceObserver: WatchObserver {
  private var memory = SuppressionCache()
  private var errors = ErrorsAtCallers()
  /// The configuration and plan of the last round. Nil before the first round.
  private(set) var state: State?
  /// The changes since they were last taken.
  private var changes = Changes()
  private(set) var status = SyncStatus()
  private var messages: [UserMessage] = []
  private var isObserving = false
  /// Receives the current step of the work.
  var progress: (String) -> Void = { _ in }

  /// The differences from an earlier state of the workspace.
  struct Changes {
    /// The files whose diagnostics changed.
    var diagnostics: Set<String> = []
    /// The files that were read again or are gone; nil for any.
    var sources: Set<String>? = []
  }

  /// The facts about the last round that decide whether the workspace reads a file.
  struct State {
    var isConfigurationBroken: Bool
    var hasProjects: Bool
  }

  func receive(_ report: WatchReport) {
    switch report {
    case .doing(let text): progress(text)
    case .role(let role, let before): take(role, after: before)
    case .warning(let message): messages.append(.log(message))
    case .round(let round): take(round)
    }
  }

  /// Returns the diagnostics of an open file without the suppressed ones, or nil if only a complete round can tell.
  func filter(_ edited: EditedFileDiagnostics) -> [Diagnostic]? {
    let path = edited.file.path
    // Other diagnostics would disappear until the round is complete.
    guard diagnostics[path].allSatisfy({ EditedFileDiagnostics.areOfKind($0.code) }),
      edited.diagnostics.allSatisfy({ $0.location.file == path && $0.related.allSatisfy { $0.location.file == path } })
    else { return nil }
    return memory.filter(edited.diagnostics, inEdited: edited.file)
  }

  private func take(_ role: WatchRole, after before: WatchRole?) {
    let message = role.message(after: before)
    switch role {
    case .reader, .unable, .confined: messages.append(.message(message))
    case .writer: messages.append(.log(isObserving ? "Writing outputs from now on" : message))
    // The user chose this role.
    case .observer: messages.append(.log(message))
    }
    isObserving = role == .observer
  }

  private func take(_ round: WatchRound) {
    let build = round.build
    state = State(
      isConfigurationBroken: build.isConfigurationBroken, hasProjects: !build.plan.projects.isEmpty)
    let changed = memory.update(
      SuppressionCache.Update(
        build.diagnosticTable, changed: round.changedDiagnostics,
        outputs: build.applyingSettings(toOutputs: round.outputDiagnostics), sources: build.sources,
        changedSources: round.changedSources, overrides: build.configuration.settings.severityOverrides))
    changes.diagnostics.formUnion(errors.update(changed, memory.shown))
    changes.sources = round.changedSources.flatMap { changes.sources?.union($0) }
    status = SyncStatus(
      errors: memory.shown.count(of: .error), warnings: memory.shown.count(of: .warning),
      isKept: !round.keptProjects.isEmpty || build.isConfigurationBroken, isHeld: round.isHeld)
    status.noteFailures(diagnostics)
    for notice in build.applyingSettings(toOutputs: round.notices) {
      messages.append(.message("\(notice.location.file): \(notice.message)"))
    }
  }

  /// The diagnostics that no comment suppresses, and copies of errors for the files of their callers.
  var diagnostics: DiagnosticTable { errors.table }

  func takeChanges() -> Changes {
    defer { changes = Changes() }
    return changes
  }

  func takeMessages() -> [UserMessage] {
    defer { messages = [] }
    return messages
  }
}
