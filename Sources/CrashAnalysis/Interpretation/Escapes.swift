import Source

/// Values that escape to code that is not analysed.
extension Interpreter {
  /// Code that is not followed gets hold of a value: what mocks hold is unknown from now on.
  ///
  /// - Parameter range: where models leave the test; nil where no code under test gets them.
  mutating func escape(_ value: Value, at range: TextRange? = nil) {
    var open = [value]
    while let value = open.popLast() {
      switch value {
      case .mock(let id):
        guard let mock = state.mocks[id], !mock.isShared else { continue }
        writes.mocks.insert(id)
        state.mocks[id]?.isShared = true
        open += mock.fields.sorted { $0.key < $1.key }.map(\.value)
      case .object(let id):
        guard let object = state.objects[id], !object.isShared else { continue }
        writes.objects.insert(id)
        state.objects[id]?.isShared = true
        open += object.fields.sorted { $0.key < $1.key }.map(\.value)
      case .callable(let index): escape(callable: index, at: range)
      case .model(let model), .fragments(let model): if let range { noteEscape(of: model, at: range) }
      default: open += value.parts
      }
    }
  }

  /// A model that leaves several times is noted where it does first.
  private mutating func noteEscape(of model: Model, at range: TextRange) {
    guard state.isReached, !findings.escapes.contains(where: { $0.model == model }) else { return }
    findings.escapes.append(
      Escape(
        model: model, mocks: snapshots[model.snapshot], place: location(range),
        isUncertain: 0 < uncertainty || budget.isSpent, call: calls.last?.location))
  }

  mutating func escape(_ mentions: Mentions) {
    share(mentions, frame.names)
    if mentions.mayExit { mayThrow() }
  }

  /// Everything that is mentioned can change at any time.
  mutating func share(_ mentions: Mentions, _ names: [Name: Int]) {
    for name in mentions.names {
      if let variable = names[name] {
        share(variable)
      } else if let variable = names[Self.selfName], isMember(name, of: value(of: variable)) {
        share(variable)
      }
    }
  }

  mutating func share(_ variable: Int) {
    let value = value(of: variable)
    // `self` of a class or mock stays the same object, whatever happens to what it holds.
    switch value {
    case .object, .mock:
      if variable == frame.names[Self.selfName] { return escape(value) }
    default: break
    }
    guard sharedVariables.insert(variable).inserted else { return }
    writes.variables.insert(variable)
    state.variables[variable] = .unknown
    escape(value)
  }

  /// Nothing that is known now can be relied on.
  mutating func forgetEverything() {
    for (id, mock) in state.mocks where !mock.isShared {
      state.mocks[id]?.isShared = true
      writes.mocks.insert(id)
    }
    for (id, object) in state.objects where !object.isShared {
      state.objects[id]?.isShared = true
      writes.objects.insert(id)
    }
    for id in state.variables.keys { writes.variables.insert(id) }
    for id in state.variables.keys { state.variables[id] = .unknown }
    for id in state.globals.keys { state.globals[id] = .unknown }
  }
}
