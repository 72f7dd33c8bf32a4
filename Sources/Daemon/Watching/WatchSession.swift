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
  ///   - inbox: the events that wake the session; posting `stop` ends it.
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
        // In small steps, so that no event waits long. The thread sleeps when nothing is left to prepare.
        if !controller.prepare() { inbox.wait() }
        absorb()
      }
    }
    controller.end()
  }

  /// Takes the posted events. Returns whether the work goes on.
  @discardableResult private func absorb() -> Bool {
    for input in inbox.takeAll() {
      logger.trace("woken", metadata: ["by": "\(input)"])
      if input == .stop { isStopped = true } else { controller.take(input) }
    }
    return !isStopped
  }
}
