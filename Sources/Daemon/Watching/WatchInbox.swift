import FileWatching
import Synchronization

/// All that can wake a watch.
package enum WatchInput: Sendable, Equatable {
  case disk(WatchEvent)
  /// The lock of the workspace may be free.
  case lockFreed
  case stop
}

/// Keeps what wakes a watch until the watch has time for it. Any thread may post; one takes.
package final class WatchInbox: Sendable {
  private let waiting = Mutex<[WatchInput]>([])
  private let bell: AsyncStream<Void>
  private let ringer: AsyncStream<Void>.Continuation

  package init() {
    (bell, ringer) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
  }

  package func post(_ input: WatchInput) {
    waiting.withLock { $0.append(input) }
    ringer.yield()
  }

  /// What has been posted and not been taken, without waiting for it.
  func takeAll() -> [WatchInput] {
    waiting.withLock { inputs in
      defer { inputs = [] }
      return inputs
    }
  }

  /// Waits until something has been posted. It may have been taken meanwhile.
  func wait() async {
    var iterator = bell.makeAsyncIterator()
    _ = await iterator.next()
  }
}
