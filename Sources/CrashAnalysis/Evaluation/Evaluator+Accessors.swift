import Source
import SwiftLowering

/// Setters of properties, and the types that assignments expect.
extension Evaluator {
  /// Returns the function that sets a computed property of an instance; nil if there is none.
  func setter(_ name: Name, of value: AbstractValue) -> SwiftFunction.ID? {
    guard case .some(let path) = state.type(of: value) else { return nil }
    return names.resolve(.setter(name, of: .type(path))).function
  }

  /// Runs the setter of a computed property.
  mutating func assign(
    _ expression: SwiftExpression, by id: SwiftFunction.ID, to owner: Link, standingAt base: SwiftExpression
  ) {
    let set = { (evaluator: inout Evaluator) in
      let argument = SwiftExpression.Argument(expression)
      var changed = owner.value
      _ = evaluator.call(id, [argument], on: owner.value, at: expression.range, changing: &changed)
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
    let value = evaluate(arguments[0].value, expecting: Expectation(field))
    set(field, of: id, to: value)
    noteStored(value, arguments[0].value, in: field, of: id)
    return true
  }

  // MARK: Expectations

  /// Returns the type of a variable or stored property, as far as its present value shows it.
  mutating func expectation(ofVariable name: Name) -> Expectation {
    if let variable = frame.names[name] { return expectation(of: state.value(of: variable)) }
    guard let receiver, let path = state.type(of: receiver), let found = names.storedProperty(name, of: path) else {
      return .none
    }
    let declared = names.expectation(found.property.type, in: found.owner.scope)
    guard declared == .none, !found.property.isLazy, found.property.wrapper == nil,
      let value = stored(name, of: receiver)
    else { return declared }
    return expectation(of: value)
  }

  /// Returns the type of a variable or field that holds a list. Nothing is evaluated.
  func expectation(ofList place: SwiftExpression) -> Expectation {
    switch place.content {
    case .chained(let inner), .unwrapped(let inner), .parenthesized(let inner): return expectation(ofList: inner)
    case .name(let name):
      if let variable = frame.names[name] { return frame.lists[variable] ?? .none }
      guard case .mock(let id)? = receiver else { return .none }
      return field(name, ofMock: id).map { Expectation($0) } ?? .none
    case .member(let owner, let name):
      guard case .name(let variable) = owner.content, let number = frame.names[variable],
        case .mock(let id) = state.value(of: number).wrapped
      else { return .none }
      return field(name, ofMock: id).map { Expectation($0) } ?? .none
    default: return .none
    }
  }

  /// Returns the type that another value in the place of a value has.
  func expectation(of value: AbstractValue) -> Expectation {
    switch value.wrapped {
    case .enumeration(let enumeration): enumeration.type.isEmpty ? .none : .instance(enumeration.type)
    default: .none
    }
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
