import Dispatch

/// The calls of dispatch queues that this module makes. The module needs no library for it.
protocol WorkQueue: AnyObject, Sendable {
  func async(execute work: @escaping @Sendable () -> Void)
  func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: WorkQueue {
  func async(execute work: @escaping @Sendable () -> Void) {
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
  }
}

/// Loads a card, and shows it on another queue.
struct CardLoader: Sendable {
  var main: any WorkQueue = DispatchQueue.main

  func load(_ card: CharacterCard, _ show: @escaping @Sendable (CharacterCard) -> Void) {
    main.async { show(card) }
  }
}
