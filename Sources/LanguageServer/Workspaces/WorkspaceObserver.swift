import BuildGraph
import Configuration
import Daemon
import Reporting
import Source

/// The results of a workspace's rounds: diagnostics without the silenced ones, and messages for the user.
final class WorkspaceObserver: WatchObserver {
  private var memory = SilencingMemory()
  /// The configuration and plan of the last round. Nil before the first round.
  private(set) var state: State?
  /// Silenced diagnostics are left out. Ordered.
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var status = SyncStatus()
  private var messages: [UserMessage] = []
  private var isObserving = false
  /// Receives the current step of the work.
  var progress: (String) -> Void = { _ in }

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

  /// Returns the diagnostics of an open file without the silenced ones, or nil if only a complete round can tell.
  func filter(_ edited: EditedFileDiagnostics) -> [Diagnostic]? {
    let path = edited.file.path
    // Other diagnostics would disappear until the round is complete.
    guard !diagnostics.contains(where: { $0.location.file == path && !EditedFileDiagnostics.areOfKind($0.code) }),
      edited.diagnostics.allSatisfy({ $0.location.file == path && $0.related.allSatisfy { $0.location.file == path } })
    else { return nil }
    return memory.filter(edited.diagnostics, sources: [path: edited.file], changed: [path])
      .filter { $0.location.file == path }
  }

  private func take(_ role: WatchRole, after before: WatchRole?) {
    let message = role.message(after: before)
    switch role {
    case .reader, .unable, .confined: messages.append(.message(message))
    case .writer: messages.append(.log(isObserving ? "Outputs are written from now on." : message))
    // The user chose this role.
    case .observer: messages.append(.log(message))
    }
    isObserving = role == .observer
  }

  private func take(_ round: WatchRound) {
    let build = round.build
    state = State(
      isConfigurationBroken: build.isConfigurationBroken, hasProjects: !build.plan.projects.isEmpty)
    diagnostics = memory.filter(
      build.diagnostics + build.applyingSettings(toOutputs: round.outputFindings), sources: build.sources,
      changed: round.changedSources, overrides: build.configuration.settings.severityOverrides)
    status = SyncStatus(
      errors: diagnostics.count { $0.severity == .error }, warnings: diagnostics.count { $0.severity == .warning },
      isKept: !round.keptProjects.isEmpty || build.isConfigurationBroken, isHeld: round.isHeld)
    for notice in build.applyingSettings(toOutputs: round.notices) {
      messages.append(.message("\(notice.location.file): \(notice.message)"))
    }
  }

  func takeMessages() -> [UserMessage] {
    defer { messages = [] }
    return messages
  }
}
