import MockIR
import Source
import SwiftLowering

/// The type that a declaration, a context or a known value gives for an expression.
enum Expectation: Hashable {
  case none
  /// A mock of an object type, by the type's name in the schema.
  case mock(Name)
  case model(ModelType)
  /// An instance of one of the program's own types.
  case instance([Name])
  indirect case list(Expectation)
  /// A function that may not evaluate its arguments.
  case lazyFunction

  var element: Expectation {
    if case .list(let element) = self { return element }
    return .none
  }

  /// The expectation of a field of a mock for values that are assigned to it.
  init(_ field: MockField) {
    guard case .object(let name) = field.type.named else {
      self = .none
      return
    }
    self = field.type.lists.reduce(.mock(name)) { element, _ in .list(element) }
  }
}

/// Types of expressions by their declarations.
extension NameResolver {
  func expectation(_ type: SwiftTypeReference?) -> Expectation { expectation(type, in: scope) }

  /// Returns the expectation of a type that is written in a scope.
  func expectation(_ type: SwiftTypeReference?, in scope: TypeScope) -> Expectation {
    guard let type else { return .none }
    if case .named([WellKnownNames.selfType], []) = type {
      return selfPath.map { declaration(of: $0) == nil ? .none : .instance($0) } ?? .none
    }
    return expectation(canonical: resolved(type, in: scope))
  }

  /// - Parameter type: a type whose names are resolved.
  func expectation(canonical type: SwiftTypeReference) -> Expectation {
    switch type {
    case .optional(let inner): return expectation(canonical: inner)
    case .array(let inner): return .list(expectation(canonical: inner))
    case .lazyFunction: return .lazyFunction
    case .function, .other: return .none
    case .named(let path, let arguments):
      if path.last == WellKnownNames.mock, arguments.count == 1, !declares(path) {
        return mockClass(canonical: arguments[0]).map { .mock($0.type) } ?? .none
      }
      if arguments.isEmpty, let model = model(canonical: type) { return .model(model) }
      return declaration(of: path) == nil ? .none : .instance(path)
    }
  }

  /// Returns the expectation of the result of a call.
  func expectation(ofResultOf callee: SwiftExpression) -> Expectation {
    switch callee.content {
    case .specialization(let base, let types):
      guard path(base)?.last == WellKnownNames.mock, types.count == 1 else { return .none }
      return mockClass(types[0].reference).map { .mock($0.type) } ?? .none
    case .member(let base, WellKnownNames.from):
      return path(base).flatMap { model($0) }.map { .model($0) } ?? .none
    case .member(let base, WellKnownNames.mockFunction) where code.hasMockFunctions:
      return path(base).flatMap { mockClass($0) }.map { .mock($0.type) } ?? .none
    case .name(let name): return model([name]).map { .model($0) } ?? expectation(ofResultsOfFunctions: name)
    default: return .none
    }
  }

  /// Returns the expectation that the results of all functions of a name share.
  private func expectation(ofResultsOfFunctions name: Name) -> Expectation {
    guard !isVariable(name) else { return .none }
    let results = Set(program.functions(named: name).map { expectation(program[$0].result, in: scope(of: $0)) })
    return results.count == 1 ? results.first ?? .none : .none
  }
}
