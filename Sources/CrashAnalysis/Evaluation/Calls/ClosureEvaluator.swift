import Source
import SwiftLowering
import SwiftScanning

/// Closures and functions as values.
struct ClosureEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Makes a closure, whose capture list is evaluated now.
  func makeClosure(_ closure: SwiftClosure) -> AbstractValue {
    let visible = frame.names
    defer { frame.names = visible }
    for capture in closure.captures {
      if case .name(let name) = capture.value.content, name == capture.name, visible[name] == nil { continue }
      let variable = declareConstant(capture.name, evaluate(capture.value))
      if capture.isWeak { state.weaken(variable) }
    }
    return state.makeCallable(.closure(closure, frame.surroundings))
  }

  // MARK: Calls

  /// Runs a closure or function.
  func invoke(_ callable: Int, _ arguments: [SwiftExpression.Argument], at range: TextRange) -> AbstractValue {
    switch state.callables[callable] {
    case .overloads(let numbers):
      let fitting = numbers.filter { accepts(arguments, $0) }
      if fitting.count == 1 { return invoke(fitting[0], arguments, at: range) }
      escape(callable: callable, at: nil)
      return unknownCalls.unknownCall(.other, arguments)
    case .function(let function, let surroundings):
      guard let assigned = function.assignment(of: arguments) else { break }
      var scope = Frame(surroundings).scope
      scope.locals.merge(function.genericTypes) { $1 }
      return invoke(callable, assigned, of: function, in: scope, at: range)
    case .closure, .member, .initializer, .keyPath, .memberwise: break
    }
    let parameters = parameters(of: callable)
    let given = arguments.enumerated().map { index, argument in
      if case .reference(let place) = argument.value.content {
        return CallableArgument(value: evaluate(place), isInOut: true)
      }
      let isLazy = parameters.indices.contains(index) && parameters[index].isAutoclosure
      return CallableArgument(value: isLazy ? functions.autoclosure(argument.value) : evaluate(argument.value))
    }
    var variables: [Int?] = []
    let result = invoke(callable, with: given, at: range, passesErrorsOn: true, &variables)
    changePlaces(in: arguments, variables)
    return result
  }

  /// Runs a function that statements declare.
  ///
  /// - Parameters:
  ///   - arguments: the argument of each parameter, if it has one.
  ///   - scope: the scope of its parameters.
  private func invoke(
    _ callable: Int, _ arguments: [SwiftExpression.Argument?], of function: SwiftFunction, in scope: TypeScope,
    at range: TextRange
  ) -> AbstractValue {
    let given = zip(function.parameters, arguments).map { parameter, argument -> CallableArgument? in
      guard let argument else { return nil }
      if case .reference(let place) = argument.value.content { return CallableArgument(value: evaluate(place)) }
      return CallableArgument(value: functions.value(of: argument.value, for: parameter, in: scope))
    }
    var variables: [Int?] = []
    let result = invoke(callable, with: given, at: range, passesErrorsOn: true, &variables)
    changePlaces(in: arguments, variables)
    return result
  }

  /// Changes the places that a callee got, to the values of its parameters.
  private func changePlaces(in arguments: [SwiftExpression.Argument?], _ variables: [Int?]) {
    for (index, argument) in arguments.enumerated() {
      guard case .reference(let place)? = argument?.value.content else { continue }
      let value = index < variables.count ? variables[index].map { state.value(of: $0) } : nil
      places.modify(place) { _ in value ?? .unknown }
    }
  }

  private func accepts(_ arguments: [SwiftExpression.Argument], _ callable: Int) -> Bool {
    guard case .function(let function, _) = state.callables[callable] else { return false }
    return function.assignment(of: arguments) != nil
  }

  /// The parameters of a function; none for a closure, which has no autoclosures.
  private func parameters(of callable: Int) -> [SwiftFunction.Parameter] {
    switch state.callables[callable] {
    case .closure, .overloads, .keyPath, .memberwise: []
    case .function(let function, _): function.parameters
    case .member(let id, _), .initializer(let id, _): program[id].parameters
    }
  }

  func invoke(_ callable: Int, _ arguments: [AbstractValue], at range: TextRange) -> AbstractValue {
    invoke(callable, with: arguments.map { CallableArgument(value: $0) }, at: range)
  }

  func invoke(_ callable: Int, with arguments: [CallableArgument?], at range: TextRange) -> AbstractValue {
    var variables: [Int?] = []
    return invoke(callable, with: arguments, at: range, &variables)
  }

  /// - Parameters:
  ///   - arguments: nil for a parameter whose default value is used.
  ///   - passesErrorsOn: whether the caller surely gets the errors. A task, for example, keeps them.
  ///   - variables: receives the variables of the parameters.
  func invoke(
    _ callable: Int, with arguments: [CallableArgument?], at range: TextRange, passesErrorsOn: Bool = false,
    _ variables: inout [Int?]
  ) -> AbstractValue {
    let id = SwiftFunction.ID(declaration: .none, index: callable)
    guard stack.canCall(closure: id) else {
      for argument in arguments { argument.map { escape($0.value) } }
      shareMentions(of: callable)
      mayThrowIfTried()
      return .unknown
    }
    let values = arguments.compactMap { $0?.value }
    switch state.callables[callable] {
    case .member(let id, let receiver):
      return functions.call(id, values: values, on: receiver, at: range, passesErrorsOn: passesErrorsOn)
    case .initializer(let id, let path):
      return instances.initialize(path, by: id, values, at: range, passesErrorsOn: passesErrorsOn)
    case .memberwise(let path): return instances.memberwise(path, values: values, at: range)
    case .overloads:
      escape(values)
      escape(callable: callable, at: nil)
      mayThrowIfTried()
      return .unknown
    case .keyPath(let path, let surroundings):
      guard case .keyPath(let content) = path.content, values.count == 1 else { return .unknown }
      return functions.inFrame(Frame(surroundings), result: nil) {
        members.value(at: content, path.number, from: values[0], at: path.range)
      }
    case .closure, .function: break
    }
    // A diagnostic in a closure has the place of the call around it.
    stack.push(id, at: stack.last ?? location(range), isOfCodeUnderTest: false)
    defer { stack.pop() }
    switch state.callables[callable] {
    case .closure(let closure, let surroundings):
      return functions.inFrame(Frame(surroundings), result: nil, passesErrorsOn: passesErrorsOn) {
        variables = bind(arguments, to: closure)
        return functions.value(ofBody: closure.body)
      }
    case .function(let function, let surroundings):
      guard function.parameters.count == arguments.count else {
        escape(values)
        escape(.callable(callable))
        return .unknown
      }
      var inner = Frame(surroundings)
      inner.types.merge(function.genericTypes) { $1 }
      return functions.inFrame(inner, result: function.result, passesErrorsOn: passesErrorsOn) {
        for (parameter, argument) in zip(function.parameters, arguments) {
          variables.append(functions.declare(parameter, argument?.value))
        }
        return functions.value(ofBody: function)
      }
    case .member, .initializer, .overloads, .keyPath, .memberwise: return .unknown
    }
  }

  /// - Returns: the variables of the parameters.
  private func bind(_ arguments: [CallableArgument?], to closure: SwiftClosure) -> [Int?] {
    var given = arguments.map { $0 ?? CallableArgument(value: .unknown) }
    if given.count == 1, 1 < closure.parameters.count, case .tuple(let parts) = given[0].value {
      given = parts.map { CallableArgument(value: $0) }
    }
    if closure.parameters.isEmpty {
      return given.enumerated().map { index, argument in declare(Name("$\(index)"), argument) }
    }
    return closure.parameters.enumerated().map { index, name in
      let argument = given.indices.contains(index) ? given[index] : CallableArgument(value: .unknown, isInOut: true)
      return name.map { declare($0, argument) }
    }
  }

  private func declare(_ name: Name, _ argument: CallableArgument) -> Int {
    argument.isInOut ? declare(name, argument.value) : declareConstant(name, argument.value)
  }

  // MARK: Closures that are handed on

  /// Hands a closure to unknown code, which can run it at any time. Diagnostics in it are uncertain, and the values
  /// that it changes become unknown.
  func escape(callable: Int, at range: TextRange?) {
    if case .overloads(let numbers) = state.callables[callable] {
      for number in numbers { escape(callable: number, at: range) }
      return
    }
    guard state.markEscaped(callable: callable) else { return }
    // Functions that give functions, which give others, need not come to an end.
    bounded(()) { runEscaped(callable, at: range) }
  }

  private func runEscaped(_ callable: Int, at range: TextRange?) {
    let before = state.path
    let frame = frame
    let changes = watching {
      inside(.exploration) {
        let result = inside(.branch) {
          invoke(callable, with: unknownArguments(of: callable), at: range ?? TextRange(at: 0))
        }
        // The unknown code gets the result, too.
        escape(result, at: range)
      }
    }
    state.path = before
    self.frame = frame
    guard !changes.isEmpty else { return }
    forget(changes)
    shareMentions(of: callable)
  }

  func unknownArguments(of callable: Int) -> [CallableArgument] {
    let count =
      switch state.callables[callable] {
      case .closure(let closure, _): closure.parameters.isEmpty ? 3 : closure.parameters.count
      case .function(let function, _): function.parameters.count
      case .member(let id, _), .initializer(let id, _): program[id].parameters.count
      case .overloads, .keyPath, .memberwise: 1
      }
    return Array(repeating: CallableArgument(value: .unknown, isInOut: true), count: count)
  }

  private func shareMentions(of callable: Int) {
    switch state.callables[callable] {
    case .closure(let closure, let surroundings): share(closure.mentions, surroundings.names)
    case .function(_, let surroundings):
      // The mentions of a local function are not recorded, so every variable in its scope counts.
      for variable in surroundings.names.values.sorted() { share(variable) }
    case .member(_, let receiver): receiver.map { escape($0) }
    case .initializer, .overloads, .keyPath, .memberwise: break
    }
  }
}

/// An argument of a closure, or of a function that is a value.
struct CallableArgument {
  let value: AbstractValue
  /// Whether the callee can assign to the parameter.
  var isInOut = false
}
