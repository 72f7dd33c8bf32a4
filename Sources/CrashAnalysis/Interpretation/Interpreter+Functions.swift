import Source

/// Functions of the tests themselves, which are run where they are called.
extension Interpreter {
  /// The only function that a call can mean, among those without a type around them and those in the type itself; nil
  /// where there is none or more than one.
  func function(
    _ name: Name, _ arguments: [TestExpression.Argument], selfPath: [Name], ofMock object: Name? = nil
  ) -> TestFunction.ID? {
    let candidates = program.functions(named: name).filter { id in
      let function = program[id]
      guard function.kind == .function, isVisible(id), accepts(function, arguments) else { return false }
      if let object { return function.mockObject.flatMap { mockClass($0) }?.type == object && !function.isStatic }
      return function.enclosing.isEmpty || function.enclosing == selfPath
    }
    return only(candidates)
  }

  private func isVisible(_ id: TestFunction.ID) -> Bool { !program[id].isPrivate || id.file == frame.file }

  /// The only one of some functions, unless a subclass may have another one in its place.
  private func only(_ candidates: [TestFunction.ID]) -> TestFunction.ID? {
    guard candidates.count == 1, let first = candidates.first else { return nil }
    let function = program[first]
    let isReplaced = program.functions(named: function.name).contains {
      program[$0].isOverride && program[$0].enclosing != function.enclosing
    }
    return isReplaced ? nil : first
  }

  /// Whether the arguments fit the parameters.
  private func accepts(_ function: TestFunction, _ arguments: [TestExpression.Argument]) -> Bool {
    assignment(of: arguments, to: function) != nil && !function.parameters.contains { $0.isInOut }
  }

  /// Per parameter, the argument for it, if there is one.
  private func assignment(
    of arguments: [TestExpression.Argument], to function: TestFunction
  ) -> [TestExpression.Argument?]? {
    var rest = arguments[...]
    var result: [TestExpression.Argument?] = []
    for parameter in function.parameters {
      if let next = rest.first, next.label == parameter.label || next.isTrailing {
        result.append(rest.removeFirst())
      } else {
        guard parameter.defaultValue != nil else { return nil }
        result.append(nil)
      }
    }
    return rest.isEmpty ? result : nil
  }

  /// Runs a function with the values of the arguments.
  mutating func call(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], on receiver: Value? = nil,
    at range: TextRange
  ) -> Value {
    let function = program[id]
    guard let assigned = assignment(of: arguments, to: function) else { return unknownCall(arguments) }
    var values: [Value?] = []
    for (parameter, argument) in zip(function.parameters, assigned) {
      values.append(argument.map { evaluate($0.value, expecting: expectation(parameter.type)) })
    }
    guard calls.count < Self.callLimit, !calls.contains(where: { $0.function == id }) else {
      for value in values { value.map { escape($0) } }
      receiver.map { escape($0) }
      if 0 < attempts { mayThrow() }
      return .unknown
    }
    calls.append(Call(function: id, location: location(range)))
    defer { calls.removeLast() }
    var inner = Frame(file: id.file)
    inner.enclosing = function.enclosing
    return inFrame(inner, result: function.result) { interpreter in
      if let receiver { interpreter.declare(Self.selfName, receiver) }
      for (parameter, value) in zip(function.parameters, values) {
        let given =
          value
          ?? parameter.defaultValue.map {
            interpreter.evaluate($0, expecting: interpreter.expectation(parameter.type))
          }
        interpreter.declare(parameter.name, given ?? .unknown)
      }
      return interpreter.value(ofBody: function.body)
    }
  }

  /// Runs a closure or local function.
  mutating func invoke(_ callable: Int, _ arguments: [Value], at range: TextRange) -> Value {
    guard calls.count < Self.callLimit else {
      for argument in arguments { escape(argument) }
      return .unknown
    }
    let id = TestFunction.ID(file: "", index: callable)
    guard !calls.contains(where: { $0.function == id }) else {
      escape(.callable(callable))
      return .unknown
    }
    // What a closure does, it does where it stands.
    calls.append(Call(function: id, location: calls.last?.location ?? location(range)))
    defer { calls.removeLast() }
    switch callables[callable] {
    case .closure(let closure, let names, let file):
      var inner = Frame(file: file)
      inner.names = names
      inner.enclosing = frame.enclosing
      return inFrame(inner, result: nil) { interpreter in
        interpreter.bind(arguments, to: closure)
        return interpreter.value(ofBody: closure.body)
      }
    case .function(let function, let names, let file):
      guard function.parameters.count == arguments.count else {
        for argument in arguments { escape(argument) }
        escape(.callable(callable))
        return .unknown
      }
      var inner = Frame(file: file)
      inner.names = names
      inner.enclosing = frame.enclosing
      return inFrame(inner, result: function.result) { interpreter in
        for (parameter, value) in zip(function.parameters, arguments) { interpreter.declare(parameter.name, value) }
        return interpreter.value(ofBody: function.body)
      }
    }
  }

  private mutating func bind(_ arguments: [Value], to closure: TestClosure) {
    if closure.parameters.isEmpty {
      for (index, value) in arguments.enumerated() { declare(Name("$\(index)"), value) }
      return
    }
    var arguments = arguments
    if arguments.count == 1, 1 < closure.parameters.count, case .tuple(let parts) = arguments[0] { arguments = parts }
    for (index, name) in closure.parameters.enumerated() {
      if let name { declare(name, arguments.indices.contains(index) ? arguments[index] : .unknown) }
    }
  }

  /// Does something in a frame of its own, and puts together all that it can be left with.
  private mutating func inFrame(
    _ inner: Frame, result: TypeReference?, _ body: (inout Interpreter) -> Value
  ) -> Value {
    let outer = frame
    let wasSure = state.isReachedForSure
    frame = inner
    frame.result = expectation(result)
    var value = body(&self)
    let left = frame
    frame = outer
    var ends = state.isReached ? [(state: state, value: value)] : []
    ends += left.returns
    guard let first = ends.first else {
      frame.mayThrow = frame.mayThrow || left.mayThrow
      return .unknown
    }
    state = first.state
    value = first.value
    for end in ends.dropFirst() {
      state = state.joined(with: end.state)
      value = value.joined(with: end.value)
    }
    // All ways out lead here, unless there was an error.
    state.isReachedForSure = wasSure && !left.mayThrow
    if left.mayThrow { frame.mayThrow = true }
    return value
  }

  /// Runs the body of a function; one that is an expression has its value.
  private mutating func value(ofBody body: [TestStatement]) -> Value {
    if body.count == 1, case .expression(let expression) = body[0] {
      return evaluate(expression, expecting: frame.result)
    }
    run(body)
    return .something
  }

  // MARK: Properties

  /// A computed property of the type around, or of none.
  mutating func property(_ name: Name, at range: TextRange) -> Value? {
    guard !program.hasStoredProperty(name, in: frame.enclosing) else { return nil }
    return getter(name, at: range) { $0.enclosing.isEmpty || $0.enclosing == $1.frame.enclosing }
  }

  /// A computed property in an extension of mocks.
  mutating func getter(_ name: Name, ofMock id: MockID, at range: TextRange) -> Value? {
    guard let type = state.mocks[id]?.type else { return nil }
    return getter(name, at: range, on: .mock(id)) { function, interpreter in
      function.mockObject.flatMap { interpreter.mockClass($0) }?.type == type && !function.isStatic
    }
  }

  private mutating func getter(
    _ name: Name, at range: TextRange, on receiver: Value? = nil, where applies: (TestFunction, Interpreter) -> Bool
  ) -> Value? {
    let candidates = program.functions(named: name).filter {
      program[$0].kind == .getter && isVisible($0) && applies(program[$0], self)
    }
    return only(candidates).map { call($0, [], on: receiver, at: range) }
  }

  /// A static property of the tests' own: `Fixtures.otter`.
  mutating func staticMember(_ expression: TestExpression) -> Value? {
    guard case .member(let base, let name) = expression.content, let path = path(base) else { return nil }
    if path == [Self.selfName] || path == [Self.selfType] { return property(name, at: expression.range) }
    return getter(name, at: expression.range) { function, _ in function.isStatic && function.enclosing == path }
  }

  /// `.name`, which can be a static property of mocks.
  mutating func implicitMember(_ name: Name, _ expected: Expectation, at range: TextRange) -> Value {
    let value = getter(name, at: range) { function, interpreter in
      guard function.isStatic, let object = function.mockObject else { return false }
      guard case .mock(let type) = expected else { return true }
      return interpreter.mockClass(object)?.type == type
    }
    return value ?? .something
  }
}
