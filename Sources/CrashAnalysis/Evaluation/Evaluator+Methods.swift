import Source
import SwiftLowering

/// Calls of methods of values.
extension Evaluator {
  /// Returns the result of a method of a value.
  ///
  /// - Parameter base: the place of the value.
  mutating func methodCall(
    _ name: Name, on value: AbstractValue, standingAt base: SwiftExpression, _ site: CallSite
  ) -> AbstractValue {
    let (arguments, range) = (site.arguments, site.range)
    switch value {
    case .oneOf(let alternatives):
      return forEach(of: alternatives) { evaluator, value in
        evaluator.methodCall(name, on: value, standingAt: base, site)
      }
    case .enumeration(let enumeration):
      if let result = method(name, of: value, site, standingAt: base) { return result }
      if let result = resultMethod(name, of: enumeration, arguments, at: range) { return result }
    case .list(let values):
      if let result = sequenceMethod(name, values, standingAt: base, arguments, at: range) { return result }
      if let result = listMethod(name, values, standingAt: base, arguments, at: range) { return result }
      if let result = method(name, of: value, site, standingAt: base) { return result }
    case .mock, .model:
      if case .mock(let id) = value, setByKeyPath(name, of: id, arguments) { return .tuple([]) }
      if let result = method(name, of: value, site, standingAt: base) { return result }
      if let result = optionalMethod(name, value, arguments, at: range) { return result }
      if case .model = value, LibraryModels.row(name, of: .model) != nil {
        return unknownCall(.eager, arguments, isLibrary: true)
      }
    case .object, .record:
      if let result = concurrencyMethod(name, of: value, arguments, at: range) { return result }
      if case .callable(let index)? = stored(name, of: value) { return invoke(index, arguments, at: range) }
      if let result = method(name, of: value, site, standingAt: base) { return result }
      if LibraryModels.row(name, of: .testCase) != nil { return unknownCall(.eager, arguments, isLibrary: true) }
    case .string where LibraryModels.row(name, of: .text)?.fits(arguments) == true: return value
    case .boolean where isToggle(name, arguments):
      modify(base) { value in
        if case .boolean(let isOn) = value { .boolean(!isOn) } else { .unknown }
      }
      return .tuple([])
    case .boolean, .integer, .number, .string, .something, .nothing, .optional, .fragments:
      if let result = optionalMethod(name, value, arguments, at: range) { return result }
    case .unknown:
      if let result = witnessCall(name, on: base, site) { return result }
    default: break
    }
    if case .list = value { escape(value) } else { escape(value, at: base.range) }
    return unknownMethod(name, of: value, standingAt: base, arguments)
  }

  /// Calls a method that is not followed. It may change the place of its receiver.
  private mutating func unknownMethod(
    _ name: Name, of value: AbstractValue, standingAt base: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) -> AbstractValue {
    let isLibrary = value.isScalar || value.isOfLibrary && LibraryModels.row(name, of: .any) != nil
    let result = unknownCall(.method(name), arguments, on: value, isLibrary: isLibrary)
    if mayMutate(name, value, arguments) { mayChange(base) }
    return result
  }

  /// Whether a method of a truth value is the one of the standard library that inverts it.
  private func isToggle(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> Bool {
    name == LibraryModels.toggle && arguments.isEmpty
      && !program.functions(named: name).contains { program[$0].enclosing == [LibraryModels.bool] }
  }

  /// Runs a method that the program declares for a value; nil if there is none, or it is unclear which.
  mutating func method(
    _ name: Name, of receiver: AbstractValue, _ site: CallSite, standingAt base: SwiftExpression? = nil
  ) -> AbstractValue? {
    guard let owner = owner(of: receiver) else { return nil }
    let id: SwiftFunction.ID
    switch names.method(name, of: owner, site) {
    case .one(let found): id = found
    case .possible(let found):
      return possibleCall(found, site, on: receiver, standingAt: base ?? Self.selfExpression)
    case .witnesses, .unknown: return nil
    }
    var changed = receiver
    let result = call(id, site, on: receiver, changing: &changed)
    guard program[id].isMutating else { return result }
    if let base {
      modify(base) { _ in changed }
    } else if let variable = frame.names[WellKnownNames.selfName] {
      state.assign(variable, changed)
    }
    return result
  }
}
