import Source

/// What code that is not followed can get hold of.
extension Interpreter {
  /// Code that is not followed gets hold of a value: what mocks hold is unknown from now on.
  ///
  /// - Parameter range: where models leave the test; nil where no code under test gets them.
  mutating func escape(_ value: Value, at range: TextRange? = nil) {
    var open = [value]
    while let value = open.popLast() {
      switch value {
      case .optional(let inner): open.append(inner)
      case .list(let values), .tuple(let values): open += values
      case .dictionary(let values): open += values.values
      case .mock(let id):
        guard let mock = state.mocks[id], !mock.isShared else { continue }
        state.mocks[id]?.isShared = true
        open += mock.fields.values
      case .callable(let index): escape(callables[index])
      case .model(let model), .fragments(let model): if let range { noteEscape(of: model, at: range) }
      case .unknown, .nothing, .something, .boolean, .integer, .string: break
      }
    }
  }

  /// A model that leaves several times is noted where it does first.
  private mutating func noteEscape(of model: Model, at range: TextRange) {
    guard state.isReached, !escapes.contains(where: { $0.model == model }) else { return }
    escapes.append(
      Escape(
        model: model, mocks: snapshots[model.snapshot], place: location(range),
        isUncertain: 0 < uncertainty || hasGivenUp, call: calls.last?.location))
  }

  /// A closure or function can run at any time: what it mentions can change.
  private mutating func escape(_ callable: Callable) {
    switch callable {
    case .closure(let closure, let names, _): escape(closure.mentions, names)
    case .function(_, let names, _):
      // What a local function mentions is not known here; all that it can see counts.
      for variable in names.values { share(variable) }
    }
  }

  mutating func escape(_ mentions: Mentions) {
    escape(mentions, frame.names)
    if mentions.mayExit { mayThrow() }
  }

  private mutating func escape(_ mentions: Mentions, _ names: [Name: Int]) {
    for name in mentions.names {
      if let variable = names[name] { share(variable) }
    }
  }

  private mutating func share(_ variable: Int) {
    guard sharedVariables.insert(variable).inserted else { return }
    let value = value(of: variable)
    state.variables[variable] = .unknown
    escape(value)
  }

  /// Nothing that is known now can be relied on.
  mutating func forgetEverything() {
    for id in state.mocks.keys { state.mocks[id]?.isShared = true }
    for id in state.variables.keys { state.variables[id] = .unknown }
  }
}
