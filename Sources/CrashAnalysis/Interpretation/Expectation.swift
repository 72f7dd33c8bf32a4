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
  /// A function that may not evaluate its arguments.
  case lazyFunction

  var element: Expectation {
    if case .list(let element) = self { return element }
    return .none
  }
}

extension Interpreter {
  func expectation(_ type: TypeReference?) -> Expectation { expectation(type, in: scope) }

  /// What a type says that is written in a scope.
  func expectation(_ type: TypeReference?, in scope: TypeScope) -> Expectation {
    guard let type else { return .none }
    if case .named([Self.selfType], []) = type {
      return selfPath.map { declaration(of: $0) == nil ? .none : .instance($0) } ?? .none
    }
    return expectation(canonical: resolved(type, in: scope))
  }

  /// - Parameter type: a type whose names are resolved.
  func expectation(canonical type: TypeReference) -> Expectation {
    switch type {
    case .optional(let inner): return expectation(canonical: inner)
    case .array(let inner): return .list(expectation(canonical: inner))
    case .lazyFunction: return .lazyFunction
    case .other: return .none
    case .named(let path, let arguments):
      if path.last == Self.mock, arguments.count == 1, !declares(path) {
        return mockClass(canonical: arguments[0]).map { .mock($0.type) } ?? .none
      }
      guard arguments.isEmpty else { return .none }
      if let model = model(canonical: type) { return .model(model) }
      return declaration(of: path) == nil ? .none : .instance(path)
    }
  }

  static let mock: Name = "Mock"
}
