import BuildGraph
import FileAccess
import Source

/// Makes the disk hold what a plan wants, and nothing of the user's be lost.
///
/// First everything is decided by reading; then the manifest is written ahead; then, project by project, spare files are
/// filled and trade places with outputs, and all other files are made under temporary names and renamed into place; where
/// one of these cannot be made, the outputs get their places back; then what nothing asks for any more is deleted; last,
/// the manifest forgets what is gone. Files that are what they are to be are not touched. A run that is cut off at any
/// point leaves whole files only, and the next run finishes its work.
package struct ArtifactWriter {
  let root: String
  let policy: AccessPolicy
  private let hook: (WriteStep) -> WriteFate

  /// - Parameters:
  ///   - root: the absolute path of the workspace.
  ///   - access: what may be reached; nil for the repository of the workspace.
  ///   - hook: what becomes of each change of the disk; for tests.
  package init(
    root: String, access: AccessPolicy? = nil, hook: @escaping (WriteStep) -> WriteFate = { _ in .happens }
  ) {
    self.root = normalizedPath(root)
    policy = access ?? AccessPolicy(workspace: self.root)
    self.hook = hook
  }

  /// What a run has done. Paths are relative to the workspace where they are inside of it.
  package struct Outcome: Equatable, Sendable {
    package var written: [String]
    package var deleted: [String]
    /// How many outputs were already what they are to be.
    package var unchanged: Int
    package var diagnostics: [Diagnostic]

    package init(
      written: [String] = [], deleted: [String] = [], unchanged: Int = 0, diagnostics: [Diagnostic] = []
    ) {
      self.written = written
      self.deleted = deleted
      self.unchanged = unchanged
      self.diagnostics = diagnostics
    }

    /// Whether nothing was done because another process has the right to write.
    package var isLocked: Bool { diagnostics.contains { $0.code == .outputLocked } }
  }

  /// Applies `plan`.
  ///
  /// - Parameter prune: whether generated files that nothing asks for are deleted although the manifest does not list
  ///   them. Copies of them are kept.
  package func apply(_ plan: ArtifactPlan, prune: Bool) -> Outcome {
    var outcome = Outcome()
    do throws(WorkspaceLock.Failure) {
      var (disk, state) = try open()
      let lock = try WorkspaceLock(StateDirectory.lock(of: root), in: disk.access)
      var memory = WriterMemory()
      outcome = run(plan, prune: prune, state, &disk, &memory)
      _ = consume lock
    } catch {
      outcome.diagnostics.append(.outputKept(by: error, root: root, configuration: plan.configuration))
    }
    outcome.diagnostics.sort()
    return outcome
  }

  /// Applies `plan` under a lock that the caller holds on.
  ///
  /// - Parameters:
  ///   - scope: the paths of the artifacts that may have to be changed, where the last call has made all others what
  ///     they are to be; nil for all.
  ///   - memory: what the last call under this lock has left.
  package func apply(
    _ plan: ArtifactPlan, only scope: Set<String>? = nil, holding lock: borrowing WorkspaceLock,
    memory: inout WriterMemory
  ) -> Outcome {
    var outcome = Outcome()
    do throws(WorkspaceLock.Failure) {
      var (disk, state) = try open()
      if memory.spares == nil { memory.spares = SpareFiles(root: root, &disk) }
      outcome =
        scope.flatMap { runScoped(plan, $0, state, &memory, &disk) }
        ?? run(plan, prune: false, state, &disk, &memory)
    } catch {
      memory.reset()
      outcome.diagnostics.append(.outputKept(by: error, root: root, configuration: plan.configuration))
    }
    outcome.diagnostics.sort()
    return outcome
  }

  /// Makes a file that a later call can fill, if there are not enough; for when there is nothing else to do.
  ///
  /// - Returns: whether there is more of that to do.
  package func prepare(holding lock: borrowing WorkspaceLock, memory: inout WriterMemory) -> Bool {
    guard let access = try? ConfinedRoot(workspace: root, policy) else { return false }
    var disk = Disk(access, root: root, hook: hook)
    return memory.prepare(&disk)
  }

  private func open() throws(WorkspaceLock.Failure) -> (Disk, StateDirectory) {
    do throws(FileError) {
      var disk = Disk(try ConfinedRoot(workspace: root, policy), root: root, hook: hook)
      let state = try StateDirectory(root: root, &disk)
      return (disk, state)
    } catch {
      throw .file(error)
    }
  }

  /// Changes a few outputs; nil where something is in the way, and nothing has been changed.
  private func runScoped(
    _ plan: ArtifactPlan, _ scope: Set<String>, _ state: StateDirectory, _ memory: inout WriterMemory,
    _ disk: inout Disk
  ) -> Outcome? {
    guard let known = memory.manifest(of: state) else { return nil }
    let decisions = WriteDecisions(
      plan, root: root, disk.access, manifest: known, prune: false, scope: scope, written: memory.written)
    guard decisions.diagnostics.isEmpty, decisions.projects.allSatisfy({ !$0.isKept }) else { return nil }
    var run = WriteRun(state: state, disk: disk, spares: memory.spares, known: memory.written)
    // Held once, they are changed in place.
    (memory.spares, memory.written) = (nil, [:])
    defer {
      disk = run.disk
      memory.spares = run.spares
      memory.written = run.known
    }
    do throws(FileError) {
      for leftover in decisions.leftovers { try? run.disk.remove(leftover) }
      try memory.record(decisions.additions, in: state, &run.disk)
    } catch {
      memory.reset()
      run.outcome.diagnostics.append(.outputStateUnwritable(error, root: root))
      return run.outcome
    }
    for project in decisions.projects { run.perform(project.changes) }
    memory.forget(decisions.forgotten + run.outcome.deleted)
    let total = plan.projects.map(\.artifacts.count).reduce(0, +)
    run.outcome.unchanged = total - run.outcome.written.count
    return run.outcome
  }

  /// What is done under the lock.
  private func run(
    _ plan: ArtifactPlan, prune: Bool, _ state: StateDirectory, _ disk: inout Disk, _ memory: inout WriterMemory
  ) -> Outcome {
    var manifest = state.readManifest()
    let decisions = WriteDecisions(plan, root: root, disk.access, manifest: manifest, prune: prune)
    var run = WriteRun(state: state, disk: disk, spares: memory.spares, known: memory.written)
    // Held once, they are changed in place.
    (memory.spares, memory.written) = (nil, [:])
    run.outcome.diagnostics = decisions.diagnostics
    run.outcome.unchanged = decisions.unchanged
    defer {
      disk = run.disk
      memory.spares = run.spares
      memory.written = run.known
    }
    do throws(FileError) {
      for leftover in decisions.leftovers { try? run.disk.remove(leftover) }
      for (name, entry) in decisions.additions { manifest.entries[name] = entry }
      if decisions.projects.contains(where: { !$0.changes.isEmpty }) { try state.write(manifest, &run.disk) }
      for project in decisions.projects where !project.isKept { run.perform(project.changes) }
      for name in decisions.forgotten + run.outcome.deleted { manifest.entries[name] = nil }
      try state.write(manifest, &run.disk)
      memory.note(manifest, of: state)
    } catch {
      memory.reset()
      run.outcome.diagnostics.append(.outputStateUnwritable(error, root: root))
    }
    return run.outcome
  }
}

/// The changing part of a run.
private struct WriteRun {
  let state: StateDirectory
  var disk: Disk
  /// As in `WriterMemory`.
  var spares: SpareFiles?
  /// As in `WriterMemory`.
  var known: [String: WrittenOutput]
  var outcome = ArtifactWriter.Outcome()

  /// A file that lies ready.
  struct Staged {
    var change: WriteDecisions.Change
    var temporary: String
    /// Where the bytes that it will replace are kept.
    var copy: String?
  }

  mutating func perform(_ changes: [WriteDecisions.Change]) {
    // Directories are opened once for all changes of a project. What happens to their paths meanwhile makes no difference.
    disk.access.forgetDirectories()
    if isForbidden(changes) { return }
    let round = replaceBySpares(changes)
    guard let staged = stage(round.rest) else {
      for file in round.ready { try? disk.remove(file.temporary) }
      return takeBack(round.replaced)
    }
    for file in round.ready + staged { put(file) }
    for change in round.rest {
      if case .delete = change.kind { delete(change) }
    }
  }

  /// Whether one of the directories may not be written to, so that nothing is to be changed.
  private mutating func isForbidden(_ changes: [WriteDecisions.Change]) -> Bool {
    var directories: Set<String> = []
    for output in changes.lazy.map(\.output) {
      let directory = parentPath(output.absolute)
      guard directories.insert(directory).inserted, let reason = disk.whyForbidden(directory) else { continue }
      outcome.diagnostics.append(.outputUnwritable(output.name, FileError(output.absolute, reason)))
      return true
    }
    return false
  }

  /// What became of changes by way of spare files.
  private struct SpareRound {
    /// Outputs that are replaced; the files at `temporary` are what they were.
    var replaced: [Staged] = []
    /// Spare files that could not trade places with the outputs.
    var ready: [Staged] = []
    /// Changes for which there was no spare file.
    var rest: [WriteDecisions.Change] = []
  }

  /// Lets outputs trade places with spare files, each of which is filled while those before it are put into place.
  private mutating func replaceBySpares(_ changes: [WriteDecisions.Change]) -> SpareRound {
    var round = SpareRound()
    var candidates: [Int] = []
    var replacements: [(bytes: [UInt8], status: FileStatus)] = []
    for (number, change) in changes.enumerated() {
      guard case .replace(let bytes, let status) = change.kind, change.unknown == nil else { continue }
      candidates.append(number)
      replacements.append((bytes, status))
    }
    guard let (files, indices) = spares?.take(for: replacements), !files.isEmpty else {
      return SpareRound(rest: changes)
    }
    var isHandled = Array(repeating: false, count: changes.count)
    let fates = disk.fates(of: files)
    do throws(FileError) {
      try Disk.refill(files, fates, in: disk.access) { index, refilled in
        guard let refilled else {
          try? disk.remove(files[index].path)
          return
        }
        let number = candidates[indices[index]]
        isHandled[number] = true
        replace(Staged(change: changes[number], temporary: files[index].path), refilled, &round)
      }
    } catch {
      return SpareRound(rest: changes)
    }
    round.rest = changes.indices.filter { !isHandled[$0] }.map { changes[$0] }
    return round
  }

  /// Lets an output trade places with a spare file that has been filled.
  private mutating func replace(
    _ file: Staged, _ spare: Disk.Refilled, _ round: inout SpareRound
  ) {
    let output = file.change.output
    guard isStillDecided(file) else { return }
    do throws(FileError) {
      guard try spares?.put(file.temporary, at: output.absolute, &disk) ?? false else {
        return round.ready.append(file)
      }
      if spare.isUnmistakable, let hash = file.change.hash {
        known[output.absolute] = WrittenOutput(status: spare.status, hash: hash)
      }
      outcome.written.append(output.name)
      round.replaced.append(file)
    } catch {
      try? disk.remove(file.temporary)
      outcome.diagnostics.append(.outputUnwritable(output.name, error))
    }
  }

  /// Puts back what outputs were, since other changes that belong to the same state cannot be made.
  private mutating func takeBack(_ files: [Staged]) {
    for file in files.reversed() {
      let output = file.change.output
      guard (try? disk.exchange(file.temporary, with: output.absolute)) == true else { continue }
      known[output.absolute] = nil
      outcome.written.removeAll { $0 == output.name }
    }
  }

  /// Makes all files of a project beside their places. Where one cannot be made, none is.
  private mutating func stage(_ changes: [WriteDecisions.Change]) -> [Staged]? {
    var staged: [Staged] = []
    var directories: [String] = []
    var present: Set<String> = []
    for change in changes {
      guard let (bytes, replaced) = change.wanted else { continue }
      do throws(FileError) {
        let directory = parentPath(change.output.absolute)
        if present.insert(directory).inserted { directories += try disk.makeDirectories(directory) }
        let copy = try keepCopy(change)
        let temporary = temporaryPath(beside: change.output.absolute)
        try disk.makeFile(temporary, for: change.output.absolute, bytes, replacing: replaced)
        staged.append(Staged(change: change, temporary: temporary, copy: copy))
      } catch {
        outcome.diagnostics.append(.outputUnwritable(change.output.name, error))
        for file in staged { try? disk.remove(file.temporary) }
        for directory in directories.reversed() { disk.removeEmptyDirectory(directory) }
        return nil
      }
    }
    return staged
  }

  private mutating func keepCopy(_ change: WriteDecisions.Change) throws(FileError) -> String? {
    guard let unknown = change.unknown, let status = change.present else { return nil }
    return try state.keepCopy(unknown, of: change.output.name, with: status, &disk)
  }

  private mutating func put(_ file: Staged) {
    let output = file.change.output
    guard isStillDecided(file) else { return }
    do throws(FileError) {
      if case .replace(_, let status) = file.change.kind { spares?.keep(output.absolute, status, &disk) }
      try disk.rename(file.temporary, to: output.absolute)
      outcome.written.append(output.name)
      if let copy = file.copy {
        outcome.diagnostics.append(.outputReplaced(output.name, copy: copy, isDeleted: false))
      }
    } catch {
      try? disk.remove(file.temporary)
      outcome.diagnostics.append(.outputUnwritable(output.name, error))
    }
  }

  /// Whether what is in the place of a file that lies ready is what was there when that was decided; else the file goes.
  private mutating func isStillDecided(_ file: Staged) -> Bool {
    if file.change.isStillDecided(in: disk.access) { return true }
    try? disk.remove(file.temporary)
    outcome.diagnostics.append(.outputChangedMeanwhile(file.change.output.name))
    return false
  }

  private mutating func delete(_ change: WriteDecisions.Change) {
    guard change.isStillDecided(in: disk.access) else {
      outcome.diagnostics.append(.outputChangedMeanwhile(change.output.name))
      return
    }
    do throws(FileError) {
      let copy = try keepCopy(change)
      try disk.remove(change.output.absolute)
      outcome.deleted.append(change.output.name)
      if let copy, change.isReported {
        outcome.diagnostics.append(.outputReplaced(change.output.name, copy: copy, isDeleted: true))
      }
    } catch {
      outcome.diagnostics.append(.outputUnwritable(change.output.name, error))
    }
  }
}

extension WriteDecisions.Change {
  /// The new bytes, with the file that they replace.
  fileprivate var wanted: (bytes: [UInt8], replaced: FileStatus?)? {
    switch kind {
    case .create(let bytes): (bytes, nil)
    case .replace(let bytes, let status): (bytes, status)
    case .delete: nil
    }
  }

  /// The file that was there when the change was decided.
  fileprivate var present: FileStatus? {
    switch kind {
    case .create: nil
    case .replace(_, let status), .delete(let status): status
    }
  }

  /// Whether the file that is there now is the one that was there when the change was decided.
  fileprivate func isStillDecided(in access: ConfinedRoot) -> Bool {
    (try? access.status(output.absolute, followingLinks: false)) == present
  }
}
