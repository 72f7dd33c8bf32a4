import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import SwiftSemantics

/// Calls of functions of the program: arguments, frames, and what generic parameters stand for.
struct FunctionEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Runs a function with the values of the arguments.
  func call(_ id: SwiftFunction.ID, _ site: CallSite, on receiver: AbstractValue? = nil) -> AbstractValue {
    var result = receiver ?? .unknown
    return call(id, site, on: receiver, changing: &result)
  }

  /// - Parameter changed: receives the receiver as the function leaves it.
  func call(
    _ id: SwiftFunction.ID, _ site: CallSite, on receiver: AbstractValue?, changing changed: inout AbstractValue
  ) -> AbstractValue {
    let function = program[id]
    guard let assigned = function.assignment(of: site.arguments) else {
      changed = .unknown
      return unknownCalls.unknownCall(.method(function.name), site.arguments)
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
      places.modify(place) { _ in value }
    }
    return result
  }

  /// Returns the value of a parameter: that of its argument, or a closure that evaluates it.
  ///
  /// - Parameter scope: that of the function.
  func value(
    of argument: SwiftExpression, for parameter: SwiftFunction.Parameter, in scope: TypeScope
  ) -> AbstractValue {
    parameter.isAutoclosure ? autoclosure(argument) : expressions.evaluate(argument, as: parameter.type, in: scope)
  }

  /// The closure that an argument becomes.
  func autoclosure(_ argument: SwiftExpression) -> AbstractValue {
    // A `try` before the call covers the argument.
    let body = context.isTried ? SwiftExpression(.attempt(.throwing, argument), argument.range) : argument
    let closure = SwiftClosure(body, mentions: argument.mentions)
    return state.makeCallable(.closure(closure, frame.surroundings))
  }

  /// Runs a function with values for all its parameters.
  func call(
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

  /// - Parameters:
  ///   - passesErrorsOn: whether the caller surely gets the errors.
  ///   - variables: receives the variable of `self`, if there is a receiver, then the variables of the parameters. It
  ///     stays empty if the call exceeds the limits of the stack.
  func call(
    _ id: SwiftFunction.ID, given values: [AbstractValue?], on receiver: AbstractValue?, at site: CallSite,
    passesErrorsOn: Bool = true, _ variables: inout [Int]
  ) -> AbstractValue {
    guard stack.canCall(id) else {
      for value in values { value.map { escape($0) } }
      receiver.map { escape($0) }
      escapeSelf()
      if program[id].mayThrow { mayThrowIfTried() }
      return .unknown
    }
    if let value = appliedCalls.apply(id, given: values, on: receiver, at: site, &variables) { return value }
    let function = program.functionWithBody(id)
    // Code of libraries has no places.
    let place = LibraryText.isLibrary(frame.file) ? stack.last : nil
    stack.push(id, at: place ?? location(site.range), isOfCodeUnderTest: program.isCodeUnderTest(id.file))
    defer { stack.pop() }
    var inner = Frame(declaration: id.declaration)
    inner.enclosing = names.home(of: id)
    inner.mock = names.objectOfMocks(extendedBy: id)
    inner.types = function.genericTypes
    inner.site = site.number
    inner.isInitializer = function.kind == .initializer
    // The caller marks calls that can throw with `try`. No stub handles errors.
    inner.throwsNothing = LibraryText.isLibrary(id.file) && (!context.isTried || frame.throwsNothing)
    return inFrame(inner, result: function.result, passesErrorsOn: passesErrorsOn) {
      if let receiver { variables.append(declare(WellKnownNames.selfName, receiver)) }
      for (parameter, value) in zip(function.parameters, values) {
        variables.append(declare(parameter, value))
      }
      return value(ofBody: function)
    }
  }

  /// Declares a parameter of the function that is being run, with its argument or else its default value.
  func declare(_ parameter: SwiftFunction.Parameter, _ argument: AbstractValue?) -> Int {
    let given = argument ?? parameter.defaultValue.map { value(of: $0, for: parameter, in: frame.scope) } ?? .unknown
    let isVariable = parameter.isInOut || parameter.isConsuming || parameter.isWrapped
    let variable = isVariable ? declare(parameter.name, given) : declareConstant(parameter.name, given)
    if parameter.isWrapped { share(variable) }
    return variable
  }

  /// Runs a closure in a new frame, and joins all paths that return from it.
  ///
  /// - Parameter passesErrorsOn: whether the caller surely gets the errors.
  func inFrame(
    _ inner: Frame, result: SwiftTypeReference?, passesErrorsOn: Bool = false,
    _ body: () -> AbstractValue
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
  func value(ofBody function: SwiftFunction) -> AbstractValue {
    let value = value(ofBody: function.body)
    return function.kind == .function && function.result == nil ? .tuple([]) : value
  }

  /// Runs statements, and returns their value if they are one expression.
  func value(ofBody body: [SwiftStatement]) -> AbstractValue {
    if body.count == 1 {
      if case .expression(let expression) = body[0] {
        return expressions.evaluate(expression, as: frame.result, in: frame.scope)
      }
      if let value = patterns.value(of: body[0]) { return value }
    }
    statements.run(body)
    return .something
  }

  /// Returns the type that a generic parameter of the present function stands for; nil if it is none, or not known.
  func genericArgument(_ name: Name) -> StaticType? {
    guard case .genericParameter? = frame.types[name] else { return nil }
    return genericArgument(name, of: callers.count)
  }

  /// Returns the types that the generic parameters of a function stand for in a call, as far as they are known.
  func genericArguments(of id: SwiftFunction.ID, _ site: CallSite) -> [Name: StaticType] {
    var result: [Name: StaticType] = [:]
    for parameter in program[id].genericParameters {
      result[parameter.name] = genericArgument(parameter.name, at: site.number, in: frame, callers.count)
    }
    return result
  }

  /// - Parameter depth: the number of frames around the function.
  private func genericArgument(_ name: Name, of depth: Int) -> StaticType? {
    guard 0 < depth else { return nil }
    let function = depth == callers.count ? frame : callers[depth]
    // The first function of an applied call.
    if depth == 1, evaluation.application != .none { return evaluation.appliedArguments[name] }
    guard case .genericParameter? = function.types[name] else { return nil }
    return genericArgument(name, at: function.site, in: callers[depth - 1], depth - 1)
  }

  /// - Parameters:
  ///   - number: the number of the call.
  ///   - caller: the frame that has the call.
  ///   - depth: the number of frames around the caller.
  private func genericArgument(_ name: Name, at number: Int32, in caller: Frame, _ depth: Int) -> StaticType? {
    guard 0 <= number, let call = declarations.typed(caller.declaration)?.calls[number],
      let type = call.substitution.type(ofFunctionParameter: name)
    else { return nil }
    let result = type.replacingParameters { genericArgument($0.name, of: depth) }
    return result.isDecided ? result : nil
  }
}
