import BuildGraph
import Dispatch
import FileAccess
import Source

/// Decides whether this process writes outputs, and writes them.
final class OutputController {
  private let workspace: Workspace
  private let store: OutputStore
  private let lock: WriteLock
  private var lockState = WriteFacts.LockState.held
  private let retry: RetryTimer
  /// The last mode that was applied; nil before the first.
  private(set) var mode: WriteMode?
  /// Whether the user wants nothing to be written. Then other processes may write.
  private(set) var isObserving = false
  /// As in `WriteFacts`.
  var lacksInputs = false
  /// The files that outputs may be; nil for none.
  private(set) var access: AccessPolicy?

  /// - Parameters:
  ///   - use: the purpose of the lock, which other processes can read.
  ///   - post: called on any thread with events that may change the mode.
  init(_ workspace: Workspace, for use: LockHolder.Use, post: @escaping @Sendable (WatchInput) -> Void) {
    self.workspace = workspace
    access = workspace.access
    store = OutputStore(root: workspace.root, access: workspace.access)
    lock = WriteLock(workspace, for: use) { post(.lockFreed) }
    retry = RetryTimer { post(.attempt) }
  }

  // MARK: Facts

  func observe(_ isObserving: Bool) {
    self.isObserving = isObserving
    if isObserving { lock.leave() }
  }

  func confine(to access: AccessPolicy?) {
    self.access = access
    if let access { store.confine(to: access) } else { lock.leave() }
  }

  func noteLockFreed() { lock.noteFreed() }

  func noteAttempt() { retry.noteAttempt() }

  /// Schedules an attempt if the lock file was deleted.
  func noteStateChange() {
    retry.schedule(WriteMode(facts(mode?.holding ?? [], lacksRecords: !lock.isInPlace)).nextAttempt)
  }

  func end() { lock.leave() }

  private func facts(_ unsavedInputs: Set<String>, lacksRecords: Bool = false) -> WriteFacts {
    WriteFacts(
      permission: isObserving ? .observing : access == nil ? .confined(folder: workspace.root) : .lock(lockState),
      unsavedInputs: unsavedInputs,
      hasUnwritableOutputs: store.diagnostics.contains { $0.code == .outputUnwritable }, lacksInputs: lacksInputs,
      lacksRecords: lacksRecords,
      pendingAttempt: retry.pending, now: .now())
  }

  /// Whether the configuration exists. Otherwise nothing is written: the user may be deleting the workspace.
  private var hasConfiguration: Bool {
    (try? FileSystem.status(workspace.absolute(workspace.configuration))) != nil
  }

  // MARK: Mode

  /// Takes the lock if it is free, and applies the mode that follows from all facts.
  ///
  /// - Returns: the mode, and the mode before.
  func settle(_ unsavedInputs: Set<String>) -> (mode: WriteMode, previous: WriteMode?) {
    if !isObserving, access != nil {
      if lock.isHeld(isWorkspace: hasConfiguration) {
        lockState = .held
      } else {
        store.forgetRecords()
        lockState = lock.take()
      }
    }
    let previous = mode
    let mode = WriteMode(facts(unsavedInputs))
    if mode.role != previous?.role { store.mark(.all) }
    self.mode = mode
    return (mode, previous)
  }

  /// Applies what the last writing has changed, and schedules the next attempt.
  func settleAfterWriting() {
    guard let holding = mode?.holding else { return }
    let mode = WriteMode(facts(holding))
    self.mode = mode
    retry.schedule(mode.nextAttempt)
  }

  // MARK: Outputs

  var diagnostics: [Diagnostic] { store.diagnostics }

  func mark(_ outputs: Dirty) { store.mark(outputs) }

  /// Creates files that a later writing can fill. Returns whether more are missing.
  func prepare() -> Bool { lock.prepare(store) }

  /// Compares the outputs that the disk reported as changed, unless they are held back.
  ///
  /// - Parameters:
  ///   - causes: why outputs are written anyway; empty if they are written only after drift.
  ///   - isOutput: whether a file at an absolute path is an output by its name.
  /// - Returns: the drift that is a reason to write.
  func verify(
    _ events: Dirty, _ build: WorkspaceBuild, _ causes: WriteCauses, isOutput: (String) -> Bool
  ) -> [OutputDrift] {
    store.noteEvents(events)
    guard let mode, !mode.isHeld, store.hasEvents else { return [] }
    guard mode.role == .writer else {
      store.dropEvents()
      return []
    }
    // After a failure, outputs are as they were before, and the next attempt observes all of them.
    let isPostponed = causes.isEmpty ? mode.hasFailed : store.mustObserveAll(build.plan)
    if isPostponed || build.isConfigurationBroken || !hasConfiguration {
      store.dropEvents()
      store.mark(.all)
      return []
    }
    let drift = store.takeDrift(build.plan, isOutput: isOutput)
    return causes.isEmpty ? drift : []
  }

  /// Writes the outputs of a build if the mode allows it.
  ///
  /// - Returns: the outcome; nil if nothing was written.
  func write(_ build: WorkspaceBuild, _ barrier: ShutdownBarrier) -> WriteOutcome? {
    let plan = build.plan
    // Without a usable configuration or project, not even the manifest changes.
    let isKept =
      build.isConfigurationBroken || !hasConfiguration || !plan.projects.contains(where: \.isComplete)
    if isKept, mode?.role == .writer {
      store.noteKept()
      return nil
    }
    if !isKept, let outcome = barrier.write({ lock.write(plan, to: store) }) { return outcome }
    var reason: Diagnostic?
    if case .unable(let error)? = mode?.role {
      reason = .outputKept(by: .file(error), root: workspace.root, configuration: workspace.configuration)
    }
    store.noteNothingWritten(reason)
    return nil
  }
}
