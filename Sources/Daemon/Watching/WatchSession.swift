import FileWatching
import Logging
import Source

/// The loop of `mockd watch`: waits for events and passes them to a controller.
package final class WatchSession {
  private let inbox: WatchInbox
  private let controller: WorkspaceController
  private let logger: Logger
  private var isStopped = false

  /// - Parameters:
  ///   - inbox: what wakes the session; posting `stop` ends it.
  ///   - barrier: passed while files are written and rounds are reported.
  ///   - isTracing: whether rounds list the queries that ran.
  ///   - startWatching: begins to watch the disk.
  package init(
    _ workspace: Workspace, inbox: WatchInbox, barrier: ShutdownBarrier, observer: any WatchObserver, logger: Logger,
    isTracing: Bool = false, startWatching: @escaping StartWatching = watchingFiles(byPolling: false)
  ) {
    self.inbox = inbox
    self.logger = logger
    controller = WorkspaceController(
      workspace, for: .watch, barrier: barrier, observer: observer, logger: logger, startWatching: startWatching
    ) { [inbox] in inbox.post($0) }
    controller.isTracing = isTracing
  }

  /// Runs on the thread of the caller until it is stopped.
  package func run() {
    controller.begin()
    while !isStopped {
      controller.work { absorb() }
      while !controller.hasWork, !isStopped {
        // Little by little, so that nothing that happens has to wait for it; once done, nothing is left to wake up for.
        if !controller.prepare() { inbox.wait() }
        absorb()
      }
    }
    controller.end()
  }

  /// Takes what has been posted; gives whether the work is to go on.
  @discardableResult private func absorb() -> Bool {
    for input in inbox.takeAll() {
      logger.trace("woken", metadata: ["by": "\(input)"])
      if input == .stop { isStopped = true } else { controller.take(input) }
    }
    return !isStopped
  }
}
