import GraphQLSyntax
import ModelIR
import Source
import SwiftSyntax

/// Names of types.
extension NameWalk {
  /// What the values of a written type are.
  mutating func type(_ node: TypeSyntax) -> StaticType { nested(.unknown) { $0.typeOfAny(node) } }

  private mutating func typeOfAny(_ node: TypeSyntax) -> StaticType {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType, .memberType: return typeName(node).instance
    case .optionalType(let node): return type(node.wrappedType).asOptional
    case .implicitlyUnwrappedOptionalType(let node): return type(node.wrappedType).asOptional
    case .arrayType(let node): return .list(type(node.element))
    case .attributedType(let node): return type(node.baseType)
    case .someOrAnyType(let node): return type(node.constraint)
    case .tupleType(let node):
      var parts: [StaticType] = []
      for element in node.elements { parts.append(type(element.type)) }
      if let only = parts.first, parts.count == 1 { return only }
      return .tuple(parts, labels: node.elements.map { $0.firstName.map { name($0) } })
    case .functionType(let node):
      var parameters: [StaticType] = []
      for parameter in node.parameters { parameters.append(type(parameter.type)) }
      return .function(parameters, result: type(node.returnClause.type))
    default:
      walkChildren(of: node)
      return .unknown
    }
  }

  /// What a written type is the name of.
  mutating func typeName(_ node: TypeSyntax) -> StaticType {
    nested(.unknown) { walk in
      switch node.as(TypeSyntaxEnum.self) {
      case .identifierType(let type):
        let base = type.name.tokenKind == .keyword(.Self) ? .type(walk.selfType) : walk.typeName(type.name)
        return walk.specialized(base, name: type.name, type.genericArgumentClause)
      case .memberType(let type):
        let base = walk.typeName(type.baseType)
        let member = walk.member(type.name, of: base)
        return walk.specialized(member, name: type.name, type.genericArgumentClause)
      default: return .type(walk.type(node))
      }
    }
  }

  private mutating func specialized(
    _ base: StaticType, name token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?
  ) -> StaticType {
    guard let clause else { return base }
    var arguments: [StaticType] = []
    for argument in clause.arguments {
      if let type = Syntax(argument.argument).as(TypeSyntax.self) { arguments.append(typeName(type)) }
    }
    guard arguments.count == 1 else { return .unknown }
    switch token.text {
    case "Optional": return .type(arguments[0].instance.asOptional)
    case "Array": return .type(.list(arguments[0].instance))
    default: return specialized(base, arguments)
    }
  }

  /// A type with generic arguments.
  func specialized(_ base: StaticType, _ arguments: [StaticType]) -> StaticType {
    guard let only = arguments.first, arguments.count == 1 else { return .unknown }
    switch (base, only) {
    case (.mockType, .objectType(let name)): return .type(.mock(name))
    case (.wrapperType, .type(.enumeration(let name))): return .type(.wrappedEnumeration(name))
    case (.wrapperType, .type(let inner)): return .type(.nullable(inner))
    default: return .unknown
    }
  }

  // MARK: Where names begin

  /// What a name that nothing stands before is, as the name of a type.
  ///
  /// - Parameter isQualified: whether a module stands before it, so that it is none of the tests' own.
  mutating func typeName(_ token: TokenSyntax, isQualified: Bool = false) -> StaticType {
    let name = name(token)
    if !isQualified {
      if let type = ownType([name]) { return .type(type) }
      if case .model(let model) = selfType, let type = nestedType(name, around: model) {
        note(token, type.element, .plain)
        return .type(.model(type.model))
      }
      if let target = tests.alias(name) { return aliased(target) }
      if code.isNamespace(name) || modules.contains(name) {
        // A fragment or type can be called like the module that it is in.
        if !isFollowedByPoint(token), let (element, type) = code.declaration(named: name) {
          note(token, element, .plain)
          return type
        }
        return .namespace
      }
    }
    switch name {
    case WellKnownNames.mock: return .mockType
    case "GraphQLEnum", "GraphQLNullable": return .wrapperType
    default: break
    }
    guard let (element, type) = code.declaration(named: name) else { return .unknown }
    note(token, element, isQualified ? .member : .plain)
    return type
  }

  private func isFollowedByPoint(_ token: TokenSyntax) -> Bool {
    token.nextToken(viewMode: .sourceAccurate)?.tokenKind == .period
  }

  private func aliased(_ target: TypeReference) -> StaticType {
    if case .named(let path, []) = target, let type = path.last.flatMap({ code.declaration(named: $0)?.type }),
      case .objectType = type
    {
      return type
    }
    return .type(reference(target))
  }

  /// One of the tests' own types: those around come first.
  func ownType(_ names: [Name]) -> StaticType? {
    let enclosing = tests.scope.enclosing
    for count in (0...enclosing.count).reversed() {
      let outer = Array(enclosing.prefix(count))
      guard let first = names.first else { return nil }
      let path = tests.declaredPath(first, in: outer) + names.dropFirst()
      if tests.declares(path) { return .instance(path) }
    }
    return nil
  }

  /// A type in a model or in one of those around it, which an extension of the model can name alone.
  private func nestedType(_ name: Name, around model: ModelType) -> (element: GeneratedElement, model: ModelType)? {
    code.nestedType(name, in: model)
  }

  /// What the values of a type are that is known from somewhere else.
  func reference(_ type: TypeReference) -> StaticType {
    switch type {
    case .optional(let inner): return reference(inner).asOptional
    case .array(let inner): return .list(reference(inner))
    case .other, .lazyFunction: return .unknown
    case .named(let path, let arguments):
      if arguments.isEmpty, let own = ownType(path) { return own }
      guard case .named(let path, let inner) = arguments.isEmpty ? tests.resolved(path) : type else { return .unknown }
      guard let last = path.last else { return .unknown }
      if last == WellKnownNames.mock, inner.count == 1 {
        return tests.mockClass(inner[0]).map { .mock($0.type) } ?? .unknown
      }
      if inner.count == 1, path.count <= 2, last == "GraphQLEnum", case .enumeration(let name) = reference(inner[0]) {
        return .wrappedEnumeration(name)
      }
      if inner.count == 1, path.count <= 2, last == "GraphQLNullable" { return .nullable(reference(inner[0])) }
      guard inner.isEmpty else { return .unknown }
      if path == [WellKnownNames.selfType] { return selfType }
      if let model = code.model(path) { return .model(model) }
      if case .model(let around) = selfType, path.count == 1, let nested = code.nestedType(last, in: around) {
        return .model(nested.model)
      }
      guard path.count == 1 || path.count == 2 && code.isNamespace(path[0]) else { return .unknown }
      return code.declaration(named: last)?.type.instance ?? .unknown
    }
  }
}
