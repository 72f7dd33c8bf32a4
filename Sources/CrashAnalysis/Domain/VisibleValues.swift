import MockIR
import Source
import SwiftLowering

/// The values that have names at one point of a function.
struct VisibleValues {
  /// Variables by their names.
  let names: [Name: Int]
  let path: PathState
  /// The declared types of variables that differ from the types of their values.
  var types: [Int: DeclaredType] = [:]

  /// The knowledge about a value that selects overloads.
  enum Kind {
    /// A mock or a model.
    case generated(Expectation)
    case literal(SwiftExpression.Literal)
    case other
  }

  func isVariable(_ name: Name) -> Bool { names[name] != nil }

  /// The path of the type of `self`; nil if it is unknown or none of the program's own types.
  var receiverType: [Name]? { value(named: WellKnownNames.selfName).flatMap { path.type(of: $0) } }

  /// Returns the kind of the value of an expression; nil if it depends on more than variables and stored values.
  func value(of expression: SwiftExpression, _ code: GeneratedCode) -> Kind? {
    switch known(expression, code) {
    case nil: nil
    case .mock(let id): path.mocks[id].map { .generated(.mock($0.type)) } ?? .other
    case .model(let model): .generated(.model(model.type))
    case .string: .literal(.string(""))
    case .boolean: .literal(.boolean(true))
    default: .other
    }
  }

  /// Returns the owner of the members of an expression's value; nil if it depends on more than variables and stored
  /// values.
  func owner(of expression: SwiftExpression, _ code: GeneratedCode) -> NameOwner? {
    if case .chained(let inner) = expression.content { return owner(of: inner, code) }
    switch known(expression, code)?.wrapped {
    case .mock(let id)?: return path.mocks[id].map { .mock($0.type) }
    case let value?: return path.type(of: value).map { .type($0) }
    case nil: return nil
    }
  }

  private func value(named name: Name) -> AbstractValue? { names[name].map { path.value(of: $0) } }

  private func known(_ expression: SwiftExpression, _ code: GeneratedCode) -> AbstractValue? {
    switch expression.content {
    case .name(let name):
      value(named: name) ?? value(named: WellKnownNames.selfName).flatMap { content(name, of: $0, code) }
    case .member(let base, let name): known(base, code).flatMap { content(name, of: $0, code) }
    case .parenthesized(let inner), .unwrapped(let inner): known(inner, code)
    default: nil
    }
  }

  private func content(_ name: Name, of value: AbstractValue, _ code: GeneratedCode) -> AbstractValue? {
    switch value {
    case .object(let id): path.objects[id].flatMap { $0.isShared ? nil : $0.fields[name] }
    case .record(let record): record.fields[name]
    case .mock(let id):
      path.mocks[id].flatMap { mock in
        code.mock(ofType: mock.type)?.field(ofProperty: name).map { mock.content(of: $0.responseKey) }
      }
    default: nil
    }
  }
}
