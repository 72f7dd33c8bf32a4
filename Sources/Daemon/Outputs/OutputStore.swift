import BuildGraph
import FileAccess
import Source

/// Checks and writes the outputs of a workspace, and keeps what this process knows of them.
///
/// Every command uses one: it observes the disk, reconciles it with the plan, and executes the transaction. `check` and
/// `preview` do the same without executing.
package final class OutputStore {
  let root: String
  private(set) var policy: AccessPolicy
  /// Decides about each change of the disk; for tests.
  var hook: (WriteStep) -> WriteFate
  private var manifestFile = ManifestFile()
  private var pool: FilePool?
  /// The outputs that this process wrote under its lock, by absolute path.
  private var written: [String: WrittenOutput] = [:]

  /// The diagnostics of the last writing, without notices of single events.
  private(set) var diagnostics: [Diagnostic] = [] {
    didSet { reported = Set(diagnostics.map(\.location.file)) }
  }
  private var reported: Set<String> = []
  /// The artifacts that may differ from the disk.
  private var dirty = Dirty.all
  /// The absolute paths of outputs that the disk reported as changed and that were not compared yet.
  private var unverified = Dirty.none

  /// - Parameters:
  ///   - root: the absolute path of the workspace.
  ///   - access: the files that may be reached; nil for the repository of the workspace.
  ///   - hook: decides about each change of the disk; for tests.
  package init(
    root: String, access: AccessPolicy? = nil, hook: @escaping (WriteStep) -> WriteFate = { _ in .happens }
  ) {
    self.root = Path.normalized(root)
    policy = access ?? AccessPolicy(workspace: self.root)
    self.hook = hook
  }

  /// Confines outputs to other files. Nothing is known of the outputs there.
  func confine(to access: AccessPolicy) {
    policy = access
    forgetRecords()
    dirty = .all
  }

  /// Forgets what only the holder of the lock can know.
  func forgetRecords() {
    manifestFile = ManifestFile()
    pool = nil
    written = [:]
  }

  // MARK: Dirty outputs

  /// Marks artifacts that may differ from the disk.
  func mark(_ outputs: Dirty) { dirty.formUnion(outputs) }

  /// Notes outputs that the disk reported as changed. `takeDrift` compares them.
  func noteEvents(_ outputs: Dirty) { unverified.formUnion(outputs) }

  /// Forgets reported changes, since another process writes the outputs.
  func dropEvents() { unverified = .none }

  /// Whether the disk reported changes that were not compared yet.
  var hasEvents: Bool { !unverified.isEmpty }

  /// Whether the next comparison or writing observes all outputs.
  func mustObserveAll(_ plan: ArtifactPlan) -> Bool { unverified == .all || scope(of: plan) == .all }

  /// Returns the outputs that the next writing observes.
  private func scope(of plan: ArtifactPlan) -> Dirty { isWhole(plan) ? dirty : .all }

  /// Returns whether the last writing left no problem, and no project keeps its last good outputs.
  private func isWhole(_ plan: ArtifactPlan) -> Bool {
    diagnostics.isEmpty && plan.projects.allSatisfy(\.isComplete)
  }

  /// Compares the outputs that the disk reported as changed. Most are as this process wrote them.
  ///
  /// - Parameter isOutput: whether a file at an absolute path is an output by its name.
  /// - Returns: the outputs that must be written or reported again. They are marked as dirty. If nothing can be
  ///   compared, the next writing observes all outputs.
  func takeDrift(_ plan: ArtifactPlan, isOutput: (String) -> Bool) -> [OutputDrift] {
    let events = unverified
    unverified = .none
    // The desired outputs of the other projects are unknown.
    if !plan.projects.allSatisfy(\.isComplete) { dirty = .all }
    if events.isEmpty { return [] }
    let access: ConfinedRoot
    do throws(FileError) {
      access = try ConfinedRoot(workspace: root, policy)
    } catch {
      noteNothingWritten(.outputsUnreadable(error, configuration: plan.configuration))
      return []
    }
    let desired = DesiredOutputs(plan, root: root)
    var probes: [Probe]
    switch events {
    case .all:
      probes = observations(desired, Manifest(), .all)
      probes += reported.filter { desired.artifact(at: $0) == nil }.sorted(by: precedesByBytes)
        .map { .undesired(name: $0) }
    case .paths(let paths):
      probes = observations(desired, Manifest(), .paths(Set(paths.map { outputName($0, root: root) })))
    }
    var observer = OutputObserver(root: root, access, written: written)
    let observed = observer.observe(probes, of: desired)
    let drift = OutputDrift.all(
      in: observed, of: desired, reported: reported, isComplete: events == .all, isOutput: isOutput)
    mark(drift.allSatisfy(\.isDesired) ? .paths(Set(drift.map(\.path))) : .all)
    return drift
  }

  // MARK: Writing

  /// Takes the lock, and makes the disk hold the outputs of a plan.
  ///
  /// - Parameter prune: whether generated files that neither the plan nor the manifest lists are deleted. Copies of
  ///   them are kept.
  package func apply(_ plan: ArtifactPlan, prune: Bool) -> WriteOutcome {
    write(plan) { () throws(WorkspaceLock.Failure) in
      let (disk, state) = try open()
      let lock = try WorkspaceLock(StateDirectory.lock(of: root), in: disk.access)
      let outcome = try writeAll(plan, prune: prune, state, disk)
      _ = consume lock
      return outcome
    }
  }

  /// Makes the disk hold the outputs of a plan, under a lock that the caller holds. Only dirty outputs are observed,
  /// unless the last writing left a problem.
  func write(_ plan: ArtifactPlan, holding lock: borrowing WorkspaceLock) -> WriteOutcome {
    let outcome = write(plan) { () throws(WorkspaceLock.Failure) in
      var (disk, state) = try open()
      if pool == nil { pool = FilePool(root: root, &disk) }
      if let outcome = writeDirty(plan, state, disk) { return outcome }
      return try writeAll(plan, prune: false, state, disk)
    }
    diagnostics = outcome.diagnostics.filter { $0.code != .outputReplaced }
    dirty = isWhole(plan) ? .none : .all
    return outcome
  }

  /// Notes that nothing was written because every project has errors. The outputs are as before.
  func noteKept() {
    if !diagnostics.isEmpty { dirty = .all }
    diagnostics = []
  }

  /// Notes that nothing could be written.
  func noteNothingWritten(_ reason: Diagnostic?) {
    diagnostics = reason.map { [$0] } ?? []
    dirty = .all
  }

  /// Creates a file that a later writing can fill, if the pool has too few. For idle times.
  ///
  /// - Returns: whether more files are missing.
  func prepare(holding lock: borrowing WorkspaceLock) -> Bool {
    let count = manifestFile.manifest.entries.count
    guard pool?.isMissingFiles(forOutputs: count) == true, let access = try? ConfinedRoot(workspace: root, policy)
    else { return false }
    var disk = Disk(access, root: root, hook: hook)
    return pool?.prepare(forOutputs: count, &disk) ?? false
  }

  private func write(
    _ plan: ArtifactPlan, _ body: () throws(WorkspaceLock.Failure) -> WriteOutcome
  ) -> WriteOutcome {
    var outcome = WriteOutcome()
    do throws(WorkspaceLock.Failure) {
      outcome = try body()
    } catch {
      manifestFile.reset()
      outcome.diagnostics.append(.outputKept(by: error, root: root, configuration: plan.configuration))
    }
    outcome.diagnostics.sort()
    return outcome
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

  /// Writes the dirty outputs. Returns nil if all outputs must be observed; then nothing has changed.
  private func writeDirty(_ plan: ArtifactPlan, _ state: StateDirectory, _ disk: Disk) -> WriteOutcome? {
    let scope = scope(of: plan)
    guard scope != .all, let manifest = manifestFile.cached(state) else { return nil }
    let transaction = transaction(plan, manifest, scope, prune: false, in: disk.access)
    guard transaction.isClean else { return nil }
    var outcome = execute(transaction, .appended, state, disk)
    outcome.unchanged = plan.projects.map(\.artifacts.count).reduce(0, +) - outcome.written.count
    return outcome
  }

  private func writeAll(
    _ plan: ArtifactPlan, prune: Bool, _ state: StateDirectory, _ disk: Disk
  ) throws(WorkspaceLock.Failure) -> WriteOutcome {
    do throws(FileError) { try manifestFile.load(state) } catch { throw .file(error) }
    let transaction = transaction(plan, manifestFile.manifest, .all, prune: prune, in: disk.access)
    return execute(transaction, .whole, state, disk)
  }

  private func execute(
    _ transaction: WriteTransaction, _ recording: TransactionExecutor.Recording, _ state: StateDirectory, _ disk: Disk
  ) -> WriteOutcome {
    var executor = TransactionExecutor(
      execution: Execution(state: state, disk: disk, pool: pool, written: written))
    // Held once, they are changed in place.
    (pool, written) = (nil, [:])
    executor.execute(transaction, &manifestFile, recording)
    (pool, written) = (executor.execution.pool, executor.execution.written)
    return executor.execution.outcome
  }

  /// Observes outputs and reconciles them with a plan. It changes nothing.
  func transaction(
    _ plan: ArtifactPlan, _ manifest: Manifest, _ dirty: Dirty, prune: Bool, in access: ConfinedRoot
  ) -> WriteTransaction {
    let desired = DesiredOutputs(plan, root: root)
    var observer = OutputObserver(root: root, access, written: written)
    let observed = observer.observe(observations(desired, manifest, dirty), of: desired)
    return reconcile(desired, manifest, observed, prune: prune)
  }
}
