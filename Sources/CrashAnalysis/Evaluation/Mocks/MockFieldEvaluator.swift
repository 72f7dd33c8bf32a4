import MockIR
import ModelIR
import Source
import SwiftLowering

/// Changes of fields of mocks, and the record of stored values for diagnostics.
struct MockFieldEvaluator: Evaluator {
  let evaluation: Evaluation

  /// `mock._setScalar(value, for: \.name)` and the like.
  ///
  /// - Returns: whether it is such a call.
  func setByKeyPath(_ name: Name, of id: MockID, _ arguments: [SwiftExpression.Argument]) -> Bool {
    guard LibraryModels.fieldSetters.contains(name), arguments.count == 2, arguments[1].label == "for",
      case .keyPath(let path) = arguments[1].value.content, path.components.count == 1,
      let field = path.names.first.flatMap({ field($0, ofMock: id) }), names.isUndeclared(name)
    else { return false }
    let value = evaluate(arguments[0].value)
    set(field, of: id, to: value)
    noteStored(value, arguments[0].value, in: field, of: id)
    return true
  }

  func field(_ name: Name, ofMock id: MockID) -> MockField? {
    state.path.mocks[id].flatMap { code.mock(ofType: $0.type)?.field(ofProperty: name) }
  }

  func set(_ field: MockField, of id: MockID, to value: AbstractValue) {
    if !state.set(field.responseKey, of: id, to: value) { escape(value) }
  }

  /// Notes a nil for a field, and a mock of a type that the field does not have.
  func noteStored(_ value: AbstractValue, _ expression: SwiftExpression, in field: MockField, of id: MockID) {
    let place = nilPlace(value, expression)
    state.path.mocks[id]?.nils[field.responseKey] = place
    if let place, place.isLiteral, let mock = state.path.mocks[id] { diagnostics.noteNil(place, field, mock, point) }
    noteTypes(value, expression, in: field)
  }

  private func nilPlace(_ value: AbstractValue, _ expression: SwiftExpression) -> NilPlace? {
    guard value == .nothing else { return nil }
    return NilPlace(location: location(expression.range), isLiteral: expression.isNil)
  }

  /// The compiler accepts every mock for a field of an interface or a union.
  private func noteTypes(_ value: AbstractValue, _ expression: SwiftExpression, in field: MockField) {
    let target: Name
    switch field.type.named {
    case .interface(let reference), .union(let reference): target = reference.name
    case .builtIn, .scalar, .enumeration, .object: return
    }
    var open = [(value, expression)]
    while let (value, expression) = open.popLast() {
      switch value {
      case .optional(let inner): open.append((inner, expression))
      case .list(let values):
        if case .array(let elements) = expression.content, elements.count == values.count {
          open += zip(values, elements)
        } else {
          open += values.map { ($0, expression) }
        }
      case .mock(let id):
        guard let mock = state.path.mocks[id], code.isSubType(mock.convertedType, of: target) == false else { continue }
        let place = location(expression.range)
        state.path.mocks[id]?.wrongPlace = place
        diagnostics.noteWrongType(of: mock, storedAt: place, point)
      default: break
      }
    }
  }

  // MARK: JSON

  /// `mock._data["key"] = value`, which can store null.
  ///
  /// - Returns: whether it is such an assignment.
  func assignData(_ expression: SwiftExpression, to target: SwiftExpression) -> Bool {
    guard case .element(let base, let arguments) = target.content, let owner = owner(ofData: base),
      arguments.count == 1, case .literal(.string(let text)) = arguments[0].value.content,
      case .mock(let id) = evaluate(owner), state.path.mocks[id]?.isShared == false
    else { return false }
    let key = Name(text)
    if key == WellKnownNames.typename {
      if case .string(let text) = evaluate(expression) { state.rename(id, Name(text)) } else { escape(.mock(id)) }
      return true
    }
    var nulls: [SwiftExpression] = []
    let value = dataValue(expression, &nulls)
    if !state.set(key, of: id, to: value) { escape(value) }
    let place = nulls.first.map {
      NilPlace(location: location($0.range), isLiteral: true, isNull: true, isInList: value != .nothing)
    }
    state.path.mocks[id]?.nils[key] = place
    if value == .nothing, let place, let mock = state.path.mocks[id],
      let field = code.mock(ofType: mock.type)?.field(key)
    {
      diagnostics.noteNil(place, field, mock, point)
    }
    return true
  }

  /// The mock in `mock._data`, and `self` in `_data`.
  private func owner(ofData expression: SwiftExpression) -> SwiftExpression? {
    switch expression.content {
    case .member(let owner, Self.data): owner
    case .name(Self.data) where frame.names[Self.data] == nil: SwiftExpression.ownInstance
    default: nil
    }
  }

  /// Returns the value of an expression in JSON, in which `NSNull()` is null.
  private func dataValue(_ expression: SwiftExpression, _ nulls: inout [SwiftExpression]) -> AbstractValue {
    switch expression.content {
    case .parenthesized(let inner), .coercion(let inner, _): return dataValue(inner, &nulls)
    case .array(let elements):
      var values: [AbstractValue] = []
      for element in elements { values.append(dataValue(element, &nulls)) }
      return .list(values)
    case .literal(.nothing):
      // This removes the key.
      return .nothing
    default:
      if expression.isNull {
        nulls.append(expression)
        return .nothing
      }
      return evaluate(expression)
    }
  }

  /// The property of mocks that holds their values as JSON.
  private static let data: Name = "_data"
}
