import GraphQLSyntax
import MockIR
import ModelIR
import Source

/// What is remembered of values that are stored in mocks, for findings about these.
extension Interpreter {
  /// Notes where a field was given nil, and a mock that the field cannot hold.
  mutating func noteStored(_ value: Value, _ expression: TestExpression, in field: MockField, of id: MockID) {
    let place = nilPlace(value, expression)
    state.mocks[id]?.nils[field.responseKey] = place
    if let place, place.isLiteral, let mock = state.mocks[id] { noteNil(place, field, mock) }
    noteTypes(value, expression, in: field)
  }

  private func nilPlace(_ value: Value, _ expression: TestExpression) -> NilPlace? {
    guard value == .nothing else { return nil }
    return NilPlace(location: location(expression.range), isLiteral: expression.isNil)
  }

  /// Nil is nothing that a required field can have, whatever is read.
  private mutating func noteNil(_ place: NilPlace, _ field: MockField, _ mock: MockState) {
    guard !field.type.isNullable else { return }
    findings.crashes.append(
      Crash(
        kind: .nullForRequired(place), isCertain: false, key: field.responseKey, mockType: mock.type,
        setFields: mock.fields.keys.sorted(), defaultOf: mock.defaultOf, origin: mock.origin,
        call: calls.last?.location))
  }

  /// The compiler accepts every mock for a field of an interface or a union.
  private mutating func noteTypes(_ value: Value, _ expression: TestExpression, in field: MockField) {
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
        guard let mock = state.mocks[id], code.isSubType(mock.convertedType, of: target) == false else { continue }
        let place = location(expression.range)
        state.mocks[id]?.wrongPlace = place
        findings.crashes.append(
          Crash(
            kind: .wrongMockType, isCertain: false, key: nil, mockType: mock.type, storage: place, origin: mock.origin,
            call: calls.last?.location))
      default: break
      }
    }
  }

  // MARK: Null

  /// `mock._data["key"] = value`, where null can be stored; nil for other targets.
  mutating func assignData(_ expression: TestExpression, to target: TestExpression) -> Bool {
    guard case .element(let base, let arguments) = target.content, let owner = owner(ofData: base),
      arguments.count == 1, case .literal(.string(let text)) = arguments[0].value.content,
      case .mock(let id) = evaluate(owner), state.mocks[id]?.isShared == false
    else { return false }
    let key = Name(text)
    if key == Self.typename {
      rename(id, evaluate(expression))
      return true
    }
    writes.mocks.insert(id)
    var nulls: [TestExpression] = []
    let value = dataValue(expression, &nulls)
    state.mocks[id]?.fields[key] = value == .nothing ? nil : value
    let place = nulls.first.map {
      NilPlace(location: location($0.range), isLiteral: true, isNull: true, isInList: value != .nothing)
    }
    state.mocks[id]?.nils[key] = place
    if value == .nothing, let place, let mock = state.mocks[id],
      let field = code.mock(ofType: mock.type)?.field(key)
    {
      noteNil(place, field, mock)
    }
    return true
  }

  /// The mock in `mock._data`, and `self` in `_data`.
  private func owner(ofData expression: TestExpression) -> TestExpression? {
    switch expression.content {
    case .member(let owner, Self.data): owner
    case .name(Self.data) where frame.names[Self.data] == nil: Self.selfExpression
    default: nil
    }
  }

  /// Changes the type that conversions take a mock for.
  private mutating func rename(_ id: MockID, _ name: Value) {
    writes.mocks.insert(id)
    if case .string(let text) = name { state.mocks[id]?.typename = Name(text) } else { escape(.mock(id)) }
  }

  /// What stands for JSON: `NSNull()` is null.
  private mutating func dataValue(_ expression: TestExpression, _ nulls: inout [TestExpression]) -> Value {
    switch expression.content {
    case .parenthesized(let inner), .coercion(let inner, _): return dataValue(inner, &nulls)
    case .array(let elements):
      var values: [Value] = []
      for element in elements { values.append(dataValue(element, &nulls)) }
      return .list(values)
    case .literal(.nothing):
      // The key is taken away.
      return .nothing
    default:
      if expression.isNull {
        nulls.append(expression)
        return .nothing
      }
      return evaluate(expression)
    }
  }

  /// Whether nil can stand among the values of mocks: then a conversion can fail.
  private func mayHoldNull(_ mock: MockState) -> Bool {
    mock.nils.values.contains { $0.isNull } || mock.fields.values.contains(where: \.holdsNil)
  }

  /// Null and nil in lists end a conversion where they may not stand.
  mutating func checkNulls(of model: Model, at range: TextRange) {
    guard state.mocks.values.contains(where: { mayHoldNull($0) }) else { return }
    struct Place: Hashable {
      let mock: MockID
      let sources: [SelectionSource: Certainty]
      let certainty: Certainty
    }
    var open = [Place(mock: model.mock, sources: model.sources, certainty: .yes)]
    var seen: Set<Place> = []
    while let place = open.popLast(), seen.count < Self.placeLimit {
      guard seen.insert(place).inserted, let mock = state.mocks[place.mock], !mock.isShared else { continue }
      let execution = Execution(place.sources, on: mock.convertedType, variables: model.variables, in: code)
      for (key, field) in execution.fields.sorted(by: { $0.key < $1.key }) {
        let certainty = place.certainty.and(field.certainty)
        guard certainty != .no else { continue }
        if let found = mock.nils[key], found.isNull, !found.isInList, field.wrappers.isNonNull {
          noteNull(found, key, found.isOnOneWay ? .maybe : certainty, mock, model)
        }
        guard let content = mock.fields[key] else { continue }
        var values = [(content, field.wrappers)]
        while let (value, wrappers) = values.popLast() {
          switch value {
          case .mock(let id): open.append(Place(mock: id, sources: field.sources, certainty: certainty))
          case .list(let elements):
            guard let element = wrappers.element else { continue }
            if element.isNonNull, elements.contains(.nothing) {
              let place = mock.nils[key] ?? NilPlace(location: mock.origin, isInList: true)
              noteNull(place, key, certainty, mock, model)
            }
            values += elements.map { ($0, element) }
          default: break
          }
        }
      }
    }
  }

  private mutating func noteNull(
    _ place: NilPlace, _ key: Name, _ certainty: Certainty, _ mock: MockState, _ model: Model
  ) {
    findings.crashes.append(
      Crash(
        kind: .nullForRequired(place), isCertain: certainty == .yes && isCertain, key: key,
        model: code.text(of: model.type), mockType: mock.type, setFields: mock.fields.keys.sorted(),
        defaultOf: mock.defaultOf, conversion: model.conversion, origin: mock.origin, call: calls.last?.location))
    if certainty == .yes, !isExploring { state.isReached = false }
  }

  private static let data: Name = "_data"
  private static let typename: Name = "__typename"
  private static let placeLimit = 500
}

extension TestExpression {
  /// `nil`, in parentheses or not.
  var isNil: Bool {
    switch content {
    case .literal(.nothing): true
    case .parenthesized(let inner): inner.isNil
    default: false
    }
  }

  /// `NSNull()`
  var isNull: Bool {
    if case .call(let callee, let arguments) = content, case .name("NSNull") = callee.content {
      return arguments.isEmpty
    }
    return false
  }
}

extension Value {
  /// Whether it is a list with nil in it.
  var holdsNil: Bool {
    switch self {
    case .list(let values): values.contains { $0 == .nothing || $0.holdsNil }
    case .optional(let inner): inner.holdsNil
    default: false
    }
  }
}
