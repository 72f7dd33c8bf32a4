import Source
import SwiftLowering

/// Methods of `Optional`.
extension Evaluator {
  /// Calls `map` or `flatMap` on an optional model, mock, number or truth value; nil for other calls.
  ///
  /// These values have no such methods, so the static type of the receiver is an optional.
  mutating func optionalMethod(
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
      maybe { result = $0.transform(wrapped, by: argument.value, at: range) }
      return result.asOptional
    default: return nil
    }
  }

  /// Returns the result of a function or key path for a value. An unknown function may keep the value, but it can't
  /// change the variable that holds it.
  mutating func transform(
    _ value: AbstractValue, by function: SwiftExpression, at range: TextRange
  ) -> AbstractValue {
    guard let apply = self.function(function, at: range) else {
      escape(value, at: range)
      return .unknown
    }
    return apply(&self, value)
  }
}
