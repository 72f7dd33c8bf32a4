import BuildGraph
import Configuration
import Daemon
import Reporting
import Source

/// What the keeper of a folder tells: the latest state, and what the user is to be told.
final class FolderNotes: WatchAudience {
  /// How something is said to the user.
  enum Remark: Equatable {
    /// Shown at once.
    case message(String)
    /// Kept where people look for it.
    case log(String)
  }

  private var memory = SilencingMemory()
  private(set) var build: WorkspaceBuild?
  /// What there is to say, silenced findings left out, in order.
  private(set) var findings: [Diagnostic] = []
  private(set) var standing = WatchStanding()
  /// The files that the last rounds have read again; nil for all.
  private var changed: Set<String>? = []
  private var remarks: [Remark] = []
  private var isObserving = false
  /// Is told what is being done.
  var progress: (String) -> Void = { _ in }
  /// Is told what is found in the file that is being edited, silenced findings left out, where that is all there will be.
  var early: (EarlyFindings) -> Void = { _ in }

  func hear(_ news: WatchNews) {
    switch news {
    case .doing(let text): progress(text)
    case .early(let early): hear(early)
    case .role(let role, let before): hear(role, after: before)
    case .warning(let message): remarks.append(.log(message))
    case .round(let round): hear(round)
    }
  }

  private func hear(_ news: EarlyFindings) {
    let path = news.file.path
    // What only the whole round finds would go and come back.
    guard !findings.contains(where: { $0.location.file == path && !EarlyFindings.areOfKind($0.code) }),
      news.findings.allSatisfy({ $0.location.file == path && $0.related.allSatisfy { $0.location.file == path } })
    else { return }
    var news = news
    news.findings = memory.filter(news.findings, sources: [path: news.file], changed: [path])
      .filter { $0.location.file == path }
    early(news)
  }

  private func hear(_ role: WatchRole, after before: WatchRole?) {
    let message = role.message(after: before)
    switch role {
    case .reader, .unable, .confined: remarks.append(.message(message))
    case .writer: remarks.append(.log(isObserving ? "Outputs are written from now on." : message))
    // Who has set that knows it.
    case .observer: remarks.append(.log(message))
    }
    isObserving = role == .observer
  }

  private func hear(_ round: WatchRound) {
    build = round.build
    changed = round.changedSources.flatMap { changed?.union($0) }
    findings = memory.filter(
      round.build.diagnostics + round.build.applyingSettings(toOutputs: round.outputFindings),
      sources: round.build.sources, changed: round.changedSources,
      overrides: round.build.configuration.settings.severityOverrides)
    standing = WatchStanding(
      errors: findings.count { $0.severity == .error }, warnings: findings.count { $0.severity == .warning },
      isKept: !round.keptProjects.isEmpty || round.build.isConfigurationBroken, isHeld: round.isHeld)
    for notice in round.build.applyingSettings(toOutputs: round.notices) {
      remarks.append(.message("\(notice.location.file): \(notice.message)"))
    }
  }

  /// Lets go of what the next round changes, which would have to be copied otherwise.
  func releaseBuild() { build = nil }

  /// The paths of the files that may be other ones since this was last asked; nil for all.
  func takeChanged() -> Set<String>? {
    defer { changed = [] }
    return changed
  }

  func takeRemarks() -> [Remark] {
    defer { remarks = [] }
    return remarks
  }
}
