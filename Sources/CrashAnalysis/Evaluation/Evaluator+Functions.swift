import Source
import SwiftLowering
import SwiftScanning

/// Calls of functions of the program.
extension Evaluator {
  /// Runs a function with the values of the arguments.
  mutating func call(_ id: SwiftFunction.ID, _ site: CallSite, on receiver: AbstractValue? = nil) -> AbstractValue {
    var result = receiver ?? .unknown
    return call(id, site, on: receiver, changing: &result)
  }

  /// - Parameter changed: receives the receiver as the function leaves it.
  mutating func call(
    _ id: SwiftFunction.ID, _ site: CallSite, on receiver: AbstractValue?, changing changed: inout AbstractValue
  ) -> AbstractValue {
    let function = program[id]
    guard let assigned = function.assignment(of: site.arguments) else {
      changed = .unknown
      return unknownCall(.method(function.name), site.arguments)
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
    let result = call(id, given: values, on: receiver, at: site, &variables)
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
    of argument: SwiftExpression, for parameter: SwiftFunction.Parameter, in scope: TypeScope
  ) -> AbstractValue {
    parameter.isAutoclosure ? autoclosure(argument) : evaluate(argument, as: parameter.type, in: scope)
  }

  /// The closure that an argument becomes.
  mutating func autoclosure(_ argument: SwiftExpression) -> AbstractValue {
    // A `try` before the call covers the argument.
    let body = context.isTried ? SwiftExpression(.attempt(.throwing, argument), argument.range) : argument
    let closure = SwiftClosure(body, mentions: argument.mentions)
    return state.makeCallable(.closure(closure, frame.surroundings))
  }

  /// Runs a function with values for all its parameters.
  mutating func call(
    _ id: SwiftFunction.ID, values: [AbstractValue], on receiver: AbstractValue?, at range: TextRange,
    passesErrorsOn: Bool = true
  ) -> AbstractValue {
    guard program[id].parameters.count == values.count else {
      for value in values { escape(value) }
      receiver.map { escape($0) }
      return .unknown
    }
    var variables: [Int] = []
    let site = CallSite(at: range)
    return call(id, given: values, on: receiver, at: site, passesErrorsOn: passesErrorsOn, &variables)
  }

  /// Calls an initializer that is a value.
  mutating func initialize(
    _ path: [Name], by id: SwiftFunction.ID, _ arguments: [AbstractValue], at range: TextRange, passesErrorsOn: Bool
  ) -> AbstractValue {
    guard let kind = names.declaration(of: path)?.kind, program[id].parameters.count == arguments.count else {
      for argument in arguments { escape(argument, at: range) }
      return .unknown
    }
    let receiver = blank(path, kind)
    var variables: [Int] = []
    let site = CallSite(at: range)
    let end = call(id, given: arguments, on: receiver, at: site, passesErrorsOn: passesErrorsOn, &variables)
    return made(variables.first.map { state.value(of: $0) } ?? receiver, by: id, end)
  }

  /// - Parameters:
  ///   - passesErrorsOn: whether the caller surely gets the errors.
  ///   - variables: receives the variable of `self`, if there is a receiver, then the variables of the parameters. It
  ///     stays empty if the call exceeds the limits of the stack.
  mutating func call(
    _ id: SwiftFunction.ID, given values: [AbstractValue?], on receiver: AbstractValue?, at site: CallSite,
    passesErrorsOn: Bool = true, _ variables: inout [Int]
  ) -> AbstractValue {
    guard calls.canCall(id) else {
      for value in values { value.map { escape($0) } }
      receiver.map { escape($0) }
      escapeSelf()
      if program[id].mayThrow { mayThrowIfTried() }
      return .unknown
    }
    if let value = apply(id, given: values, on: receiver, at: site, &variables) { return value }
    let function = program.functionWithBody(id)
    calls.push(id, at: location(site.range), isOfCodeUnderTest: program.isCodeUnderTest(id.file))
    defer { calls.pop() }
    var inner = Frame(declaration: id.declaration)
    inner.enclosing = names.home(of: id)
    inner.mock = names.objectOfMocks(extendedBy: id)
    inner.types = function.genericTypes
    inner.site = site.number
    inner.isInitializer = function.kind == .initializer
    return inFrame(inner, result: function.result, passesErrorsOn: passesErrorsOn) { evaluator in
      if let receiver { variables.append(evaluator.declare(WellKnownNames.selfName, receiver)) }
      for (parameter, value) in zip(function.parameters, values) {
        variables.append(evaluator.declare(parameter, value))
      }
      return evaluator.value(ofBody: function)
    }
  }

  /// Declares a parameter of the function that is being run, with its argument or else its default value.
  mutating func declare(_ parameter: SwiftFunction.Parameter, _ argument: AbstractValue?) -> Int {
    let given = argument ?? parameter.defaultValue.map { value(of: $0, for: parameter, in: frame.scope) } ?? .unknown
    let isVariable = parameter.isInOut || parameter.isConsuming || parameter.isWrapped
    let variable = isVariable ? declare(parameter.name, given) : declareConstant(parameter.name, given)
    if parameter.isWrapped { share(variable) }
    return variable
  }

  /// Runs a closure in a new frame, and joins all paths that return from it.
  ///
  /// - Parameter passesErrorsOn: whether the caller surely gets the errors.
  mutating func inFrame(
    _ inner: Frame, result: SwiftTypeReference?, passesErrorsOn: Bool = false,
    _ body: (inout Evaluator) -> AbstractValue
  ) -> AbstractValue {
    let outer = frame
    let wasSure = state.path.isReachedForSure
    callers.append(outer)
    frame = inner
    frame.result = result
    var value = inside(.body, body)
    var left = frame
    frame = callers.removeLast()
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

  /// Runs the body of a function, and returns its value if it is one expression, or if there is no result.
  mutating func value(ofBody function: SwiftFunction) -> AbstractValue {
    let value = value(ofBody: function.body)
    return function.kind == .function && function.result == nil ? .tuple([]) : value
  }

  /// Runs statements, and returns their value if they are one expression.
  mutating func value(ofBody body: [SwiftStatement]) -> AbstractValue {
    if body.count == 1 {
      if case .expression(let expression) = body[0] { return evaluate(expression, as: frame.result, in: frame.scope) }
      if let value = value(of: body[0]) { return value }
    }
    run(body)
    return .something
  }
}
