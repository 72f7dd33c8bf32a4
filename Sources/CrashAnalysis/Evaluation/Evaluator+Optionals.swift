import Source

/// Methods of `Optional`.
extension Evaluator {
  /// Calls `map` or `flatMap` on an optional model, mock, number or truth value; nil for other calls.
  ///
  /// These values have no such methods, so the static type of the receiver is an optional.
  mutating func optionalMethod(
    _ name: Name, _ value: AbstractValue, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    guard name == WellKnownNames.map || name == WellKnownNames.flatMap, arguments.count == 1,
      let argument = arguments.first, argument.label == nil
    else { return nil }
    switch value {
    case .nothing: return .nothing
    case .mock, .model, .fragments, .integer, .number, .boolean: return transform(value, by: argument.value, at: range)
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
    _ value: AbstractValue, by function: TestExpression, at range: TextRange
  ) -> AbstractValue {
    if case .keyPath(let path) = function.content {
      return path.names.reduce(value) { member($1, of: $0, at: function.range) }
    }
    guard case .callable(let index) = evaluate(function) else {
      escape(value, at: range)
      return .unknown
    }
    return invoke(index, [value], at: range)
  }
}
