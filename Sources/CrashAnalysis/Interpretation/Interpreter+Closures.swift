import Source
import SwiftScanning

/// Closures and functions as values.
extension Interpreter {
  /// Runs a closure or function.
  mutating func invoke(_ callable: Int, _ arguments: [TestExpression.Argument], at range: TextRange) -> Value {
    let parameters = parameters(of: callable)
    let values = arguments.enumerated().map { index, argument -> Value in
      if case .reference(let place) = argument.value.content { return evaluate(place) }
      if parameters.indices.contains(index), parameters[index].isAutoclosure { return autoclosure(argument.value) }
      return evaluate(argument.value)
    }
    var variables: [Int?] = []
    let result = invoke(callable, values, at: range, &variables)
    for (index, argument) in arguments.enumerated() {
      guard case .reference(let place) = argument.value.content else { continue }
      let value = index < variables.count ? variables[index].map { self.value(of: $0) } : nil
      modify(place) { _ in value ?? .unknown }
    }
    return result
  }

  /// The parameters of a function; none for a closure, which has no autoclosures.
  private func parameters(of callable: Int) -> [TestFunction.Parameter] {
    switch callables[callable] {
    case .closure: []
    case .function(let function, _): function.parameters
    case .member(let id, _): program[id].parameters
    }
  }

  mutating func invoke(_ callable: Int, _ arguments: [Value], at range: TextRange) -> Value {
    var variables: [Int?] = []
    return invoke(callable, arguments, at: range, &variables)
  }

  /// - Parameter variables: receives the variables of the parameters.
  private mutating func invoke(
    _ callable: Int, _ arguments: [Value], at range: TextRange, _ variables: inout [Int?]
  ) -> Value {
    let id = TestFunction.ID(declaration: .none, index: callable)
    guard calls.count < Self.callLimit, !calls.contains(where: { $0.function == id }) else {
      for argument in arguments { escape(argument) }
      shareMentions(of: callable)
      return .unknown
    }
    if case .member(let id, let receiver) = callables[callable] {
      return call(id, values: arguments, on: receiver, at: range)
    }
    // A finding in a closure has the place of the call around it.
    calls.append(Call(function: id, location: calls.last?.location ?? location(range)))
    defer { calls.removeLast() }
    switch callables[callable] {
    case .closure(let closure, let surroundings):
      return inFrame(Frame(surroundings), result: nil) { interpreter in
        variables = interpreter.bind(arguments, to: closure)
        return interpreter.value(ofBody: closure.body)
      }
    case .function(let function, let surroundings):
      guard function.parameters.count == arguments.count else {
        for argument in arguments { escape(argument) }
        escape(.callable(callable))
        return .unknown
      }
      var inner = Frame(surroundings)
      inner.types.merge(function.genericTypes) { $1 }
      return inFrame(inner, result: function.result) { interpreter in
        for (parameter, value) in zip(function.parameters, arguments) {
          variables.append(interpreter.declare(parameter.name, value))
        }
        return interpreter.value(ofBody: function.body)
      }
    case .member: return .unknown
    }
  }

  /// - Returns: the variables of the parameters.
  private mutating func bind(_ arguments: [Value], to closure: TestClosure) -> [Int?] {
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

  /// Hands a closure to code that is not followed, which can run it at any time. Findings in it are uncertain, and the
  /// values that it changes become unknown.
  mutating func escape(callable: Int, at range: TextRange?) {
    guard escapedCallables.insert(callable).inserted else { return }
    // Functions that give functions, which give others, need not come to an end.
    bounded(()) { $0.runEscaped(callable, at: range) }
  }

  private mutating func runEscaped(_ callable: Int, at range: TextRange?) {
    let before = state
    let wasExploring = isExploring
    let frame = frame
    isExploring = true
    uncertainty += 1
    let changes = watching { interpreter in
      let result = interpreter.invoke(
        callable, interpreter.unknownArguments(of: callable), at: range ?? TextRange(at: 0))
      // Its result goes to that code, too.
      interpreter.uncertainty -= 1
      interpreter.escape(result, at: range)
      interpreter.uncertainty += 1
    }
    uncertainty -= 1
    isExploring = wasExploring
    state = before
    self.frame = frame
    guard !changes.isEmpty else { return }
    forget(changes)
    shareMentions(of: callable)
  }

  func unknownArguments(of callable: Int) -> [Value] {
    switch callables[callable] {
    case .closure(let closure, _):
      let count = closure.parameters.isEmpty ? 3 : closure.parameters.count
      return Array(repeating: .unknown, count: count)
    case .function(let function, _): return function.parameters.map { _ in .unknown }
    case .member(let id, _): return program[id].parameters.map { _ in .unknown }
    }
  }

  private mutating func shareMentions(of callable: Int) {
    switch callables[callable] {
    case .closure(let closure, let surroundings): share(closure.mentions, surroundings.names)
    case .function(_, let surroundings):
      // The mentions of a local function are not recorded, so every variable in its scope counts.
      for variable in surroundings.names.values.sorted() { share(variable) }
    case .member(_, let receiver): receiver.map { escape($0) }
    }
  }
}

extension Interpreter.Frame {
  init(_ surroundings: Interpreter.Surroundings) {
    self.init(declaration: surroundings.declaration)
    names = surroundings.names
    types = surroundings.types
    enclosing = surroundings.enclosing
  }
}
