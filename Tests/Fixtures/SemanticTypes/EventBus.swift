import Foundation

protocol BusEvent: Sendable {
  associatedtype Reply = Void
  static var topic: String { get }
}

extension BusEvent {
  static var topic: String { String(describing: self) }

  func stamped(at date: Date = Date(timeIntervalSince1970: 0)) -> Stamped<Self> { Stamped(event: self, date: date) }
}

struct Stamped<Event: BusEvent>: BusEvent {
  typealias Reply = Event.Reply

  var event: Event
  var date: Date

  static var topic: String { "stamped " + Event.topic }

  func stamped(at date: Date) -> Stamped { Stamped(event: event, date: date) }
}

struct LoggedIn: BusEvent, Equatable {
  var user: String
}

struct NeedsToken: BusEvent {
  typealias Reply = String
  static let topic = "token"
}

struct Subscription {
  let topic: String
  let cancel: () -> Void
}

final class EventBus {
  private var handlers: [String: [(Any) -> Any?]] = [:]
  private(set) var trace: [String] = []

  func subscribe<Event: BusEvent>(_ type: Event.Type = Event.self, _ handler: @escaping (Event) -> Event.Reply)
    -> Subscription
  {
    trace.append("reply \(Event.topic)")
    return add(Event.topic) { ($0 as? Event).map(handler) }
  }

  func subscribe<Event: BusEvent>(_ type: Event.Type, once handler: @escaping () -> Void) -> Subscription
  where Event.Reply == Void {
    trace.append("once \(Event.topic)")
    return subscribe(type) { _ in handler() }
  }

  func subscribe<Owner: AnyObject, Event: BusEvent>(_ owner: Owner, _ method: @escaping (Owner) -> (Event) -> Void)
    -> Subscription where Event.Reply == Void
  {
    trace.append("method \(Event.topic)")
    return subscribe { [weak owner] (event: Event) in
      guard let owner else { return }
      method(owner)(event)
    }
  }

  func subscribe(_ topic: String, _ handler: @escaping (Any) -> Void) -> Subscription {
    trace.append("topic \(topic)")
    return add(topic) { handler($0) }
  }

  func send<Event: BusEvent>(_ event: Event) -> [Event.Reply] {
    replies(Event.topic, event).compactMap { $0 as? Event.Reply }
  }

  func send<Event: BusEvent>(_ event: Event) where Event.Reply == Void { _ = replies(Event.topic, event) }

  func send<Event: BusEvent>(_ event: Event, default reply: Event.Reply) -> Event.Reply { send(event).first ?? reply }

  @discardableResult
  func send(_ event: any BusEvent) -> Int { replies(type(of: event).topic, event).count }

  private func replies(_ topic: String, _ event: Any) -> [Any?] { (handlers[topic] ?? []).map { $0(event) } }

  private func add(_ topic: String, _ handler: @escaping (Any) -> Any?) -> Subscription {
    handlers[topic, default: []].append(handler)
    return Subscription(topic: topic) { [weak self] in self?.handlers[topic] = nil }
  }
}

final class SessionListener {
  private(set) var users: [String] = []
  private var subscriptions: [Subscription] = []

  func userDidLogIn(_ event: LoggedIn) { users.append(event.user) }

  func userDidLogIn(_ event: Stamped<LoggedIn>) { users.append(event.event.user + "@") }

  func start(_ bus: EventBus) {
    subscriptions = [
      bus.subscribe { [weak self] (event: LoggedIn) in self?.users.append(event.user) ?? () },
      bus.subscribe(NeedsToken.self) { _ in "t" },
      bus.subscribe(LoggedIn.self) { self.userDidLogIn($0) },
      bus.subscribe(LoggedIn.self, once: { [unowned self] in users.append("once") }),
      bus.subscribe(self, SessionListener.log),
      bus.subscribe("audit") { self.users.append("\($0)") },
    ]
  }

  func log(_ event: Stamped<LoggedIn>) { userDidLogIn(event) }

  func stop() -> [String] {
    for subscription in subscriptions { subscription.cancel() }
    return subscriptions.map(\.topic)
  }
}

enum BusTests {
  static func replies() -> [String] {
    let bus = EventBus()
    let listener = SessionListener()
    let event: any BusEvent = NeedsToken()
    listener.start(bus)
    bus.send(LoggedIn(user: "ada"))
    let done: Void = bus.send(LoggedIn(user: "bo").stamped())
    let tokens: [String] = bus.send(NeedsToken())
    let token = bus.send(NeedsToken().stamped().stamped(), default: "none")
    let count: Int = bus.send(event)
    let voids: [Void] = bus.send(LoggedIn(user: "cy"))
    let texts = [bus.trace, tokens, listener.users, listener.stop()].flatMap { $0 }
    return texts + [token, "\(count + voids.count) \(done)"]
  }
}
