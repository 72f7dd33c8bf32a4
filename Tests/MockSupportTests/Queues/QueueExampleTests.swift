import Dispatch
import MockSupport
import Testing

/// The example of a mock queue in articles: a screen with a button, which updates itself on a queue.
@MainActor
struct QueueExampleTests {
  /// A screen with a button, which shows a text in a label.
  @MainActor final class Screen {
    private(set) var label = ""
    private let queue: any DispatchQueueType

    init(queue: any DispatchQueueType = DispatchQueue.main) {
      self.queue = queue
    }

    func tapButton() {
      queue.async { MainActor.assumeIsolated { self.label = "something loaded" } }
    }
  }

  @Test func aTapShowsTheText() {
    let screen = Screen(queue: MockDispatchQueue())
    screen.tapButton()
    #expect(screen.label == "something loaded")
  }

  @Test func theTextWaitsForTheQueue() {
    let queue = MockDispatchQueue(.manual)
    let screen = Screen(queue: queue)
    screen.tapButton()
    #expect(screen.label == "")
    queue.runNext()
    #expect(screen.label == "something loaded")
  }

  @Test func theRealQueueShowsTheText() async {
    let screen = Screen()
    screen.tapButton()
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    #expect(screen.label == "something loaded")
  }
}
