import BuildGraph
import CLibrary
import Daemon
import Source

/// Builds a workspace and writes its outputs, or waits for the process that writes them.
struct GenerateRun {
  /// The last build.
  private(set) var build: WorkspaceBuild
  private(set) var outcome = WriteOutcome()
  /// The process that has written the outputs of `build`, if it wasn't this one.
  private(set) var writer: LockHolder?
  private let workspace: Workspace
  private let prune: Bool
  private let cache: CacheRequest?
  private let progress: RunProgress

  /// The maximum time to wait for another process.
  private static let patience = Duration.seconds(10)
  /// The maximum number of comparisons between outputs and an unchanged build.
  private static let comparisons = 3
  /// The maximum number of rebuilds while files keep changing.
  private static let rebuilds = 8

  init(_ workspace: Workspace, prune: Bool, _ cache: CacheRequest?, _ progress: RunProgress) {
    self.workspace = workspace
    self.prune = prune
    self.cache = cache
    self.progress = progress
    build = Session.build(workspace, cache: cache) { progress.update($0) }
  }

  mutating func run() {
    write()
    guard outcome.isLocked, !prune else { return }
    let clock = ContinuousClock()
    let deadline = clock.now + Self.patience
    var (unchanged, changed) = (0, 0)
    while outcome.isLocked, writer == nil, clock.now < deadline {
      progress.update("waiting for the process that writes outputs")
      switch SyncRequest(workspace).wait(timeout: deadline - clock.now) {
      case .done(let holder, let status):
        if isUpToDate {
          writer = holder
          return
        }
        if status?.isHeld == true { return fail(holder, .unsavedFiles) }
        // Files may have been saved after this process read them.
        let previous = build.plan
        rebuild()
        guard hasPlan else {
          outcome = WriteOutcome()
          return
        }
        if isUpToDate {
          writer = holder
          return
        }
        if build.plan == previous { unchanged += 1 } else { changed += 1 }
        if unchanged == Self.comparisons { return fail(holder, .otherOutputs) }
        // Files change faster than outputs are compared. The holder has written everything saved before this run began.
        if changed == Self.rebuilds, status?.isClean == true {
          writer = holder
          return
        }
      case .notRunning(let holder):
        if holder?.use.isResident == true { return }
        waitForRun(until: deadline)
        rebuild()
        write()
      case .ended:
        rebuild()
        write()
      case .timedOut(let holder): return fail(holder, .timeout)
      case .failed: return
      }
    }
  }

  /// Whether a project has no errors. Otherwise, not even the writer's own files change.
  private var hasPlan: Bool { build.plan.projects.contains(where: \.isComplete) }

  private var isUpToDate: Bool {
    !OutputStore(root: workspace.root, access: workspace.access).check(build.plan).hasErrors
  }

  private mutating func rebuild() { build = Session.build(workspace, cache: cache) }

  private mutating func write() {
    progress.update("writing")
    outcome = WriteOutcome()
    guard hasPlan else { return }
    outcome = OutputStore(root: workspace.root, access: workspace.access).apply(build.plan, prune: prune)
  }

  /// Waits while another process writes once.
  private func waitForRun(until deadline: ContinuousClock.Instant) {
    while ContinuousClock.now < deadline, LockHolder.current(root: workspace.root)?.use == .once { usleep(5000) }
  }

  private mutating func fail(_ holder: LockHolder, _ reason: Diagnostic.LockReason) {
    outcome.diagnostics = [.outputLocked(by: holder, reason)]
  }
}

extension SyncStatus {
  /// Whether all outputs are written.
  fileprivate var isClean: Bool { errors == 0 && failures == 0 && !isKept && !isHeld }
}
