typealias Handler<Value> = (Value) -> Void
typealias Completion<Value> = (Result<Value, any Error>) -> Void
typealias Predicate<Value> = (Value) -> Bool
typealias Lookup<Value> = [String: Value]
typealias TextLookup = Lookup<String>
typealias UserID = Int
typealias Percent = Double

struct Amount {
  typealias Value = Int
  typealias Pair = (net: Value, tax: Value)

  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  init(percent: Percent) {
    value = Value(percent)
  }
}

struct Ratio {
  typealias Value = Double

  var value: Value

  static func of(_ value: Value) -> Ratio { Ratio(value: value) }
}

protocol Screen {
  associatedtype State
  typealias Update = (inout State) -> Void
  typealias Change = (State) -> State

  var state: State { get set }
}

extension Screen {
  mutating func update(_ update: Update) { update(&state) }

  mutating func update(_ change: Change) -> State {
    state = change(state)
    return state
  }
}

struct CounterScreen: Screen {
  var state = 0
}

struct FormScreen: Screen {
  struct State {
    var text = ""
    var isValid = false
  }

  var state = State()
}

final class HandlerRegistry {
  private var handlers: Lookup<Handler<Any>> = [:]
  private(set) var calls: [String] = []

  func on(_ name: String, _ handler: @escaping Handler<Any>) {
    calls.append("any")
    handlers[name] = handler
  }

  func on(_ name: String, _ handler: @escaping Handler<String>) {
    calls.append("string")
    on(name) { (value: Any) in handler("\(value)") }
  }

  func on(_ name: String, if predicate: @escaping Predicate<UserID>, _ handler: @escaping Handler<UserID>) {
    calls.append("predicate")
    on(name) { (value: Any) in
      if let id = value as? UserID, predicate(id) { handler(id) }
    }
  }

  func on(_ name: String, _ completion: @escaping Completion<UserID>) {
    calls.append("completion")
    on(name) { (value: Any) in completion((value as? UserID).map { .success($0) } ?? .failure(RegistryError())) }
  }

  func send(_ name: String, _ value: Any) { handlers[name]?(value) }
}

struct RegistryError: Error {}

struct AliasTests {
  func show(_ id: UserID) -> String { "id \(id)" }

  func show(_ percent: Percent) -> String { "percent \(percent)" }

  func show(_ lookup: TextLookup) -> String { "texts \(lookup.count)" }

  func show(_ lookup: Lookup<UserID>) -> String { "ids \(lookup.count)" }

  func show<Value>(_ lookup: Lookup<Value>) -> String { "values \(lookup.count)" }

  func show(_ pair: Amount.Pair) -> String { "net \(pair.net)" }

  func shown() -> [String] {
    let amount = Amount(4)
    let ratio = Ratio.of(4)
    return [
      show(7),
      show(7 as Percent),
      show(amount.value),
      show(ratio.value),
      show(["a": "b"]),
      show(["a": 1]),
      show(["a": 1.5]),
      show((1, 2)),
      show(Amount(percent: 2).value),
      show(Lookup<Amount>()),
      show(TextLookup()),
    ]
  }

  func registered() -> [String] {
    let registry = HandlerRegistry()
    var users: [UserID] = []
    registry.on("any") { (_: Any) in }
    registry.on("text") { (text: String) in users.append(text.count) }
    registry.on("user", if: { $0 > 3 }, { users.append($0) })
    registry.on("result") { (result: Result<UserID, any Error>) in
      if case .success(let id) = result { users.append(id) }
    }
    registry.send("user", 4)
    return registry.calls + users.map { show($0) }
  }

  func states() -> Int {
    var counter = CounterScreen()
    var form = FormScreen()
    counter.update { $0 += 1 }
    let state = counter.update { $0 + 1 }
    form.update { $0.isValid = !$0.text.isEmpty }
    form.update { state in
      state.text += "a"
      state.isValid.toggle()
    }
    return state + form.state.text.count
  }
}
