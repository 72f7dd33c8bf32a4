import Source
import SwiftLowering

/// Setters of properties, and equality.
extension Evaluator {
  /// Returns the function that sets a computed property of an instance; nil if there is none.
  func setter(_ name: Name, of value: AbstractValue) -> SwiftFunction.ID? {
    guard case .some(let path) = state.type(of: value) else { return nil }
    return names.setter(name, of: .type(path)).function
  }

  /// Runs the setter of a computed property.
  mutating func assign(
    _ expression: SwiftExpression, by id: SwiftFunction.ID, to owner: Link, standingAt base: SwiftExpression
  ) {
    let set = { (evaluator: inout Evaluator) in
      let site = CallSite([SwiftExpression.Argument(expression)], at: expression.range)
      var changed = owner.value
      _ = evaluator.call(id, site, on: owner.value, changing: &changed)
      if case .object = owner.value { return }
      evaluator.modify(base) { _ in changed }
    }
    if owner.isCut { maybe { set(&$0) } } else { set(&self) }
  }

  /// `mock._setScalar(value, for: \.name)` and the like.
  ///
  /// - Returns: whether it is such a call.
  mutating func setByKeyPath(_ name: Name, of id: MockID, _ arguments: [SwiftExpression.Argument]) -> Bool {
    guard LibraryModels.fieldSetters.contains(name), arguments.count == 2, arguments[1].label == "for",
      case .keyPath(let path) = arguments[1].value.content, path.components.count == 1,
      let field = path.names.first.flatMap({ field($0, ofMock: id) }), names.isUndeclared(name)
    else { return false }
    let value = evaluate(arguments[0].value)
    set(field, of: id, to: value)
    noteStored(value, arguments[0].value, in: field, of: id)
    return true
  }

  /// Returns whether two values are equal. The program can declare `==` for its enumerations.
  func equals(_ first: AbstractValue, _ second: AbstractValue) -> Certainty {
    if case .enumeration(let value) = first.wrapped, !value.type.isEmpty, names.hasMember(Self.equality, in: value.type)
    {
      return .maybe
    }
    return first.equals(second)
  }

  private static let equality: Name = "=="
}
