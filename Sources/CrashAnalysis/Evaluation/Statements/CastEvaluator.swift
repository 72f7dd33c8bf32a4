import Source
import SwiftLowering
import SwiftSemantics

/// Casts, and the question whether a value is of a type.
struct CastEvaluator: Evaluator {
  let evaluation: Evaluation

  /// `value as? Type`
  func conditionalCast(_ expression: SwiftExpression, _ type: WrittenType) -> AbstractValue {
    let value = evaluate(expression)
    switch isOfType(value, type.bare) {
    case .yes: return value.wrapped
    case .no: return .nothing
    case .maybe:
      if value.isThere, value != .something { return .optional(value) }
      if case .optional = value { return value }
      escape(value)
      return .unknown
    }
  }

  /// `value is Type`
  func typeCheck(_ expression: SwiftExpression, _ type: WrittenType) -> AbstractValue {
    switch isOfType(evaluate(expression), type.bare) {
    case .yes: return .boolean(true)
    case .no: return .boolean(false)
    case .maybe: return .something
    }
  }

  /// Whether a value is of a type. A protocol may have any value.
  func isOfType(_ value: AbstractValue, _ type: SwiftTypeReference) -> Certainty {
    let resolver = names
    if case .named(let path, []) = type, path.count == 1, let argument = functions.genericArgument(path[0]) {
      return isOfType(value, argument)
    }
    switch value {
    case .nothing: return excludesNil(type) ? .no : .maybe
    case .optional(let inner): return isOfType(inner, type) == .no && excludesNil(type) ? .no : .maybe
    case .oneOf(let alternatives): return common(alternatives) { isOfType($0, type) }
    case .model(let model):
      if let other = modelType(type) { return other == model.type ? .yes : .no }
      return isConcrete(type) ? .no : .maybe
    case .mock(let id):
      guard let mock = resolver.mocks(canonical: resolver.resolved(type, in: frame.scope)) else {
        return isConcrete(type) ? .no : .maybe
      }
      return state.path.mocks[id]?.type == mock.type ? .yes : .no
    case .record, .enumeration, .object:
      guard let path = state.type(of: value), case .named(let target, []) = resolver.resolved(type, in: frame.scope)
      else { return .maybe }
      if target == path { return isGeneric(path) ? .maybe : .yes }
      if resolver.lacksConformance(path, to: target) { return .no }
      if case .object = value { return isDescendant(path, of: target) }
      return isConcrete(type) ? .no : .maybe
    case .list(let values):
      guard case .array(let element) = type else { return isOwn(type) && !mayBeLiteral(type) ? .no : .maybe }
      // The list can be a slice or a set.
      return values.reduce(.maybe) { $0.and(isOfType($1, element)) }
    case .boolean, .integer, .number, .string, .dictionary:
      return isOwn(type) && !mayBeLiteral(type) ? .no : .maybe
    case .tuple, .callable, .fragments: return isOwn(type) ? .no : .maybe
    case .unknown, .something: return .maybe
    }
  }

  /// Whether a value is of a type that a generic parameter stands for.
  private func isOfType(_ value: AbstractValue, _ type: StaticType) -> Certainty {
    let resolver = names
    switch value {
    case .unknown, .something: return .maybe
    case .oneOf(let alternatives): return common(alternatives) { isOfType($0, type) }
    case .nothing: return excludesNil(type) ? .no : .maybe
    case .optional(let inner): return isOfType(inner, type) == .no && excludesNil(type) ? .no : .maybe
    default: break
    }
    guard case .nominal(let path, let arguments) = type, type.wrapped == nil else { return .maybe }
    if let model = resolver.model(typed: type) {
      if case .model(let value) = value, value.type == model { return .yes }
      return .no
    }
    if let mock = resolver.mocks(typed: type) {
      if case .mock(let id) = value, state.path.mocks[id]?.type == mock.type { return .yes }
      return .no
    }
    let isOfLibrary = resolver.declaration(of: path) == nil
    let isPlain = path.first.map(LibraryModels.plainTypes.contains) == true
    switch value {
    case .record, .enumeration, .object:
      guard let own = state.type(of: value) else { return .maybe }
      if own == path { return arguments.isEmpty ? .yes : .maybe }
      if case .object = value { return arguments.isEmpty ? isDescendant(own, of: path) : .maybe }
      return isOfLibrary && !isPlain ? .maybe : .no
    case .mock, .model: return isOfLibrary && !isPlain ? .maybe : .no
    default: return isOfLibrary || mayBeLiteral(path) ? .maybe : .no
    }
  }

  /// The answer for one of several values, if it is the same for all of them.
  private func common(_ alternatives: Alternatives, _ answer: (AbstractValue) -> Certainty) -> Certainty {
    let all = Set(alternatives.values.map(answer))
    return all.count == 1 ? all.first ?? .maybe : .maybe
  }

  // MARK: Types

  /// Whether nil is surely not of a type. Nil is of each optional type, of `Any`, and of protocols of optionals.
  private func excludesNil(_ type: SwiftTypeReference) -> Bool {
    let resolved = names.resolved(type, in: frame.scope)
    switch resolved {
    case .array: return true
    case .named: return (isConcrete(type) || names.mocks(canonical: resolved) != nil) && !mayBeLiteral(type)
    case .optional, .other, .lazyFunction: return false
    }
  }

  private func excludesNil(_ type: StaticType) -> Bool {
    guard case .nominal(let path, _) = type, type.wrapped == nil else { return false }
    let resolver = names
    if resolver.model(typed: type) == nil, resolver.mocks(typed: type) == nil, resolver.declaration(of: path) == nil {
      return path.first.map(LibraryModels.plainTypes.contains) == true
    }
    return !mayBeLiteral(path)
  }

  /// Whether a class has another type as an ancestor. The conformances of generic types can have conditions.
  private func isDescendant(_ path: [Name], of target: [Name]) -> Certainty {
    let lineage = names.lineage(of: path)
    return lineage.contains(target) && !lineage.contains { isGeneric($0) } ? .yes : .maybe
  }

  /// Whether a type or a type around it is generic, so that its path means several types.
  private func isGeneric(_ path: [Name]) -> Bool {
    path.indices.contains { index in program.types(at: Array(path[...index])).contains { !$0.genericParameters.isEmpty }
    }
  }

  /// Whether a literal can have a type. Then the value of the literal stands for an instance.
  private func mayBeLiteral(_ type: SwiftTypeReference) -> Bool {
    guard case .named(let path, _) = names.resolved(type, in: frame.scope) else { return true }
    return mayBeLiteral(path)
  }

  private func mayBeLiteral(_ path: [Name]) -> Bool {
    names.unknownParents(of: path).contains { !LibraryModels.passiveProtocols.contains($0) }
  }

  /// Whether a type is a model, a class of mocks, or a structure, an enumeration or a class of the program.
  private func isOwn(_ type: SwiftTypeReference) -> Bool {
    let resolver = names
    let resolved = resolver.resolved(type, in: frame.scope)
    if resolver.model(canonical: resolved) != nil || resolver.mocks(canonical: resolved) != nil { return true }
    guard case .named(let path, _) = resolved, let kind = resolver.declaration(of: path)?.kind else { return false }
    return kind != .protocolType
  }

  private func modelType(_ type: SwiftTypeReference) -> ModelType? {
    names.model(canonical: names.resolved(type, in: frame.scope))
  }

  /// Whether a type is a model, a structure, an enumeration or a class, and so no protocol.
  private func isConcrete(_ type: SwiftTypeReference) -> Bool {
    let resolver = names
    if modelType(type) != nil { return true }
    guard case .named(let path, []) = resolver.resolved(type, in: frame.scope) else { return false }
    if let kind = resolver.declaration(of: path)?.kind { return kind != .protocolType }
    return path.count == 1 && LibraryModels.plainTypes.contains(path[0])
  }
}
