import Source
import SwiftLowering
import SwiftSemantics

/// Calls of methods of values, `Optional` included.
struct MethodEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the result of a method of a value.
  ///
  /// - Parameter base: the place of the value.
  func methodCall(
    _ name: Name, on value: AbstractValue, standingAt base: SwiftExpression, _ site: CallSite
  ) -> AbstractValue {
    let (arguments, range) = (site.arguments, site.range)
    switch value {
    case .oneOf(let alternatives):
      return forEach(of: alternatives) { value in
        methodCall(name, on: value, standingAt: base, site)
      }
    case .enumeration(let enumeration):
      if let result = method(name, of: value, site, standingAt: base) { return result }
      if let result = enumerations.resultMethod(name, of: enumeration, arguments, at: range) { return result }
    case .list(let values):
      if let id = calledFunction(site) { return call(id, on: value, standingAt: base, site) }
      if names.types.isLazySequence(base.number), !names.types.isEagerResult(site.number) {
        escape(value)
        return unknownMethod(name, of: value, standingAt: base, arguments)
      }
      if let result = sequences.sequenceMethod(name, values, standingAt: base, arguments, at: range) { return result }
      if let result = library.listMethod(name, values, standingAt: base, arguments, at: range) { return result }
      if let result = method(name, of: value, site, standingAt: base) { return result }
    case .mock, .model:
      if case .mock(let id) = value, mockFields.setByKeyPath(name, of: id, arguments) { return .tuple([]) }
      if let result = method(name, of: value, site, standingAt: base) { return result }
      if let result = optionalMethod(name, value, arguments, at: range) { return result }
      if case .model = value, LibraryModels.row(name, of: .model) != nil {
        return unknownCalls.unknownCall(.eager, arguments, isLibrary: true)
      }
    case .object, .record:
      if let result = concurrency.concurrencyMethod(name, of: value, arguments, at: range) { return result }
      if case .callable(let index)? = properties.stored(name, of: value) {
        return closures.invoke(index, arguments, at: range)
      }
      if let result = method(name, of: value, site, standingAt: base) { return result }
      if LibraryModels.row(name, of: .testCase) != nil {
        return unknownCalls.unknownCall(.eager, arguments, isLibrary: true)
      }
    case .string(let text) where Self.searches.contains(name) && names.isUndeclared(name):
      return search(name, in: text, site.arguments)
    case .string where name == Self.append && arguments.count == 1 && names.isUndeclared(name):
      let part = evaluate(arguments[0].value)
      places.modify(base) { old in
        guard case .string(let text) = old, case .string(let part) = part else { return .something }
        return .string(joining: text, part)
      }
      return .tuple([])
    case .string where LibraryModels.row(name, of: .text)?.fits(arguments) == true: return value
    case .boolean where isToggle(name, arguments):
      places.modify(base) { value in
        if case .boolean(let isOn) = value { .boolean(!isOn) } else { .unknown }
      }
      return .tuple([])
    case .boolean, .integer, .number, .string, .something, .nothing, .optional, .fragments:
      if let result = optionalMethod(name, value, arguments, at: range) { return result }
    case .unknown:
      if let result = witnessCall(name, on: base, site) { return result }
    default: break
    }
    if let id = calledFunction(site) { return call(id, on: value, standingAt: base, site) }
    if let result = stubs.call(site, on: value, standingAt: base) { return result }
    if case .list = value { escape(value) } else { escape(value, at: base.range) }
    return unknownMethod(name, of: value, standingAt: base, arguments)
  }

  private static let append: Name = "append"
  private static let searches: Set<Name> = ["hasPrefix", "hasSuffix"]

  /// Calls `hasPrefix` or `hasSuffix` of a known text.
  private func search(_ name: Name, in text: String, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    let values = arguments.map { evaluate($0.value) }
    guard values.count == 1, case .string(let part) = values[0] else { return .something }
    return .boolean(name == "hasPrefix" ? text.hasPrefix(part) : text.hasSuffix(part))
  }

  /// Calls a method that is not followed. It may change the place of its receiver.
  private func unknownMethod(
    _ name: Name, of value: AbstractValue, standingAt base: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) -> AbstractValue {
    let isLibrary = value.isScalar || value.isOfLibrary && LibraryModels.row(name, of: .any) != nil
    let result = unknownCalls.unknownCall(.method(name), arguments, on: value, isLibrary: isLibrary)
    if changes.mayMutate(name, value, arguments) { changes.mayChange(base) }
    return result
  }

  /// Whether a method of a truth value is the one of the standard library that inverts it.
  private func isToggle(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> Bool {
    name == LibraryModels.toggle && arguments.isEmpty
      && !program.functions(named: name).contains { program[$0].enclosing == [LibraryModels.bool] }
  }

  /// Runs a method that the program declares for a value; nil if there is none, or it is unclear which.
  func method(
    _ name: Name, of receiver: AbstractValue, _ site: CallSite, standingAt base: SwiftExpression? = nil
  ) -> AbstractValue? {
    guard let owner = members.owner(of: receiver) else { return nil }
    let id: SwiftFunction.ID
    switch names.method(name, of: owner, site) {
    case .one(let found): id = found
    case .possible(let found):
      return possibleCall(found, site, on: receiver, standingAt: base ?? SwiftExpression.ownInstance)
    case .witnesses, .unknown: return nil
    }
    return call(id, on: receiver, standingAt: base, site)
  }

  /// Returns the function of the program that a call means by its static types; nil if it calls another one, or if it is
  /// unclear which.
  private func calledFunction(_ site: CallSite) -> SwiftFunction.ID? {
    guard case .function(let id)? = names.types.call(at: site.number)?.callee, let function = program.function(id),
      !function.isStatic
    else { return nil }
    return id
  }

  /// Calls a value of a type with `callAsFunction`; nil for other values.
  func callAsFunction(
    _ value: AbstractValue, standingAt place: SwiftExpression, _ site: CallSite
  ) -> AbstractValue? {
    guard let id = calledFunction(site), program[id].name == Self.callAsFunction else { return nil }
    return call(id, on: value, standingAt: place, site)
  }

  private static let callAsFunction: Name = "callAsFunction"

  /// Runs a method for a receiver, which it may change.
  func call(
    _ id: SwiftFunction.ID, on receiver: AbstractValue?, standingAt base: SwiftExpression?, _ site: CallSite
  ) -> AbstractValue {
    var changed = receiver ?? .unknown
    let result = functions.call(id, site, on: receiver, changing: &changed)
    guard program[id].isMutating else { return result }
    if let base {
      places.modify(base) { _ in changed }
    } else if let variable = frame.names[WellKnownNames.selfName] {
      state.assign(variable, changed)
    }
    return result
  }

  /// Calls `map` or `flatMap` on an optional model, mock, number or truth value; nil for other calls.
  ///
  /// These values have no such methods, so the static type of the receiver is an optional.
  func optionalMethod(
    _ name: Name, _ value: AbstractValue, _ arguments: [SwiftExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    guard name == WellKnownNames.map || name == WellKnownNames.flatMap, arguments.count == 1,
      let argument = arguments.first, argument.label == nil
    else { return nil }
    switch value {
    case .nothing: return .nothing
    case .mock, .model, .fragments, .integer, .number, .boolean:
      return transform(value, by: argument.value, at: range)
    case .optional(let wrapped):
      switch wrapped {
      case .mock, .model, .fragments, .integer, .number, .boolean: break
      default: return nil
      }
      var result = AbstractValue.unknown
      maybe { result = transform(wrapped, by: argument.value, at: range) }
      return result.asOptional
    default: return nil
    }
  }

  /// Returns the result of a function or key path for a value. An unknown function may keep the value, but it can't
  /// change the variable that holds it.
  func transform(_ value: AbstractValue, by function: SwiftExpression, at range: TextRange) -> AbstractValue {
    guard let apply = sequences.function(function, at: range) else {
      escape(value, at: range)
      return .unknown
    }
    return apply(value)
  }

  /// Runs a method that may be meant. Another method can run instead, and change the values of the call.
  ///
  /// - Parameter base: the place of the receiver.
  func possibleCall(
    _ id: SwiftFunction.ID, _ site: CallSite, on receiver: AbstractValue, standingAt base: SwiftExpression
  ) -> AbstractValue {
    let function = program[id]
    guard let assigned = function.assignment(of: site.arguments), !function.parameters.contains(where: \.isInOut) else {
      escape(receiver)
      let result = unknownCalls.unknownCall(.method(function.name), site.arguments)
      changes.mayChange(receiver, standingAt: base)
      return result
    }
    let scope = names.scope(of: id)
    // The arguments are evaluated in any case.
    let values = zip(function.parameters, assigned).map { parameter, argument in
      argument.map { functions.value(of: $0.value, for: parameter, in: scope) }
    }
    var result = AbstractValue.unknown
    maybe {
      var variables: [Int] = []
      result = functions.call(id, given: values, on: receiver, at: site, &variables)
    }
    escape([result, receiver] + values.compactMap(\.self))
    changes.mayChange(receiver, standingAt: base)
    mayThrowIfTried()
    return .unknown
  }

  /// Calls the method of the only type in sight that conforms to the protocol that requires it.
  ///
  /// Other code may have given the place an instance of another type, so the call may not happen. A result is what the
  /// caller gets if it happens.
  ///
  /// - Returns: nil if no protocol requires the method, or several types conform.
  func witnessCall(_ name: Name, on base: SwiftExpression, _ site: CallSite) -> AbstractValue? {
    guard !program.requirements(named: name).isEmpty, let callee = names.types.call(at: site.number)?.callee,
      case .requirement(let requirement) = callee, program.function(requirement) != nil,
      let id = names.onlyWitness(of: name, site, in: names.home(of: requirement))
    else { return nil }
    return possibleCall(id, site, on: .unknown, standingAt: base)
  }
}
