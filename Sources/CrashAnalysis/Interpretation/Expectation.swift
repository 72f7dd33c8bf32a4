import Source

/// What the context of an expression says about its type.
enum Expectation: Hashable {
  case none
  /// A mock of an object type, by the type's name in the schema.
  case mock(Name)
  case model(ModelType)
  /// An instance of one of the tests' own types.
  case instance([Name])
  indirect case list(Expectation)

  var element: Expectation {
    if case .list(let element) = self { return element }
    return .none
  }
}

extension Interpreter {
  func expectation(_ type: TypeReference?) -> Expectation {
    guard let type else { return .none }
    switch type {
    case .optional(let inner): return expectation(inner)
    case .array(let inner): return .list(expectation(inner))
    case .other: return .none
    case .named(let path, let arguments):
      if path.last == Self.mock, arguments.count == 1 {
        return mockClass(arguments[0]).map { .mock($0.type) } ?? .none
      }
      guard arguments.isEmpty else { return .none }
      let target = resolved(path)
      if target != type, case .named(_, let inner) = target, !inner.isEmpty { return expectation(target) }
      if let model = model(target) { return .model(model) }
      let type = path == [Self.selfType] ? selfPath ?? [] : typePath(path)
      return declaration(of: type) == nil ? .none : .instance(type)
    }
  }

  /// The type that a path of names stands for, aliases followed.
  func resolved(_ path: [Name]) -> TypeReference {
    var path = path
    var arguments: [TypeReference] = []
    for _ in 0..<8 {
      guard arguments.isEmpty, let first = path.first, let target = program.alias(first) else { break }
      guard case .named(let names, let inner) = target, inner.isEmpty || path.count == 1 else { break }
      guard names.first != first else { break }
      path = names + path.dropFirst()
      arguments = inner
    }
    return .named(path, arguments)
  }

  private func model(_ type: TypeReference) -> ModelType? {
    guard case .named(let path, let arguments) = type, arguments.isEmpty else { return nil }
    return code.model(path)
  }

  func model(_ path: [Name]) -> ModelType? { model(resolved(path)) }

  /// The mocks of the type that a path stands for: `Otter` or `ZooMocks.Otter`.
  func mockClass(_ path: [Name]) -> MockClass? {
    guard case .named(let path, let arguments) = resolved(path), arguments.isEmpty, path.count <= 2,
      let name = path.last
    else { return nil }
    return code.mock(named: name)
  }

  func mockClass(_ type: TypeReference) -> MockClass? {
    guard case .named(let path, let arguments) = type, arguments.isEmpty else { return nil }
    return mockClass(path)
  }

  /// The type whose mocks an alias without arguments stands for: `typealias OtterMock = Mock<Otter>`.
  func aliasedMock(_ name: Name) -> MockClass? {
    guard case .named(let path, let arguments) = resolved([name]), path.last == Self.mock, arguments.count == 1 else {
      return nil
    }
    return mockClass(arguments[0])
  }

  /// The names of an expression that can be the path of a type.
  func path(_ expression: TestExpression) -> [Name]? {
    var names: [Name] = []
    var expression = expression
    while case .member(let base, let name) = expression.content {
      names.append(name)
      expression = base
    }
    guard case .name(let first) = expression.content, frame.names[first] == nil else { return nil }
    names.append(first)
    return names.reversed()
  }

  static let mock: Name = "Mock"
}
