import FileWatching
import Foundation
import Logging
import Synchronization
import TestSupport
import Testing

@testable import Daemon

/// A watch session in a separate task, with its reports.
final class FakeWatch: Sendable {
  private let inbox = WatchInbox()
  private let rounds: AsyncStream<WatchRound>
  private let started: Started

  /// - Parameter onStep: receives each step that the session announces, counted from 1.
  init(
    _ directory: TestDirectory, onStep: @escaping @Sendable (_ count: Int, _ text: String) -> Void = { _, _ in }
  ) throws {
    let (rounds, continuation) = AsyncStream.makeStream(of: WatchRound.self)
    self.rounds = rounds
    let workspace = try Workspace.find(configuration: directory.absolute(".mockgen.json"))
    let started = Started()
    Thread.detachNewThread { [inbox] in
      let session = WatchSession(
        workspace, inbox: inbox, barrier: ShutdownBarrier(), observer: RoundObserver(continuation, onStep),
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      ) { roots, _, _ in
        started.roots.withLock { $0.append(roots) }
        return Idle()
      }
      session.run()
      continuation.finish()
    }
    self.started = started
  }

  private final class Started: Sendable {
    let roots = Mutex<[[WatchRoot]]>([])
  }

  private struct Idle: DiskWatching {
    func stop() {}
  }

  /// The roots that were watched, one list for each time that watching began.
  var watched: [[WatchRoot]] { started.roots.withLock { $0 } }

  func post(_ event: WatchEvent) { inbox.post(.disk(event)) }

  func next() async throws -> WatchRound {
    var iterator = rounds.makeAsyncIterator()
    return try #require(await iterator.next())
  }

  func stop() async {
    inbox.post(.stop)
    for await _ in rounds {}
  }

  private final class RoundObserver: WatchObserver {
    private let continuation: AsyncStream<WatchRound>.Continuation
    private let onStep: @Sendable (Int, String) -> Void
    private var steps = 0

    init(_ continuation: AsyncStream<WatchRound>.Continuation, _ onStep: @escaping @Sendable (Int, String) -> Void) {
      self.continuation = continuation
      self.onStep = onStep
    }

    let status = SyncStatus(errors: 1, warnings: 2)

    func receive(_ report: WatchReport) {
      switch report {
      case .doing(let text):
        steps += 1
        onStep(steps, text)
      case .round(let round): continuation.yield(round)
      case .role, .warning: break
      }
    }
  }
}
