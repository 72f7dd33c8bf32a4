import BuildGraph
import Dispatch
import FileAccess

/// Takes the lock of a workspace or waits for it, and writes outputs while it holds the lock.
final class WriteLock {
  private let root: String
  private let configuration: String
  private let use: LockHolder.Use
  private let freed: @Sendable () -> Void
  private var lock: WorkspaceLock?
  private var isWaiting = false

  /// - Parameters:
  ///   - use: the purpose of the lock, which other processes can read.
  ///   - freed: called on another thread when the lock may be free after another process held it.
  init(_ workspace: Workspace, for use: LockHolder.Use, freed: @escaping @Sendable () -> Void) {
    root = workspace.root
    configuration = workspace.configuration
    self.use = use
    self.freed = freed
  }

  /// Whether the lock is held, and is the one that other processes would take.
  var isInPlace: Bool { lock?.isInPlace == true }

  /// Returns whether the lock is held and need not be taken again.
  ///
  /// - Parameter isWorkspace: whether the workspace still exists. Otherwise the user may be deleting it, and no lock is
  ///   created again.
  func isHeld(isWorkspace: @autoclosure () -> Bool) -> Bool {
    guard let isInPlace = lock?.isInPlace else { return false }
    return isInPlace || !isWorkspace()
  }

  /// Takes the lock, or waits for it on another thread if another process holds it.
  func take() -> WriteFacts.LockState {
    lock = nil
    do throws(WorkspaceLock.Failure) {
      lock = try WorkspaceLock.take(root: root, for: use, configuration: configuration)
      return .held
    } catch {
      switch error {
      case .held(let holder):
        wait()
        return .heldBy(holder)
      case .file(let error): return .unavailable(error)
      }
    }
  }

  /// Gives the lock back.
  func leave() { lock = nil }

  /// Notes that the lock was freed, so that waiting may begin again.
  func noteFreed() { isWaiting = false }

  /// Writes outputs; nil without the lock.
  func write(_ plan: ArtifactPlan, to store: OutputStore) -> WriteOutcome? { lock?.write(plan, to: store) }

  /// As `OutputStore.prepare`; false without the lock.
  func prepare(_ store: OutputStore) -> Bool { lock?.prepare(store) ?? false }

  /// Lets a thread sleep until the lock is free.
  private func wait() {
    guard !isWaiting else { return }
    isWaiting = true
    DispatchQueue(label: "mockd.lock").async { [root, freed] in
      LockHolder.waitUntilFree(root: root)
      freed()
    }
  }
}

extension WorkspaceLock {
  fileprivate borrowing func write(_ plan: ArtifactPlan, to store: OutputStore) -> WriteOutcome {
    store.write(plan, holding: self)
  }

  fileprivate borrowing func prepare(_ store: OutputStore) -> Bool { store.prepare(holding: self) }
}
