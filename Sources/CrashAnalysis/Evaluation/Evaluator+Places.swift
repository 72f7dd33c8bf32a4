import MockIR
import ModelIR
import Source
import SwiftLowering

/// Assignments and other changes of variables, properties, elements and fields.
extension Evaluator {
  mutating func assign(_ expression: SwiftExpression, to target: SwiftExpression) {
    switch target.content {
    case .name(let name):
      let value = evaluate(expression)
      if let variable = frame.names[name] {
        set(variable, to: value, at: target.range)
      } else if let receiver,
        modify(
          name, of: receiver, Change(base: Self.selfExpression, range: target.range, isReplacement: true) { _ in value }
        )
      {
      } else if name != WellKnownNames.discard {
        escape(value, at: expression.range)
        if mayBeMember(name) { mayChangeSelf() }
      }
    case .member(let place, let name):
      let visible = frame.names
      defer { frame.names = visible }
      let base = repeatable(place)
      let owner = chain(base)
      if owner.isCut { mayObserve(base) }
      if owner.isCut, owner.value == .nothing, !context.isExploring { return }
      guard isMeant(name, of: owner.value, at: target.number) else {
        escape([evaluate(expression), owner.value])
        return mayChange(owner.value, standingAt: base)
      }
      if isStored(name, of: owner.value) { return assign(expression, to: name, of: owner, standingAt: base) }
      if let id = setter(name, of: owner.value) {
        return assign(expression, by: id, to: owner, standingAt: base)
      }
      if case .oneOf(let alternatives) = owner.value, !owner.isCut,
        assign(expression, to: name, ofOneOf: alternatives)
      {
        return
      }
      guard case .mock(let id) = owner.value, let field = field(name, ofMock: id) else {
        escape(evaluate(expression), at: expression.range)
        escape(owner.value)
        return mayChange(owner.value, standingAt: base)
      }
      if owner.isCut {
        maybe { $0.assign(expression, to: field, of: id) }
      } else {
        assign(expression, to: field, of: id)
      }
    case .parenthesized(let inner): assign(expression, to: inner)
    case .tuple(let targets): assign(expression, toParts: targets)
    default:
      if assignData(expression, to: target) { return }
      let value = evaluate(expression)
      modify(target) { _ in value }
    }
  }

  /// Whether an assignment to a bare name can set a property of `self`. Fields of mocks need `self.`.
  private mutating func mayBeMember(_ name: Name) -> Bool {
    if case .mock(let id)? = receiver { return field(name, ofMock: id) == nil }
    return global(name, of: []) == nil && LibraryModels.row(name, of: .testCase) == nil
  }

  /// Makes `self` unknown, because one of its properties was changed that is not followed, such as one of a model.
  private mutating func mayChangeSelf() {
    escapeSelf()
    if let receiver { mayChange(receiver, standingAt: Self.selfExpression) }
  }

  private mutating func assign(_ expression: SwiftExpression, to field: MockField, of id: MockID) {
    let value = evaluate(expression)
    set(field, of: id, to: value)
    noteStored(value, expression, in: field, of: id)
  }

  private mutating func assign(
    _ expression: SwiftExpression, to name: Name, of owner: Link, standingAt base: SwiftExpression
  ) {
    let found = state.type(of: owner.value).flatMap { names.storedProperty(name, of: $0) }
    let store = { (evaluator: inout Evaluator) in
      let scope = found?.owner.scope ?? evaluator.frame.scope
      let value = evaluator.evaluate(expression, as: found?.property.type, in: scope)
      let change = Change(base: base, range: expression.range, isReplacement: true) { _ in value }
      _ = evaluator.modify(name, of: owner.value, change)
    }
    if owner.isCut { maybe { store(&$0) } } else { store(&self) }
  }

  /// `place += value`
  mutating func add(_ expression: SwiftExpression, to target: SwiftExpression) {
    let visible = frame.names
    defer { frame.names = visible }
    let target = repeatable(target)
    // If the chain ends, the value is not evaluated.
    let place = chain(target)
    if place.isCut { mayObserve(target) }
    if place.isCut, place.value == .nothing { return }
    let value = evaluate(expression)
    var isKept = false
    modify(target) { old in
      switch (old, value) {
      case (.list(let old), .list(let new)):
        isKept = true
        return .list(old + new)
      case (.integer(let old), .integer(let new)): return .integer(old &+ new)
      case (.list, _), (.unknown, _): return .unknown
      default: return .something
      }
    }
    if !isKept { escape(value) }
  }

  func field(_ name: Name, ofMock id: MockID) -> MockField? {
    state.path.mocks[id].flatMap { code.mock(ofType: $0.type)?.field(ofProperty: name) }
  }

  mutating func set(_ field: MockField, of id: MockID, to value: AbstractValue) {
    if !state.set(field.responseKey, of: id, to: value) { escape(value) }
  }

  /// Changes the value of a place. If the place is unknown, all values that it can reach become unknown.
  mutating func modify(_ target: SwiftExpression, _ change: (AbstractValue) -> AbstractValue) {
    withoutActuallyEscaping(change) { change in bounded(()) { $0.modifyPlace(target, change) } }
  }

  private mutating func modifyPlace(_ target: SwiftExpression, _ change: @escaping (AbstractValue) -> AbstractValue) {
    switch target.content {
    case .name(let name):
      if let variable = frame.names[name] {
        return set(variable, to: change(state.value(of: variable)), at: target.range)
      }
      if let receiver, modify(name, of: receiver, Change(base: Self.selfExpression, range: target.range, change)) {
        return
      }
      escape(change(property(name, at: target.range) ?? .unknown))
      if mayBeMember(name) { mayChangeSelf() }
    case .parenthesized(let inner): modify(inner, change)
    case .chained(let inner), .unwrapped(let inner):
      modify(inner) { value in
        switch value {
        case .nothing: .nothing
        case .optional(let inner): .optional(change(inner))
        case .unknown: .unknown
        default: change(value)
        }
      }
    case .member(let base, let name):
      let owner = chain(base)
      if isStored(name, of: owner.value) {
        let change = Change(base: base, range: target.range, change)
        if owner.isCut {
          maybe { _ = $0.modify(name, of: owner.value, change) }
        } else {
          _ = modify(name, of: owner.value, change)
        }
        return
      }
      guard case .mock(let id) = owner.value, let field = field(name, ofMock: id), let mock = state.path.mocks[id]
      else {
        escape(change(.unknown))
        escape(owner.value)
        return mayChange(owner.value, standingAt: base)
      }
      let value = change(mock.content(of: field.responseKey))
      if owner.isCut { maybe { $0.set(field, of: id, to: value) } } else { set(field, of: id, to: value) }
    case .element(let base, let arguments):
      let owner = evaluate(base)
      let index = indices(arguments, of: owner).first
      if !owner.isOfLibrary { escape(owner) }
      var lost: [AbstractValue] = []
      modify(base) { value in
        switch (value, index) {
        case (.list(var values), .integer(let index)?) where values.indices.contains(index):
          values[index] = change(values[index])
          return .list(values)
        case (.dictionary(var values), .string(let key)?) where arguments.count == 1:
          let new = change(values[key] ?? .nothing)
          values[key] = new == .nothing ? nil : new
          return .dictionary(values)
        default:
          // Other code can change the old elements and the new one through the collection.
          lost = [value, change(.unknown)]
          return .unknown
        }
      }
      escape(lost)
    default:
      escape(change(.unknown))
      escape(evaluate(target))
    }
  }

  /// Whether a property of a value is stored, so that an assignment replaces it.
  func isStored(_ name: Name, of receiver: AbstractValue) -> Bool {
    guard let path = state.type(of: receiver), let (property, owner) = names.storedProperty(name, of: path) else {
      return false
    }
    return !isHidden(property, of: receiver) || names.wrapperType(of: property, in: owner) != nil
  }

  /// A change of a property.
  struct Change {
    /// The place of the instance.
    let base: SwiftExpression
    let range: TextRange
    /// Whether the old value is not read.
    let isReplacement: Bool
    let body: (AbstractValue) -> AbstractValue

    init(
      base: SwiftExpression, range: TextRange, isReplacement: Bool = false,
      _ body: @escaping (AbstractValue) -> AbstractValue
    ) {
      self.base = base
      self.range = range
      self.isReplacement = isReplacement
      self.body = body
    }
  }

  /// Changes a property of an instance.
  ///
  /// - Returns: whether there is such a property.
  mutating func modify(_ name: Name, of owner: AbstractValue, _ change: Change) -> Bool {
    guard let path = state.type(of: owner), let (property, type) = names.storedProperty(name, of: path) else {
      return false
    }
    if isHidden(property, of: owner) {
      guard let wrapper = names.wrapperType(of: property, in: type) else { return false }
      modify(wrapped: change, of: property, in: type, wrapper, owner)
      return true
    }
    let old = stored(name, of: owner) ?? .unknown
    let value = change.body(old)
    switch owner {
    case .object(let id):
      observe(.willSet, name, of: owner, value)
      store(value, in: name, of: id)
      observe(.didSet, name, of: owner, old)
    case .record:
      modify(change.base) { whole in
        guard case .record(var record) = whole else { return .unknown }
        record.fields[name] = value
        return .record(record)
      }
    default: return false
    }
    return true
  }

  static let selfExpression = SwiftExpression(.name(WellKnownNames.selfName), TextRange(at: 0))
  /// The property of mocks that holds their values as JSON.
  private static let data: Name = "_data"
}

/// The record of values that are stored in mocks, for diagnostics about them.
extension Evaluator {
  /// Notes a nil for a field, and a mock of a type that the field does not have.
  mutating func noteStored(_ value: AbstractValue, _ expression: SwiftExpression, in field: MockField, of id: MockID) {
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
  private mutating func noteTypes(_ value: AbstractValue, _ expression: SwiftExpression, in field: MockField) {
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
  mutating func assignData(_ expression: SwiftExpression, to target: SwiftExpression) -> Bool {
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
    case .name(Self.data) where frame.names[Self.data] == nil: Self.selfExpression
    default: nil
    }
  }

  /// Returns the value of an expression in JSON, in which `NSNull()` is null.
  private mutating func dataValue(_ expression: SwiftExpression, _ nulls: inout [SwiftExpression]) -> AbstractValue {
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
}

extension SwiftExpression {
  var isLiteral: Bool { if case .literal = content { true } else { false } }

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
