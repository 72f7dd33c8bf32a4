import Dispatch
import MockSupport
import Synchronization
import Testing

@testable import StarWars

/// A queue of the app whose work a mock queue runs.
final class MockWorkQueue: WorkQueue {
  let queue = MockDispatchQueue(.manual)

  func async(execute work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: deadline, execute: work)
  }
}

@Test func theCardIsShownOnTheMainQueue() {
  let main = MockWorkQueue()
  let shown = Mutex<[String]>([])
  CardLoader(main: main).load(CharacterCard(title: "Luke", subtitle: "")) { card in
    shown.withLock { $0.append(card.title) }
  }
  #expect(shown.withLock { $0 } == [])
  main.queue.run()
  #expect(shown.withLock { $0 } == ["Luke"])
}
