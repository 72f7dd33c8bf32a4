import Source
import SwiftScanning

/// Calls of functions of the program.
extension Evaluator {
  /// Runs a function with the values of the arguments.
  mutating func call(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], on receiver: AbstractValue? = nil,
    at range: TextRange
  ) -> AbstractValue {
    var result = receiver ?? .unknown
    return call(id, arguments, on: receiver, at: range, changing: &result)
  }

  /// - Parameter changed: receives the receiver as the function leaves it.
  mutating func call(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], on receiver: AbstractValue?, at range: TextRange,
    changing changed: inout AbstractValue
  ) -> AbstractValue {
    let function = program[id]
    guard let assigned = function.assignment(of: arguments) else {
      changed = .unknown
      return unknownCall(.method(function.name), arguments)
    }
    let scope = names.scope(of: id)
    var values: [AbstractValue?] = []
    for (parameter, argument) in zip(function.parameters, assigned) {
      if case .reference(let place)? = argument?.value.content, parameter.isInOut {
        values.append(evaluate(place))
      } else {
        values.append(argument.map { value(of: $0.value, for: parameter, in: scope) })
      }
    }
    var variables: [Int] = []
    let result = call(id, given: values, on: receiver, at: range, &variables)
    // A call beyond the limits of the stack can change anything.
    if receiver != nil { changed = variables.first.map { state.value(of: $0) } ?? .unknown }
    let parameters = receiver == nil ? variables[...] : variables.dropFirst()
    for (index, argument) in assigned.enumerated() {
      guard case .reference(let place)? = argument?.value.content else { continue }
      let variable = index < parameters.count ? parameters[parameters.startIndex + index] : nil
      let value = variable.map { state.value(of: $0) } ?? .unknown
      modify(place) { _ in value }
    }
    return result
  }

  /// Returns the value of a parameter: that of its argument, or a closure that evaluates it.
  ///
  /// - Parameter scope: that of the function.
  mutating func value(
    of argument: TestExpression, for parameter: TestFunction.Parameter, in scope: TypeScope
  ) -> AbstractValue {
    guard parameter.isAutoclosure else {
      return evaluate(argument, expecting: names.expectation(parameter.type, in: scope))
    }
    return autoclosure(argument)
  }

  /// The closure that an argument becomes.
  mutating func autoclosure(_ argument: TestExpression) -> AbstractValue {
    // A `try` before the call covers the argument.
    let body = context.isTried ? TestExpression(.attempt(.throwing, argument), argument.range) : argument
    let closure = TestClosure(parameters: [], body: [.expression(body)], mentions: argument.mentions)
    return state.makeCallable(.closure(closure, frame.surroundings))
  }

  /// Runs a function with values for all its parameters.
  mutating func call(
    _ id: TestFunction.ID, values: [AbstractValue], on receiver: AbstractValue?, at range: TextRange,
    passesErrorsOn: Bool = true
  ) -> AbstractValue {
    guard program[id].parameters.count == values.count else {
      for value in values { escape(value) }
      receiver.map { escape($0) }
      return .unknown
    }
    var variables: [Int] = []
    return call(id, given: values, on: receiver, at: range, passesErrorsOn: passesErrorsOn, &variables)
  }

  /// Calls a static method or initializer that was named without its arguments.
  private mutating func callStatic(
    _ name: Name, of path: [Name], _ arguments: [AbstractValue], at range: TextRange, passesErrorsOn: Bool
  ) -> AbstractValue {
    let found = names.staticFunctions(name, of: path, for: arguments)
    guard found.count == 1, let id = found.first, let kind = names.declaration(of: path)?.kind,
      kind != .protocolType || name != WellKnownNames.initializer
    else {
      for argument in arguments { escape(argument, at: range) }
      return .unknown
    }
    guard name == WellKnownNames.initializer else {
      return call(id, values: arguments, on: nil, at: range, passesErrorsOn: passesErrorsOn)
    }
    let receiver = blank(path, kind)
    var variables: [Int] = []
    let end = call(id, given: arguments, on: receiver, at: range, passesErrorsOn: passesErrorsOn, &variables)
    return made(variables.first.map { state.value(of: $0) } ?? receiver, by: id, end)
  }

  /// - Parameters:
  ///   - passesErrorsOn: whether the caller surely gets the errors.
  ///   - variables: receives the variable of `self`, if there is a receiver, then the variables of the parameters. It
  ///     stays empty if the call exceeds the limits of the stack.
  mutating func call(
    _ id: TestFunction.ID, given values: [AbstractValue?], on receiver: AbstractValue?, at range: TextRange,
    passesErrorsOn: Bool = true, _ variables: inout [Int]
  ) -> AbstractValue {
    guard calls.canCall(id) else {
      for value in values { value.map { escape($0) } }
      receiver.map { escape($0) }
      escapeSelf()
      mayThrowIfTried()
      return .unknown
    }
    if let value = apply(id, given: values, on: receiver, at: range, &variables) { return value }
    let function = program.functionWithBody(id)
    calls.push(id, at: location(range), isOfCodeUnderTest: program.isCodeUnderTest(id.file))
    defer { calls.pop() }
    var inner = Frame(declaration: id.declaration)
    inner.enclosing = names.home(of: id)
    inner.types = function.genericTypes
    inner.isInitializer = function.kind == .initializer
    return inFrame(inner, result: function.result, passesErrorsOn: passesErrorsOn) { evaluator in
      if let receiver { variables.append(evaluator.declare(WellKnownNames.selfName, receiver)) }
      for (parameter, value) in zip(function.parameters, values) {
        let given =
          value
          ?? parameter.defaultValue.map { evaluator.value(of: $0, for: parameter, in: evaluator.frame.scope) }
        variables.append(evaluator.declare(parameter.name, given ?? .unknown))
      }
      return evaluator.value(ofBody: function.body)
    }
  }

  /// Runs a closure in a new frame, and joins all paths that return from it.
  ///
  /// - Parameter passesErrorsOn: whether the caller surely gets the errors.
  mutating func inFrame(
    _ inner: Frame, result: TypeReference?, passesErrorsOn: Bool = false, _ body: (inout Evaluator) -> AbstractValue
  ) -> AbstractValue {
    let outer = frame
    let wasSure = state.path.isReachedForSure
    frame = inner
    frame.result = names.expectation(result)
    var value = inside(.body, body)
    var left = frame
    frame = outer
    if passesErrorsOn {
      for failure in left.failures { frame.fail(by: failure) }
    } else if !left.failures.isEmpty {
      left.mayThrow = true
    }
    var ends = state.path.isReached ? [Exit(path: state.path, value: value, branches: context.branches)] : []
    ends += left.returns
    guard let first = ends.first else {
      frame.mayThrow = frame.mayThrow || left.mayThrow
      return .unknown
    }
    state.path = first.path
    value = first.value
    for end in ends.dropFirst() {
      merge(end.path)
      value = join(value, end.value)
    }
    // All paths lead here, except for errors.
    state.path.isReachedForSure = wasSure && !left.mayThrow && left.failures.isEmpty
    if left.mayThrow { frame.mayThrow = true }
    return value
  }

  /// Runs the body of a function, and returns its value if it is one expression.
  mutating func value(ofBody body: [TestStatement]) -> AbstractValue {
    if body.count == 1 {
      if case .expression(let expression) = body[0] { return evaluate(expression, expecting: frame.result) }
      if let value = value(of: body[0], expecting: frame.result) { return value }
    }
    run(body)
    return .something
  }
}

/// Closures and functions as values.
extension Evaluator {
  /// Runs a closure or function.
  mutating func invoke(_ callable: Int, _ arguments: [TestExpression.Argument], at range: TextRange) -> AbstractValue {
    let parameters = parameters(of: callable)
    let values = arguments.enumerated().map { index, argument -> AbstractValue in
      if case .reference(let place) = argument.value.content { return evaluate(place) }
      if parameters.indices.contains(index), parameters[index].isAutoclosure { return autoclosure(argument.value) }
      return evaluate(argument.value)
    }
    var variables: [Int?] = []
    let result = invoke(callable, values, at: range, passesErrorsOn: true, &variables)
    for (index, argument) in arguments.enumerated() {
      guard case .reference(let place) = argument.value.content else { continue }
      let value = index < variables.count ? variables[index].map { state.value(of: $0) } : nil
      modify(place) { _ in value ?? .unknown }
    }
    return result
  }

  /// The parameters of a function; none for a closure, which has no autoclosures.
  private func parameters(of callable: Int) -> [TestFunction.Parameter] {
    switch state.callables[callable] {
    case .closure, .static: []
    case .function(let function, _): function.parameters
    case .member(let id, _): program[id].parameters
    }
  }

  mutating func invoke(_ callable: Int, _ arguments: [AbstractValue], at range: TextRange) -> AbstractValue {
    var variables: [Int?] = []
    return invoke(callable, arguments, at: range, &variables)
  }

  /// - Parameters:
  ///   - passesErrorsOn: whether the caller surely gets the errors. A task, for example, keeps them.
  ///   - variables: receives the variables of the parameters.
  mutating func invoke(
    _ callable: Int, _ arguments: [AbstractValue], at range: TextRange, passesErrorsOn: Bool = false,
    _ variables: inout [Int?]
  ) -> AbstractValue {
    let id = TestFunction.ID(declaration: .none, index: callable)
    guard calls.canCall(closure: id) else {
      for argument in arguments { escape(argument) }
      shareMentions(of: callable)
      return .unknown
    }
    switch state.callables[callable] {
    case .member(let id, let receiver):
      return call(id, values: arguments, on: receiver, at: range, passesErrorsOn: passesErrorsOn)
    case .static(let name, let path):
      return callStatic(name, of: path, arguments, at: range, passesErrorsOn: passesErrorsOn)
    case .closure, .function: break
    }
    // A diagnostic in a closure has the place of the call around it.
    calls.push(id, at: calls.last ?? location(range), isOfCodeUnderTest: false)
    defer { calls.pop() }
    switch state.callables[callable] {
    case .closure(let closure, let surroundings):
      return inFrame(Frame(surroundings), result: nil, passesErrorsOn: passesErrorsOn) { evaluator in
        variables = evaluator.bind(arguments, to: closure)
        return evaluator.value(ofBody: closure.body)
      }
    case .function(let function, let surroundings):
      guard function.parameters.count == arguments.count else {
        for argument in arguments { escape(argument) }
        escape(.callable(callable))
        return .unknown
      }
      var inner = Frame(surroundings)
      inner.types.merge(function.genericTypes) { $1 }
      return inFrame(inner, result: function.result, passesErrorsOn: passesErrorsOn) { evaluator in
        for (parameter, value) in zip(function.parameters, arguments) {
          variables.append(evaluator.declare(parameter.name, value))
        }
        return evaluator.value(ofBody: function.body)
      }
    case .member, .static: return .unknown
    }
  }

  /// - Returns: the variables of the parameters.
  private mutating func bind(_ arguments: [AbstractValue], to closure: TestClosure) -> [Int?] {
    var variables: [Int?] = []
    if closure.parameters.isEmpty {
      for (index, value) in arguments.enumerated() { variables.append(declare(Name("$\(index)"), value)) }
      return variables
    }
    var arguments = arguments
    if arguments.count == 1, 1 < closure.parameters.count, case .tuple(let parts) = arguments[0] { arguments = parts }
    for (index, name) in closure.parameters.enumerated() {
      variables.append(name.map { declare($0, arguments.indices.contains(index) ? arguments[index] : .unknown) })
    }
    return variables
  }

  // MARK: Closures that are handed on

  /// Hands a closure to unknown code, which can run it at any time. Diagnostics in it are uncertain, and the values
  /// that it changes become unknown.
  mutating func escape(callable: Int, at range: TextRange?) {
    guard state.markEscaped(callable: callable) else { return }
    // Functions that give functions, which give others, need not come to an end.
    bounded(()) { $0.runEscaped(callable, at: range) }
  }

  private mutating func runEscaped(_ callable: Int, at range: TextRange?) {
    let before = state.path
    let frame = frame
    let changes = watching { evaluator in
      evaluator.inside(.exploration) { evaluator in
        let result = evaluator.inside(.branch) { evaluator in
          evaluator.invoke(callable, evaluator.unknownArguments(of: callable), at: range ?? TextRange(at: 0))
        }
        // The unknown code gets the result, too.
        evaluator.escape(result, at: range)
      }
    }
    state.path = before
    self.frame = frame
    guard !changes.isEmpty else { return }
    forget(changes)
    shareMentions(of: callable)
  }

  func unknownArguments(of callable: Int) -> [AbstractValue] {
    switch state.callables[callable] {
    case .closure(let closure, _):
      let count = closure.parameters.isEmpty ? 3 : closure.parameters.count
      return Array(repeating: .unknown, count: count)
    case .function(let function, _): return function.parameters.map { _ in .unknown }
    case .member(let id, _): return program[id].parameters.map { _ in .unknown }
    case .static: return [.unknown]
    }
  }

  private mutating func shareMentions(of callable: Int) {
    switch state.callables[callable] {
    case .closure(let closure, let surroundings): share(closure.mentions, surroundings.names)
    case .function(_, let surroundings):
      // The mentions of a local function are not recorded, so every variable in its scope counts.
      for variable in surroundings.names.values.sorted() { share(variable) }
    case .member(_, let receiver): receiver.map { escape($0) }
    case .static: break
    }
  }
}
