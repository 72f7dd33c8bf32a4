struct TimerState: Equatable {
  var seconds = 0
  var isRunning = false
  var laps: [Lap] = []
  var alert: Alert?

  struct Lap: Equatable {
    var number: Int
    var seconds: Int
  }

  enum Alert: Equatable {
    case finished
    case failed(reason: String, code: Int = 0)
  }
}

indirect enum TimerAction: Equatable {
  case start
  case tick(by: Int = 1)
  case lap(TimerState.Lap)
  case lapNumbered(Int, seconds: Int)
  case alert(TimerState.Alert?)
  case batch([TimerAction])
  case delayed(TimerAction, times: Int)

  static func lap(_ seconds: Int) -> TimerAction { .lapNumbered(1, seconds: seconds) }

  static func batch(_ actions: TimerAction...) -> TimerAction { .batch(actions) }

  static var reset: TimerAction { .batch([.tick(by: 0), .alert(nil)]) }
}

struct Effect<Action> {
  var actions: [Action]

  static var none: Effect { Effect(actions: []) }

  static func send(_ action: Action) -> Effect { Effect(actions: [action]) }

  static func send(_ actions: Action...) -> Effect { Effect(actions: actions + actions) }

  func map<Other>(_ transform: (Action) -> Other) -> Effect<Other> { .init(actions: actions.map(transform)) }
}

struct Reducer<State, Action> {
  let reduce: (inout State, Action) -> Effect<Action>

  init(_ reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.reduce = reduce
  }

  init(_ reduce: @escaping (inout State, Action) -> Void) {
    self.init { state, action in
      reduce(&state, action)
      return .none
    }
  }

  func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> { reduce(&state, action) }

  func callAsFunction(_ state: State, _ actions: Action...) -> State {
    actions.reduce(into: state) { state, action in _ = self(&state, action) }
  }

  func combined(with other: Reducer) -> Reducer {
    Reducer { state, action in
      let first = self(&state, action)
      let second = other(&state, action)
      return Effect(actions: first.actions + second.actions)
    }
  }
}

enum TimerFeature {
  static let maximum = 60

  static func reducer() -> Reducer<TimerState, TimerAction> {
    Reducer { (state: inout TimerState, action: TimerAction) -> Effect<TimerAction> in
      switch action {
      case .start:
        state.isRunning = true
        return .send(.tick())
      case .tick(by: let step) where state.seconds + step > maximum:
        state.alert = .failed(reason: "overflow")
        return .none
      case .tick(let step):
        state.seconds += step
        return state.seconds == maximum ? .send(.alert(.finished)) : .none
      case .lap(let lap):
        state.laps.append(lap)
        return .none
      case .lapNumbered(let number, let seconds):
        return .send(.lap(.init(number: number, seconds: seconds)))
      case .alert(let alert?):
        state.alert = alert
        return .none
      case .alert(nil):
        state.alert = nil
        return .none
      case .batch(let actions):
        return .init(actions: actions)
      case .delayed(let action, let times):
        return times > 0 ? .send(action, .delayed(action, times: times - 1)) : .send(action)
      }
    }
  }

  static func counting() -> Reducer<TimerState, TimerAction> {
    Reducer { (state: inout TimerState, action: TimerAction) -> Void in
      if case .tick = action { state.seconds += 1 }
    }
  }

  static func states() -> [TimerState] {
    let reducer = reducer()
    var state = TimerState()
    let effect = reducer(&state, .start)
    let copy = reducer(state, .lap(3), .lap(.init(number: 2, seconds: 4)), .tick(by: 5), .reset)
    let both = reducer.combined(with: counting())
    let batched = both(copy, .batch(.start, .tick()), .batch([.lap(9)]))
    return [state, copy, batched] + effect.actions.map { reducer(state, $0) }
  }

  static func mapped() -> [TimerAction] {
    let effect = Effect.send(3).map(TimerAction.tick(by:))
    let laps = [1, 2].map(TimerAction.lap(_:))
    let alerts: [TimerAction] = [.finished, nil].map(TimerAction.alert)
    return effect.actions + laps + alerts + Effect.send(1, 2).map { .lapNumbered($0, seconds: 0) }.actions
  }
}
