protocol AnalyticsEvent {
  var name: String { get }
}

extension AnalyticsEvent {
  var isCritical: Bool { false }
}

struct ScreenViewed: AnalyticsEvent {
  var screen: String
  var name: String { "screen_\(screen)" }
}

struct PurchaseCompleted: AnalyticsEvent, CustomStringConvertible {
  var amount: Int
  var name: String { "purchase" }
  var description: String { "purchase of \(amount)" }
  var isCritical: Bool { true }
}

final class AnalyticsTracker {
  private(set) var sent: [String] = []
  private(set) var criticalCount = 0

  func track(_ event: ScreenViewed) {
    sent.append("screen:\(event.screen)")
  }

  func track<Event: AnalyticsEvent>(_ event: Event) {
    sent.append(event.name)
    if event.isCritical { criticalCount += 1 }
  }

  func track<Event: AnalyticsEvent & CustomStringConvertible>(_ event: Event) {
    sent.append(event.description)
    if event.isCritical { criticalCount += 1 }
  }

  func track(_ event: Any) {
    sent.append("raw:\(event)")
  }

  func track<Value>(_ event: Value, times: Int) {
    for _ in 0..<times { track(event) }
  }

  func trackAll<Event: AnalyticsEvent>(_ events: [Event]) {
    for event in events { track(event) }
  }

  func trackAll(_ events: [any AnalyticsEvent]) {
    for event in events { track(event) }
  }

  func trackAll(_ events: [ScreenViewed]) {
    for event in events { track(event) }
  }
}

struct CheckoutFlow {
  let tracker: AnalyticsTracker

  func start() {
    let screen = ScreenViewed(screen: "cart")
    let event: any AnalyticsEvent = screen
    let raw: Any = screen

    tracker.track(screen)
    tracker.track(event)
    tracker.track(raw)
    tracker.track("cart opened")
    tracker.track(screen, times: 2)
  }

  func finish(amount: Int) -> Bool {
    let purchase = PurchaseCompleted(amount: amount)
    let event: any AnalyticsEvent = purchase
    tracker.track(purchase)
    tracker.track(event)
    tracker.trackAll([purchase, purchase])
    tracker.trackAll([purchase, ScreenViewed(screen: "thanks")])
    tracker.trackAll([ScreenViewed(screen: "thanks")])
    return purchase.isCritical && !event.isCritical
  }

  func forward<Event: AnalyticsEvent>(_ event: Event) -> Bool {
    tracker.track(event)
    return event.isCritical
  }

  func forwardDescribed(_ event: some AnalyticsEvent & CustomStringConvertible) {
    tracker.track(event)
  }

  func forwardAll() -> [Bool] {
    forwardDescribed(PurchaseCompleted(amount: 1))
    return [
      forward(ScreenViewed(screen: "home")),
      forward(PurchaseCompleted(amount: 3)),
      PurchaseCompleted(amount: 3).isCritical,
    ]
  }
}
