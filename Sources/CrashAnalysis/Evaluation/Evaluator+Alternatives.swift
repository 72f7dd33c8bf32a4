import MockIR
import Source
import SwiftLowering

/// Operations on values that are one of several.
extension Evaluator {
  /// Runs a closure for each value as a branch, and joins the paths and the results.
  mutating func forEach(
    of alternatives: Alternatives, _ body: (inout Evaluator, AbstractValue) -> AbstractValue
  ) -> AbstractValue {
    let before = state.path
    var result: (value: AbstractValue, path: PathState)?
    for value in alternatives.values {
      state.path = before
      let next = inside(.branch) { body(&$0, value) }
      guard let known = result else {
        result = (next, state.path)
        continue
      }
      merge(known.path)
      result = (join(known.value, next), state.path)
    }
    return result?.value ?? .unknown
  }

  /// Returns the value of a property of one of several values.
  mutating func member(_ name: Name, ofOneOf alternatives: Alternatives, at range: TextRange) -> AbstractValue {
    if let value = commonCrash(name, of: alternatives, at: range) { return value }
    return forEach(of: alternatives) { $0.member(name, of: $1, at: range) }
  }

  /// Reads a property that is missing in all models; nil if it is not.
  private mutating func commonCrash(
    _ name: Name, of alternatives: Alternatives, at range: TextRange
  ) -> AbstractValue? {
    let reader = ModelReader(code)
    var first: Model?
    for case .model(let model) in alternatives.values {
      guard let mock = state.mock(of: model), !mock.isShared, reader.isPossible(model, mock),
        reader.read(name, of: model, mock)?.missing?.isSure == true
      else { return nil }
      first = first ?? model
    }
    return first.map { read(name, of: $0, at: range) }
  }

  /// Sets a field of one of several mocks.
  ///
  /// - Returns: whether all of them have the field.
  mutating func assign(_ expression: SwiftExpression, to name: Name, ofOneOf alternatives: Alternatives) -> Bool {
    var targets: [(id: MockID, field: MockField)] = []
    for value in alternatives.values {
      guard case .mock(let id) = value, let field = field(name, ofMock: id) else { return false }
      targets.append((id, field))
    }
    guard !targets.isEmpty else { return false }
    let value = evaluate(expression)
    for (id, field) in targets {
      maybe {
        $0.set(field, of: id, to: value)
        $0.noteStored(value, expression, in: field, of: id)
      }
    }
    return true
  }
}
