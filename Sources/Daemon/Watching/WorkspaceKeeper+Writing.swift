import BuildGraph
import FileAccess
import Incremental
import Source

/// What has been noted of a round before anything is written.
struct RoundNotes {
  var paths: Set<String> = []
  var folders: Set<String> = []
  /// As in `WorkspaceUpdate`, of all updates together.
  var changedSources: Set<String>? = []
  /// What was read in all updates.
  var reading = SourceStore.Reading()
  var trace: [QueryEvent] = []
  /// Whether the workspace was looked at, and not just its outputs.
  var hasUpdated = false
  /// Whether outputs that were held may be written again.
  var isReleased = false
  /// Whether what could not be done is tried again.
  var isAttempt = false
  /// The notices of parts of the round that were interrupted.
  var notices: [Diagnostic] = []

  /// Whether outputs are to be written without anybody having changed them.
  var isDue: Bool { hasUpdated || isReleased || isAttempt }

  mutating func note(_ update: WorkspaceUpdate) {
    hasUpdated = true
    trace += update.trace
    reading.add(update.reading)
    changedSources = update.changedSources.flatMap { changedSources?.union($0) }
  }

  mutating func note(_ changes: [LiveWorkspace.Change]) {
    for change in changes {
      switch change {
      case .everything: break
      case .paths(let changed): paths.formUnion(changed)
      case .below(let folder): folders.insert(folder)
      }
    }
  }
}

/// The part of the loop that is done under the gate.
extension WorkspaceKeeper {
  /// Writes what is to be written, and says what the round has been.
  func writeRound(_ notes: RoundNotes, _ build: WorkspaceBuild, _ role: WatchRole) -> WatchRound {
    var round = WatchRound(isFirst: isFirstRound, build: build, role: role)
    isFirstRound = false
    round.trace = notes.trace
    round.changedSources = notes.changedSources
    // Where the system tells of nothing, files are read again that may have changed.
    round.changed = names(notes.paths).filter { !notes.reading.isUnchanged($0) }
    round.removed = Set(round.changed.filter { build.sources[$0] == nil && !exists($0) })
    // Where that is all of it, no name says more.
    round.rescanned = notes.folders.contains(normalizedPath(workspace.root)) ? [] : names(notes.folders)
    round.isHeld = isHeld
    wasHeld = round.isHeld
    if round.isHeld {
      agenda.holdOutputs()
    } else {
      if role == .writer { findDamage(&round, mayRepair: !notes.isDue) } else { _ = agenda.takeOutputs() }
      if notes.isDue || round.isRepair { write(&round) }
    }
    round.outputFindings = outputs.findings
    return round
  }

  /// Adds what there is to say of tests, once everything is written.
  func examineTests(_ round: inout WatchRound) {
    audience.hear(.doing("examining tests"))
    live.examineTests(&round.build, &round.trace)
  }

  /// Looks at the outputs that were told to have changed. Mostly, they are as they were written.
  private func findDamage(_ round: inout WatchRound, mayRepair: Bool) {
    let candidates = agenda.takeOutputs()
    if candidates?.isEmpty == true { return }
    if round.build.isConfigurationBroken || !hasConfiguration { return outputs.suspect(nil) }
    // What was written and taken back again is nobody's damage; all is tried again in a while.
    if mayRepair, hasFailed { return outputs.suspect(nil) }
    // What outputs of projects with errors are to hold is not known.
    if !round.build.plan.projects.allSatisfy(\.isComplete) { outputs.suspect(nil) }
    // Whoever writes all looks at all.
    if !mayRepair, candidates == nil || outputs.scope(for: round.build.plan) == nil { return outputs.suspect(nil) }
    let damage = outputs.damage(
      candidates, round.build.plan, written: seat.written, isOutput: live.watchPlan.isOutput)
    outputs.suspect(damage.allSatisfy(\.isWanted) ? Set(damage.map(\.path)) : nil)
    guard mayRepair else { return }
    round.isRepair = !damage.isEmpty
    round.repaired = damage.filter { !$0.isSilent }.map(\.path)
    round.removed.formUnion(damage.filter(\.isMissing).map(\.path))
  }

  private func write(_ round: inout WatchRound) {
    let plan = round.build.plan
    // Where the configuration or every project has errors, not even the writer's own files change.
    let isKept =
      round.build.isConfigurationBroken || !hasConfiguration || !plan.projects.contains(where: \.isComplete)
    if isKept, round.role == .writer { return outputs.noteKept() }
    let scope = outputs.scope(for: plan)
    guard !isKept, let outcome = gate.write({ seat.write(plan, only: scope) }) else {
      var reason: Diagnostic?
      if case .unable(let error) = round.role {
        reason = .outputKept(by: .file(error), root: workspace.root, configuration: workspace.configuration)
      }
      return outputs.noteNothingWritten(reason)
    }
    round.outcome = outcome
    round.notices = outcome.diagnostics.filter { $0.code == .outputReplaced }
    outputs.note(outcome, of: plan)
  }

  func exists(_ path: String) -> Bool { (try? FileSystem.status(workspace.absolute(path))) != nil }

  /// Absolute paths as paths of the workspace, in order.
  private func names(_ paths: Set<String>) -> [String] {
    let root = normalizedPath(workspace.root)
    return paths.map { outputName($0, root: root) }.sorted(by: precedesByBytes)
  }
}
