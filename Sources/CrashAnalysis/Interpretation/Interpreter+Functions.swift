import Source

/// Functions of the tests themselves, which are run where they are called.
extension Interpreter {
  /// Runs a function with the values of the arguments.
  mutating func call(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], on receiver: Value? = nil,
    at range: TextRange
  ) -> Value {
    var result = receiver ?? .unknown
    return call(id, arguments, on: receiver, at: range, changing: &result)
  }

  /// - Parameter changed: receives the receiver as the function leaves it.
  mutating func call(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], on receiver: Value?, at range: TextRange,
    changing changed: inout Value
  ) -> Value {
    let function = program[id]
    guard let assigned = assignment(of: arguments, to: function) else {
      return unknownCall(.method(function.name), arguments)
    }
    let scope = scope(of: id)
    var values: [Value?] = []
    for (parameter, argument) in zip(function.parameters, assigned) {
      if case .reference(let place)? = argument?.value.content, parameter.isInOut {
        values.append(evaluate(place))
      } else {
        values.append(argument.map { value(of: $0.value, for: parameter, in: scope) })
      }
    }
    var variables: [Int] = []
    let result = call(id, given: values, on: receiver, at: range, &variables)
    if let variable = variables.first, receiver != nil { changed = value(of: variable) }
    let parameters = receiver == nil ? variables[...] : variables.dropFirst()
    for (index, argument) in assigned.enumerated() {
      guard case .reference(let place)? = argument?.value.content else { continue }
      let variable = index < parameters.count ? parameters[parameters.startIndex + index] : nil
      let value = variable.map { self.value(of: $0) } ?? .unknown
      modify(place) { _ in value }
    }
    return result
  }

  /// What a parameter gets for an argument: its value, or a closure that evaluates it.
  ///
  /// - Parameter scope: that of the function.
  private mutating func value(
    of argument: TestExpression, for parameter: TestFunction.Parameter, in scope: TypeScope
  ) -> Value {
    guard parameter.isAutoclosure else { return evaluate(argument, expecting: expectation(parameter.type, in: scope)) }
    return autoclosure(argument)
  }

  /// The closure that an argument becomes.
  mutating func autoclosure(_ argument: TestExpression) -> Value {
    // What stands before the call covers the argument.
    let body = attempts == 0 ? argument : TestExpression(.attempt(.throwing, argument), argument.range)
    let closure = TestClosure(parameters: [], body: [.expression(body)], mentions: argument.mentions)
    callables.append(.closure(closure, surroundings))
    return .callable(callables.count - 1)
  }

  /// Runs a function with values for all its parameters.
  mutating func call(_ id: TestFunction.ID, values: [Value], on receiver: Value?, at range: TextRange) -> Value {
    guard program[id].parameters.count == values.count else {
      for value in values { escape(value) }
      receiver.map { escape($0) }
      return .unknown
    }
    var variables: [Int] = []
    return call(id, given: values, on: receiver, at: range, &variables)
  }

  /// - Parameter variables: receives the variable of `self`, if there is a receiver, then the variables of the parameters.
  ///   It stays empty if the function is not followed.
  private mutating func call(
    _ id: TestFunction.ID, given values: [Value?], on receiver: Value?, at range: TextRange, _ variables: inout [Int]
  ) -> Value {
    let function = program[id]
    guard calls.count < Self.callLimit, calls.count(where: { $0.function == id }) < Self.recursionLimit else {
      for value in values { value.map { escape($0) } }
      receiver.map { escape($0) }
      escapeSelf()
      if 0 < attempts { mayThrow() }
      return .unknown
    }
    calls.append(Call(function: id, location: location(range)))
    defer { calls.removeLast() }
    var inner = Frame(declaration: id.declaration)
    inner.enclosing = home(of: id)
    inner.types = function.genericTypes
    return inFrame(inner, result: function.result) { interpreter in
      if let receiver { variables.append(interpreter.declare(Self.selfName, receiver)) }
      for (parameter, value) in zip(function.parameters, values) {
        let given =
          value
          ?? parameter.defaultValue.map { interpreter.value(of: $0, for: parameter, in: interpreter.scope) }
        variables.append(interpreter.declare(parameter.name, given ?? .unknown))
      }
      return interpreter.value(ofBody: function.body)
    }
  }

  /// Code that is not followed may be a method of `self`.
  mutating func escapeSelf() {
    if let variable = frame.names[Self.selfName] { share(variable) }
  }

  /// Runs something in a frame of its own, and joins all ways out.
  mutating func inFrame(
    _ inner: Frame, result: TypeReference?, _ body: (inout Interpreter) -> Value
  ) -> Value {
    let outer = frame
    let wasSure = state.isReachedForSure
    // A `try` around the call covers no calls inside, which have their own.
    let outerAttempts = attempts
    attempts = 0
    frame = inner
    frame.result = expectation(result)
    var value = body(&self)
    let left = frame
    frame = outer
    attempts = outerAttempts
    var ends = state.isReached ? [Exit(state: state, value: value, uncertainty: uncertainty)] : []
    ends += left.returns
    guard let first = ends.first else {
      frame.mayThrow = frame.mayThrow || left.mayThrow
      return .unknown
    }
    state = first.state
    value = first.value
    for end in ends.dropFirst() {
      merge(end.state)
      value = join(value, end.value)
    }
    // All ways out lead here, unless there was an error.
    state.isReachedForSure = wasSure && !left.mayThrow
    if left.mayThrow { frame.mayThrow = true }
    return value
  }

  /// Runs the body of a function; one that is an expression has its value.
  mutating func value(ofBody body: [TestStatement]) -> Value {
    if body.count == 1, case .expression(let expression) = body[0] {
      return evaluate(expression, expecting: frame.result)
    }
    run(body)
    return .something
  }

  // MARK: Properties

  /// What a name alone means that is no variable: a member of `self` or of the type around, or a property of no type.
  mutating func property(_ name: Name, at range: TextRange) -> Value? {
    if let variable = frame.names[Self.selfName] {
      let receiver = value(of: variable)
      if let value = stored(name, of: receiver) { return value }
      if case .model(let model) = receiver, model.shows(name) { return read(name, of: model, at: range) }
    }
    if let path = selfPath {
      // One of an instance of which nothing is known.
      guard storedProperty(name, of: path) == nil else { return nil }
      if let value = global(name, of: path) { return value }
      let receiver = frame.names[Self.selfName].map { value(of: $0) }
      let types = lineage(of: path)
      if let value = getter(
        name, at: range, on: receiver, where: { id, interpreter in types.contains(interpreter.program[id].enclosing) })
      {
        return value
      }
    }
    if let value = global(name, of: []) { return value }
    return getter(name, at: range) { id, interpreter in interpreter.program[id].enclosing.isEmpty }
  }

  /// A computed property of an instance.
  mutating func getter(_ name: Name, of receiver: Value, at range: TextRange) -> Value? {
    guard let path = type(of: receiver) else { return nil }
    let types = lineage(of: path)
    return getter(name, at: range, on: receiver) { id, interpreter in
      let function = interpreter.program[id]
      return types.contains(function.enclosing) && !function.isStatic
    }
  }

  /// A computed property in an extension of mocks.
  mutating func getter(_ name: Name, ofMock id: MockID, at range: TextRange) -> Value? {
    guard let type = state.mocks[id]?.type else { return nil }
    return getter(name, at: range, on: .mock(id)) { id, interpreter in
      interpreter.extends(id, type) && !interpreter.program[id].isStatic
    }
  }

  /// A computed property in an extension of models.
  mutating func getter(_ name: Name, of model: Model, at range: TextRange) -> Value? {
    getter(name, at: range, on: .model(model)) { id, interpreter in
      !interpreter.program[id].isStatic && interpreter.isMember(id, of: model.type)
    }
  }

  private mutating func getter(
    _ name: Name, at range: TextRange, on receiver: Value? = nil, where applies: (TestFunction.ID, Interpreter) -> Bool
  ) -> Value? {
    let candidates = program.functions(named: name).filter {
      program[$0].kind == .getter && isVisible($0) && applies($0, self)
    }
    // A class can have one in the place of its superclass's.
    let types = receiver.flatMap { type(of: $0) }.map { lineage(of: $0) } ?? []
    let ranks = candidates.map { id in types.firstIndex { isMember(id, of: $0) } ?? types.count }
    guard let rank = ranks.min(), let index = ranks.firstIndex(of: rank), ranks.count(where: { $0 == rank }) == 1 else {
      return nil
    }
    let first = candidates[index]
    guard case .function(let id) = choose([first], [], isExact: receiver != nil) else { return nil }
    return call(id, [], on: receiver, at: range)
  }

  /// A static property of the tests' own: `Fixtures.otter`.
  mutating func staticMember(_ expression: TestExpression) -> Value? {
    guard case .member(let base, let name) = expression.content, let names = path(base) else { return nil }
    if names == [Self.selfName] { return property(name, at: expression.range) }
    let path = names == [Self.selfType] ? selfPath ?? [] : typePath(names)
    if !path.isEmpty, let value = global(name, of: path) { return value }
    return getter(name, at: expression.range) { id, interpreter in
      interpreter.program[id].isStatic && interpreter.isMember(id, of: path)
    }
  }

  /// `.name`, which can be a static property of what is expected.
  mutating func implicitMember(_ name: Name, _ expected: Expectation, at range: TextRange) -> Value {
    if case .instance(let path) = expected, let value = global(name, of: path) { return value }
    if case .model(let model) = expected, let value = global(name, of: code.path(of: model)) { return value }
    let value = getter(name, at: range) { id, interpreter in
      guard interpreter.program[id].isStatic else { return false }
      switch expected {
      case .mock(let type): return interpreter.extends(id, type)
      case .model(let model): return interpreter.isMember(id, of: model)
      case .instance(let path): return interpreter.isMember(id, of: path)
      case .list, .lazyFunction: return false
      case .none: return interpreter.program[id].mockObject != nil
      }
    }
    return value ?? .something
  }
}

extension Model {
  /// Whether it has a property of this name by itself.
  func shows(_ name: Name) -> Bool { type.view.fields[name] != nil || type.view.inlineFragments[name] != nil }
}
