import FileWatching
import Logging
import Source

/// The loop of `mockd watch`: waits for what happens, and lets a keeper do what follows.
package final class WatchSession {
  private let inbox: WatchInbox
  private let keeper: WorkspaceKeeper
  private let logger: Logger
  private var isStopped = false

  /// - Parameters:
  ///   - inbox: what wakes the session; posting `stop` ends it.
  ///   - gate: passed while files are written and the audience is told.
  ///   - isTracing: whether the audience is told which queries ran.
  ///   - startWatching: begins to watch the disk.
  package init(
    _ workspace: Workspace, inbox: WatchInbox, gate: ExitGate, audience: any WatchAudience, logger: Logger,
    isTracing: Bool = false, startWatching: @escaping StartWatching = watchingFiles(byPolling: false)
  ) {
    self.inbox = inbox
    self.logger = logger
    keeper = WorkspaceKeeper(
      workspace, for: .watch, gate: gate, audience: audience, logger: logger, startWatching: startWatching
    ) { [inbox] in inbox.post($0) }
    keeper.isTracing = isTracing
  }

  /// Runs on the thread of the caller until it is stopped.
  package func run() {
    keeper.begin()
    while !isStopped {
      keeper.work { absorb() }
      while !keeper.hasWork, !isStopped {
        // Little by little, so that nothing that happens has to wait for it; once done, nothing is left to wake up for.
        if !keeper.prepare() { inbox.wait() }
        absorb()
      }
    }
    keeper.end()
  }

  /// Takes what has been posted; gives whether the work is to go on.
  @discardableResult private func absorb() -> Bool {
    for input in inbox.takeAll() {
      logger.trace("woken", metadata: ["by": "\(input)"])
      if input == .stop { isStopped = true } else { keeper.take(input) }
    }
    return !isStopped
  }
}
