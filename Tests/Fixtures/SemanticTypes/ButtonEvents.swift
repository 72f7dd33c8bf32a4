final class EventBinder {
  private var handlers: [() -> Void] = []
  private(set) var trace: [String] = []

  func onTap(_ handler: @escaping () -> Void) {
    trace.append("tap")
    handlers.append(handler)
  }

  func onTap(_ handler: @escaping (Int) -> Void) {
    trace.append("tap count")
    handlers.append { handler(1) }
  }

  func onTap(times: Int = 1, perform handler: @escaping () -> Void) {
    trace.append("tap times \(times)")
    for _ in 0..<times { handlers.append(handler) }
  }

  func animate(_ changes: () -> Void) {
    trace.append("animate")
    changes()
  }

  func animate(_ changes: () -> Void, completion: (Bool) -> Void) {
    trace.append("animate then complete")
    changes()
    completion(true)
  }

  func animate(duration: Double = 0.3, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    trace.append("animate \(duration)")
    changes()
    completion?(false)
  }

  func load(_ key: String, success: (String) -> Void, failure: (any Error) -> Void = { _ in }) {
    success(key)
  }

  func load(_ key: String, retry: () -> Void = {}, then: (String) -> Void) {
    retry()
    then(key + "?")
  }

  func fire() {
    for handler in handlers { handler() }
  }
}

final class ButtonViewModel {
  private let binder = EventBinder()
  private var taps = 0
  private var lastKey: String?

  func bind() {
    binder.onTap { self.taps += 1 }
    binder.onTap { count in self.taps += count }
    binder.onTap { self.taps += $0 }
    binder.onTap(times: 2) { self.taps += 1 }
    binder.onTap(perform: { self.taps += 1 })
    binder.onTap(increment)
    binder.onTap { [weak self] in self?.increment() }
    binder.onTap { [taps] (count: Int) in self.record("\(taps + count)") }
  }

  func run() -> [String] {
    binder.animate { taps = 0 }
    binder.animate {
      taps = 1
    } completion: { finished in
      record(finished ? "done" : "cancelled")
    }
    binder.animate(duration: 1) { taps = 2 }
    binder.animate(duration: 2) {
      increment()
    } completion: {
      self.record($0.description)
    }
    binder.fire()
    return binder.trace
  }

  func load() -> String? {
    binder.load("a", then: { lastKey = $0 })
    binder.load("b", success: { lastKey = $0 }, failure: { _ in lastKey = nil })
    binder.load("c") {
      lastKey = $0
    } failure: { error in
      lastKey = "\(error)"
    }
    binder.load("d") {
      taps += 1
    } then: {
      lastKey = $0
    }
    return lastKey
  }

  private func increment() { taps += 1 }

  private func record(_ text: String) { lastKey = text }
}

enum TrailingForms {
  static func make(_ first: () -> Int, _ second: () -> Int = { 2 }) -> Int { first() + second() }

  static func make(_ value: Int = 1, body: (Int) -> Int) -> Int { body(value) }

  static func all() -> [Int] {
    [
      make { 1 },
      make { $0 + 1 },
      make(4) { $0 * 2 },
      make({ 1 }, { 3 }),
      [3, 1, 2].sorted { $0 > $1 }.first { $0 < 3 } ?? 0,
    ]
  }
}
