import MockIR
import Source

extension Interpreter {
  /// What a property of a value gives.
  mutating func member(_ name: Name, of value: Value, at range: TextRange) -> Value {
    switch value {
    case .mock(let id):
      guard let mock = state.mocks[id], let field = code.mock(ofType: mock.type)?.field(ofProperty: name) else {
        return getter(name, ofMock: id, at: range) ?? unknownMember(of: value)
      }
      return mock.content(of: field.responseKey)
    case .model(let model): return read(name, of: model, at: range)
    case .fragments(let model): return fragment(name, of: model, at: range)
    case .list(let values): return listMember(name, values)
    case .tuple(let values):
      guard let index = Int(name.text), values.indices.contains(index) else { return unknownMember(of: value) }
      return values[index]
    case .string where name == Self.bytes: return value
    case .object, .record:
      if let result = stored(name, of: value) ?? getter(name, of: value, at: range) { return result }
      // The code under test can give a property only to types that inherit from its own.
      let inherits = type(of: value).map { !unknownParents(of: $0).isEmpty } ?? true
      escape(value, at: inherits && !looksUpMembers(value) ? range : nil)
      return .unknown
    case .boolean, .integer, .string, .something: return .unknown
    case .unknown, .nothing, .optional, .dictionary, .callable: return unknownMember(of: value)
    }
  }

  /// Whether a type of the tests' own answers for members that it does not declare (`@dynamicMemberLookup`).
  private func looksUpMembers(_ value: Value) -> Bool {
    let types = type(of: value).map { lineage(of: $0) } ?? []
    return program.functions(named: TestFunction.subscriptName).contains { id in
      program[id].parameters.first?.label == Self.dynamicMember && types.contains { isMember(id, of: $0) }
    }
  }

  private static let dynamicMember: Name = "dynamicMember"

  private mutating func unknownMember(of value: Value) -> Value {
    escape(value)
    return .unknown
  }

  /// What a subscript gives.
  mutating func element(of value: Value, at index: Value?) -> Value {
    switch (value, index) {
    case (.list(let values), .integer(let index)?) where values.indices.contains(index): return values[index]
    case (.dictionary(let values), .string(let key)?): return values[key] ?? .nothing
    default:
      escape(value)
      return .unknown
    }
  }

  private func listMember(_ name: Name, _ values: [Value]) -> Value {
    switch name.text {
    case "count": return .integer(values.count)
    case "isEmpty": return .boolean(values.isEmpty)
    case "first": return values.first.map { optionalElement($0) } ?? .nothing
    case "last": return values.last.map { optionalElement($0) } ?? .nothing
    default: return .unknown
    }
  }

  /// An element that is nil gives an optional of an optional, which is not followed.
  private func optionalElement(_ value: Value) -> Value { value.isThere ? value : .unknown }

  // MARK: Assignments

  mutating func assign(_ expression: TestExpression, to target: TestExpression) {
    switch target.content {
    case .name(let name):
      let value = evaluate(expression)
      if let variable = frame.names[name] {
        assign(variable, value)
      } else if let variable = frame.names[Self.selfName],
        modify(name, of: self.value(of: variable), standingAt: Self.selfExpression, { _ in value })
      {
      } else if name != Self.discard {
        escape(value, at: expression.range)
        if mayBeMember(name) { escapeSelf() }
      }
    case .member(let base, let name):
      let owner = chain(base)
      if owner.isCut, owner.value == .nothing, !isExploring { return }
      if isStored(name, of: owner.value) { return assign(expression, to: name, of: owner, standingAt: base) }
      guard case .mock(let id) = owner.value, let field = field(name, ofMock: id) else {
        escape(evaluate(expression), at: expression.range)
        escape(owner.value)
        return forgetRoot(of: base)
      }
      if owner.isCut {
        maybe { $0.assign(expression, to: field, of: id) }
      } else {
        assign(expression, to: field, of: id)
      }
    default:
      if assignData(expression, to: target) { return }
      let value = evaluate(expression)
      modify(target) { _ in value }
    }
  }

  /// Whether a bare name that is assigned to can be a property of `self` with a setter. Fields of mocks need `self.`.
  private mutating func mayBeMember(_ name: Name) -> Bool {
    if let variable = frame.names[Self.selfName], case .mock(let id) = value(of: variable) {
      return field(name, ofMock: id) == nil
    }
    return global(name, of: []) == nil && !LibraryFunction.testCaseMembers.contains(name.text)
  }

  private mutating func assign(_ expression: TestExpression, to field: MockField, of id: MockID) {
    let value = evaluate(expression, expecting: expectation(of: field))
    set(field, of: id, to: value)
    noteStored(value, expression, in: field, of: id)
  }

  private mutating func assign(
    _ expression: TestExpression, to name: Name, of owner: Link, standingAt base: TestExpression
  ) {
    let found = type(of: owner.value).flatMap { storedProperty(name, of: $0) }
    let expected = found.map { expectation($0.property.type, in: $0.owner.scope) } ?? .none
    let store = { (interpreter: inout Interpreter) in
      let value = interpreter.evaluate(expression, expecting: expected)
      _ = interpreter.modify(name, of: owner.value, standingAt: base) { _ in value }
    }
    if owner.isCut { maybe { store(&$0) } } else { store(&self) }
  }

  /// `place += value`
  mutating func add(_ expression: TestExpression, to target: TestExpression) {
    // Behind a chain that ends, nothing is evaluated.
    let place = chain(target)
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
    state.mocks[id].flatMap { code.mock(ofType: $0.type)?.field(ofProperty: name) }
  }

  mutating func set(_ field: MockField, of id: MockID, to value: Value) {
    guard state.mocks[id]?.isShared == false else { return escape(value) }
    writes.mocks.insert(id)
    state.mocks[id]?.fields[field.responseKey] = value == .nothing ? nil : value
  }

  /// Changes what an expression stands for; where it cannot be said what that is, what it leads to is unknown.
  mutating func modify(_ target: TestExpression, _ change: (Value) -> Value) {
    bounded(()) { $0.modifyPlace(target, change) }
  }

  private mutating func modifyPlace(_ target: TestExpression, _ change: (Value) -> Value) {
    switch target.content {
    case .name(let name):
      if let variable = frame.names[name] { return assign(variable, change(value(of: variable))) }
      if let variable = frame.names[Self.selfName],
        modify(name, of: value(of: variable), standingAt: Self.selfExpression, change)
      {
        return
      }
      escape(change(property(name, at: target.range) ?? .unknown))
      if mayBeMember(name) { escapeSelf() }
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
        if owner.isCut {
          maybe { _ = $0.modify(name, of: owner.value, standingAt: base, change) }
        } else {
          _ = modify(name, of: owner.value, standingAt: base, change)
        }
        return
      }
      guard case .mock(let id) = owner.value, let field = field(name, ofMock: id), let mock = state.mocks[id] else {
        escape(change(.unknown))
        escape(owner.value)
        return forgetRoot(of: base)
      }
      let value = change(mock.content(of: field.responseKey))
      if owner.isCut { maybe { $0.set(field, of: id, to: value) } } else { set(field, of: id, to: value) }
    case .element(let base, let arguments):
      let owner = evaluate(base)
      let index = indices(arguments, of: owner).first
      if case .list = owner {} else { escape(owner) }
      modify(base) { value in
        guard case .list(var values) = value, case .integer(let index)? = index, values.indices.contains(index) else {
          return .unknown
        }
        values[index] = change(values[index])
        return .list(values)
      }
    default:
      escape(change(.unknown))
      escape(evaluate(target))
    }
  }

  /// The variable that an expression begins with was changed in a way that is not followed: models are values.
  mutating func forgetRoot(of expression: TestExpression) {
    var expression = expression
    while true {
      switch expression.content {
      case .member(let base, _), .element(let base, _), .chained(let base), .unwrapped(let base),
        .parenthesized(let base):
        expression = base
      case .name(let name):
        guard let variable = frame.names[name] else { return }
        escape(value(of: variable))
        return assign(variable, .unknown)
      default: return
      }
    }
  }

  static let selfExpression = TestExpression(.name(selfName), TextRange(at: 0))
  private static let discard: Name = "_"
  /// A text's bytes stand for the text.
  private static let bytes: Name = "utf8"
}
