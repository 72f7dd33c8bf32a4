import BuildGraph
import Dispatch
import FileAccess

/// The right of a process to write: held for its whole life, or waited for.
final class WriterSeat {
  private let root: String
  private let configuration: String
  private let use: LockHolder.Use
  private let freed: @Sendable () -> Void
  private var writer: ArtifactWriter
  private var lock: WorkspaceLock?
  private var memory = WriterMemory()
  private var isWaiting = false

  /// - Parameters:
  ///   - use: what the lock is held for.
  ///   - freed: is called, on a thread of its own, when the lock may be free after it was not.
  init(_ workspace: Workspace, for use: LockHolder.Use, freed: @escaping @Sendable () -> Void) {
    root = workspace.root
    configuration = workspace.configuration
    self.use = use
    self.freed = freed
    writer = ArtifactWriter(root: root, access: workspace.access)
  }

  /// Confines what is written from now on.
  func confine(to access: AccessPolicy) {
    writer = ArtifactWriter(root: root, access: access)
    memory = WriterMemory()
  }

  /// Takes the lock if it is to be had, and makes sure that it still is what others would lock.
  ///
  /// - Parameter isWorkspace: whether it still is a workspace. If it is not, as when somebody is deleting it, no lock is
  ///   made anew.
  func settle(isWorkspace: @autoclosure () -> Bool) -> WatchRole {
    if let isInPlace = lock?.isInPlace, isInPlace || !isWorkspace() { return .writer }
    lock = nil
    memory = WriterMemory()
    do throws(WorkspaceLock.Failure) {
      lock = try WorkspaceLock.take(root: root, for: use, configuration: configuration)
      return .writer
    } catch {
      switch error {
      case .held(let holder):
        wait()
        return .reader(holder)
      case .file(let error): return .unable(error)
      }
    }
  }

  /// Whether the lock is had, and is what others would lock.
  var isInPlace: Bool { lock?.isInPlace == true }

  /// Applies a plan; nil without the lock.
  ///
  /// - Parameter scope: as for `ArtifactWriter`.
  func write(_ plan: ArtifactPlan, only scope: Set<String>?) -> ArtifactWriter.Outcome? {
    lock?.apply(plan, only: scope, with: writer, &memory)
  }

  /// Makes ready for changes to come, for a moment; gives whether more of that is to be done.
  func prepare() -> Bool { lock?.prepare(with: writer, &memory) ?? false }

  /// What is known of outputs that were written under the lock, by absolute path.
  var written: [String: WrittenOutput] { memory.written }

  /// Gives the lock back.
  func leave() { lock = nil }

  /// After the lock was freed, waiting may begin anew.
  func noteFreed() { isWaiting = false }

  /// Has a thread sleep until the lock is free, which costs nothing meanwhile.
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
  fileprivate borrowing func apply(
    _ plan: ArtifactPlan, only scope: Set<String>?, with writer: ArtifactWriter, _ memory: inout WriterMemory
  ) -> ArtifactWriter.Outcome {
    writer.apply(plan, only: scope, holding: self, memory: &memory)
  }

  fileprivate borrowing func prepare(with writer: ArtifactWriter, _ memory: inout WriterMemory) -> Bool {
    writer.prepare(holding: self, memory: &memory)
  }
}
