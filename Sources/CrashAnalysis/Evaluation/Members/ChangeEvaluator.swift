import Source
import SwiftLowering

/// Changes of places by methods that are not followed.
struct ChangeEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Whether a method that is not followed may change the place of its receiver.
  func mayMutate(_ name: Name, _ value: AbstractValue, _ arguments: [SwiftExpression.Argument]) -> Bool {
    let declared = program.functions(named: name).map { program[$0] }.filter { $0.kind == .function }
    if declared.contains(where: \.isMutating) { return true }
    // Methods of classes change no variables. Only a method of `Optional` does.
    if value.isReference { return name == LibraryModels.take }
    if LibraryModels.leavesReceiver(name) { return false }
    let types = LibraryModels.types(of: value)
    return !declared.contains { function in
      function.assignment(of: arguments) != nil
        && (function.enclosing.last.map { types.contains(Name($0.written)) } ?? false)
    }
  }

  /// Makes the value of a place unknown, because code that is not followed may have changed it. A place that can't
  /// change keeps its value.
  func mayChange(_ place: SwiftExpression) {
    guard bounded(false, { canChange(place) && !isUnknown(place) }) else { return }
    if observers.isObserved(place) {
      maybe { places.modify(place) { _ in .unknown } }
    } else {
      places.modify(place) { _ in .unknown }
    }
  }

  /// Makes an owner unknown, because code that is not followed changed one of its properties. An instance of a class
  /// stays the same.
  func mayChange(_ owner: AbstractValue, standingAt place: SwiftExpression) {
    if !owner.wrapped.isReference { mayChange(place) }
  }

  /// Whether code can change the value of a place: that of a variable, or of a property with a setter.
  private func canChange(_ place: SwiftExpression) -> Bool {
    switch place.content {
    case .chained(let inner), .unwrapped(let inner), .parenthesized(let inner): return canChange(inner)
    case .name(let name):
      if let variable = frame.names[name] { return !state.isConstant(variable) }
      guard let receiver else { return false }
      if case .model(let model) = receiver { return model.shows(name) && canSet(name, of: receiver) }
      return (isMember(name, of: receiver) || name.utf8.first == UInt8(ascii: "$")) && canSet(name, of: receiver)
    case .member(let base, let name):
      let owner = knownValue(of: base)
      return canSet(name, of: owner) && (owner.isReference || canChange(base))
    case .element(let base, _):
      let owner = knownValue(of: base)
      if case .model = owner { return false }
      return owner.isReference || canChange(base)
    // Other expressions give temporary values.
    default: return false
    }
  }

  /// Whether the value of a place is unknown and no code runs for a change, so that a change makes no difference.
  private func isUnknown(_ place: SwiftExpression) -> Bool {
    switch place.content {
    case .chained(let inner), .unwrapped(let inner), .parenthesized(let inner): return isUnknown(inner)
    case .name(let name):
      guard !observers.isObserved(place) else { return false }
      if let variable = frame.names[name] { return state.value(of: variable) == .unknown }
      return receiver.map { isUnknown(name, of: $0) } ?? true
    case .member(let base, let name):
      let owner = knownValue(of: base)
      return owner == .unknown ? isUnknown(base) : !observers.isObserved(place) && isUnknown(name, of: owner)
    case .element(let base, _): return knownValue(of: base) == .unknown && isUnknown(base)
    default: return true
    }
  }

  private func isUnknown(_ name: Name, of owner: AbstractValue) -> Bool {
    places.isStored(name, of: owner) && properties.stored(name, of: owner) == .unknown
  }

  /// Whether a property of a value may have a setter.
  private func canSet(_ name: Name, of owner: AbstractValue) -> Bool {
    switch owner {
    case .model(let model), .fragments(let model): return model.type.definition.isMutable
    // Of the members that are known, only the values of a dictionary have a setter.
    case .list, .dictionary: return name == Self.values || owner.libraryMember(name) == nil
    case .object, .record, .enumeration:
      guard let path = state.type(of: owner) else { return true }
      if let (property, _) = names.storedProperty(name, of: path) { return !property.isConstant }
      return assignments.setter(name, of: owner) != nil || names.getter(name, of: .type(path)).function == nil
    default: return true
    }
  }

  /// The property of dictionaries with their values.
  private static let values: Name = "values"

  /// Returns the value of an expression that was evaluated before, without its effects.
  private func knownValue(of expression: SwiftExpression) -> AbstractValue {
    let path = state.path
    defer { state.path = path }
    return expressions.chain(expression).value.wrapped
  }

  // MARK: Places that begin with calls

  /// Returns a place with the same value, which can be evaluated again. A call that the place begins with is evaluated
  /// now, and a name stands for its result.
  func repeatable(_ place: SwiftExpression) -> SwiftExpression {
    switch place.content {
    case .member(let base, let name): SwiftExpression(.member(beginning(base), name), place.range, number: place.number)
    case .element(let base, let arguments):
      SwiftExpression(.element(beginning(base), arguments), place.range, number: place.number)
    case .chained(let base): SwiftExpression(.chained(repeatable(base)), place.range)
    case .unwrapped(let base): SwiftExpression(.unwrapped(repeatable(base)), place.range)
    default: place
    }
  }

  private func beginning(_ base: SwiftExpression) -> SwiftExpression {
    switch base.content {
    case .call:
      let link = expressions.chain(base)
      let result = named(link.isCut ? link.value.asOptional : link.value, at: base.range, number: base.number)
      return link.isCut ? SwiftExpression(.chained(result), base.range) : result
    case .chained(let inner): return SwiftExpression(.chained(beginning(inner)), base.range)
    case .unwrapped(let inner): return SwiftExpression(.unwrapped(beginning(inner)), base.range)
    default: return repeatable(base)
    }
  }

  /// Returns an expression that stands for a value as long as the names of the frame stay.
  func named(_ value: AbstractValue, at range: TextRange, number: Int32 = -1) -> SwiftExpression {
    let variable = state.declareConstant(value)
    // No code has such names.
    let name = Name("%\(variable)")
    frame.names[name] = variable
    return SwiftExpression(.name(name), range, number: number)
  }
}
