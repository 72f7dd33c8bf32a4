import BuildGraph
import Source

/// What has been noted of a round before anything is written.
struct RoundNotes {
  var paths: Set<String> = []
  var folders: Set<String> = []
  var trace: [QueryTrace] = []
  /// Whether the workspace was looked at, and not just its outputs.
  var hasUpdated = false

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
extension WatchSession {
  /// Writes what is to be written, and says what the round has been.
  func writeRound(_ notes: RoundNotes, _ build: WorkspaceBuild, _ role: WatchRole) -> WatchRound {
    var round = WatchRound(isFirst: isFirstRound, build: build, role: role)
    isFirstRound = false
    round.trace = notes.trace
    round.changed = names(notes.paths)
    round.removed = Set(round.changed.filter { build.sources[$0] == nil && !exists($0) })
    round.rescanned = names(notes.folders)
    let candidates = agenda.takeOutputs()
    // Whoever writes compares all outputs with the disk anyway.
    if !notes.hasUpdated, role == .writer { round.repaired = damagedOutputs(candidates, build) }
    if notes.hasUpdated || !round.repaired.isEmpty { write(&round) }
    round.outputFindings = outputFindings
    return round
  }

  private func write(_ round: inout WatchRound) {
    outputFindings = []
    if case .unable(let error) = round.role {
      outputFindings = [.outputKept(by: .file(error), root: workspace.root)]
    }
    // Where every project has errors, not even the writer's own files change.
    guard round.build.plan.projects.contains(where: \.isComplete),
      let outcome = seat.write(round.build.plan, with: ArtifactWriter(root: workspace.root))
    else { return }
    round.outcome = outcome
    round.notices = outcome.diagnostics.filter { $0.code == .outputReplaced }
    outputFindings = outcome.diagnostics.filter { $0.code != .outputReplaced }
  }

  /// Those of some outputs, or of all, that do not hold what they are to hold.
  private func damagedOutputs(_ candidates: Set<String>?, _ build: WorkspaceBuild) -> [String] {
    if candidates?.isEmpty == true { return [] }
    var wanted: [String: [UInt8]] = [:]
    for artifact in build.plan.projects.filter(\.isComplete).flatMap(\.artifacts) {
      wanted[normalizedPath(workspace.absolute(artifact.path))] = artifact.bytes
    }
    let damaged = (candidates ?? Set(wanted.keys)).filter { path in
      switch OutputState(at: path, wanted: wanted[path] ?? []) {
      case .same: wanted[path] == nil
      case .absent: wanted[path] != nil
      case .differs, .notOurs, .notAFile, .unreadable: true
      }
    }
    return names(damaged)
  }

  private func exists(_ path: String) -> Bool { (try? FileSystem.status(workspace.absolute(path))) != nil }

  /// Absolute paths as paths of the workspace, in order.
  private func names(_ paths: some Sequence<String>) -> [String] {
    let outputs = OutputPaths(root: normalizedPath(workspace.root))
    return paths.map { outputs.name($0) }.sorted(by: precedesByBytes)
  }
}
