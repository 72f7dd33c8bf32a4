import Dispatch
import MockSupport
import Synchronization
import Testing

@testable import StarWars

extension MockDispatchQueue: @retroactive WorkQueue {
  func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }
}

@Test func theCardIsShownOnTheMainQueue() {
  let main = MockDispatchQueue(.manual)
  let shown = Mutex<[String]>([])
  CardLoader(main: main).load(CharacterCard(title: "Luke", subtitle: "")) { card in
    shown.withLock { $0.append(card.title) }
  }
  #expect(shown.withLock { $0 } == [])
  main.run()
  #expect(shown.withLock { $0 } == ["Luke"])
}
