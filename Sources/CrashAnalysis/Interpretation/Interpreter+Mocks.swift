import MockIR
import Source

/// Mocks as they are made (rules d.1 and b.9).
extension Interpreter {
  /// A mock with what an initializer sets.
  ///
  /// - Parameter fills: whether required fields get defaults also where no argument is given.
  mutating func make(
    _ type: MockClass, _ arguments: [TestExpression.Argument], fills: Bool, at range: TextRange
  ) -> Value {
    if let value = makeByOwnInitializer(type, arguments, at: range) { return value }
    var given: [Name: Value] = [:]
    var isFollowed = true
    for argument in arguments {
      guard let label = argument.label, let field = type.field(ofProperty: label) else {
        let isPlace = argument.label.map { $0.utf8.starts(with: "__".utf8) } ?? false
        isFollowed = isFollowed && isPlace
        escape(evaluate(argument.value))
        continue
      }
      given[field.responseKey] = parameter(evaluate(argument.value, expecting: expectation(of: field)), field)
    }
    let origin = location(range)
    let id = makeMock(type.type, at: origin)
    let creation = MockCreation(origin, arguments)
    state.mocks[id]?.creation = creation
    for argument in arguments {
      guard let field = argument.label.flatMap({ type.field(ofProperty: $0) }), let value = given[field.responseKey]
      else {
        continue
      }
      noteStored(value, argument.value, in: field, of: id)
    }
    guard isFollowed else {
      // An initializer of the tests' own, which can set anything.
      escape(.dictionary(Dictionary(given.map { ($0.key.text, $0.value) }, uniquingKeysWith: { first, _ in first })))
      state.mocks[id]?.isShared = true
      return .mock(id)
    }
    var fields = fills || !given.isEmpty ? defaults(of: type, except: given, creation) : [:]
    for (key, value) in given { fields[key] = value == .nothing ? nil : value }
    state.mocks[id]?.fields = fields
    return .mock(id)
  }

  private mutating func defaults(
    of type: MockClass, except given: [Name: Value], _ creation: MockCreation
  ) -> [Name: Value] {
    let origin = creation.location
    var fields: [Name: Value] = [:]
    for item in type.defaults where given[item.responseKey] == nil {
      switch item.content {
      case .leaf: fields[item.responseKey] = .something
      case .scalar(let name):
        fields[item.responseKey] = .something
        noteDefault(of: name, in: item.responseKey, of: type.type, at: origin)
      case .emptyList: fields[item.responseKey] = .list([])
      case .mock(let inner):
        let role = MockState.DefaultRole(field: item.responseKey, type: type.type)
        let id = makeMock(inner, at: origin, defaultOf: role)
        state.mocks[id]?.creation = creation
        fields[item.responseKey] = .mock(id)
      }
    }
    return fields
  }

  /// A parameter that is not optional surely has a value.
  private func parameter(_ value: Value, _ field: MockField) -> Value {
    let isOptional = field.type.isNullable || !code.hasNonOptionalParameters
    return value == .unknown && !isOptional ? .something : value
  }

  /// What the type of a mock's field says about a value that is given to it.
  func expectation(of field: MockField) -> Expectation {
    guard case .object(let name) = field.type.named else { return .none }
    return field.type.lists.reduce(.mock(name)) { element, _ in .list(element) }
  }
}
