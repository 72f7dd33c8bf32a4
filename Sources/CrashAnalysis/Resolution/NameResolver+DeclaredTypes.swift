import MockIR
import Source
import SwiftLowering

/// Declared types of expressions.
extension NameResolver {
  /// Returns the declared type of an expression, as far as declarations show it.
  func declaredType(of expression: SwiftExpression) -> DeclaredType {
    switch expression.content {
    case .name(WellKnownNames.selfName): return typeOfSelf
    case .name(let name):
      if let values, let variable = values.names[name] { return values.types[variable] ?? .concrete }
      return declaredType(ofProperty: name)
    case .member(let base, let name):
      return declaredType(ofMember: name, of: base, declaredType(of: base).unwrapped)
    case .element(let base, let arguments):
      let type = declaredType(of: base).unwrapped
      guard arguments.count == 1, arguments[0].label == nil else { return type == .unclear ? .unclear : .concrete }
      if arguments[0].value.operation != nil { return type }
      return type.element
    case .call(let callee, let arguments): return declaredType(ofResultOf: callee, arguments)
    case .chained(let inner), .unwrapped(let inner): return declaredType(of: inner).unwrapped
    case .nilCoalescing(let first, let second): return declaredType(joining: [first, second]).unwrapped
    case .ternary(_, let first, let second): return declaredType(joining: [first, second])
    case .parenthesized(let inner), .labeled(let inner, _), .attempt(_, let inner): return declaredType(of: inner)
    case .coercion(_, let type): return declaredType(type.bare, in: scope)
    case .conditionalCast(_, let type): return .optional(declaredType(type.bare, in: scope))
    case .opaque(let mentions):
      guard mentions.isValue, case .expression(let inner)? = mentions.parts.first else { return .concrete }
      return declaredType(of: inner)
    case .array(let elements): return elements.isEmpty ? .concrete : .list(declaredType(joining: elements))
    case .dictionary(let pairs): return declaredType(holding: pairs.map(\.value))
    case .tuple(let parts): return declaredType(holding: parts.map(\.value))
    default: return .concrete
    }
  }

  /// Returns the declared type of a place with a written type.
  ///
  /// - Parameter type: the type without `any` and `some`; nil if the type is that of the value.
  func declaredType(_ type: SwiftTypeReference?, in scope: TypeScope) -> DeclaredType {
    switch type {
    case .optional(let inner)?: return .optional(declaredType(inner, in: scope))
    case .array(let inner)?: return .list(declaredType(inner, in: scope))
    case .named(let path, _)?:
      if path.count == 1, let constraints = constraints(ofParameter: path[0], in: scope) {
        return .abstract(
          constraints.compactMap { constraint in
            if case .named(let found, _) = resolved(constraint, in: scope) { found } else { nil }
          })
      }
      return declaredType(canonical: resolved(.named(path, []), in: scope))
    case .function(let parameters, let result)?:
      return .function(
        parameters.map { declaredType($0, in: scope) }, result: declaredType(result, in: scope))
    // The type can have parts, as dictionaries and tuples have.
    case .other?: return .unclear
    case .lazyFunction?, nil: return .concrete
    }
  }

  /// Returns the declared type that several expressions share. Instances of different classes share a superclass.
  private func declaredType(joining expressions: [SwiftExpression]) -> DeclaredType {
    let given = expressions.filter { !$0.isNil }
    guard let first = given.first else { return .concrete }
    let type = declaredType(of: first)
    guard 1 < given.count else { return type }
    let shared = exactType(of: first, type)
    let isShared = given.dropFirst().allSatisfy { exactType(of: $0, declaredType(of: $0)) == shared }
    return isShared ? type : .abstract([])
  }

  /// Returns the declared type of an expression without optional marks, with the class of an instance.
  private func exactType(of expression: SwiftExpression, _ type: DeclaredType) -> DeclaredType {
    guard type.unwrapped == .concrete, let path = typeOfInstance(expression),
      declaration(of: path)?.kind == .classOrActor
    else { return type.unwrapped }
    return .abstract([path])
  }

  private func typeOfInstance(_ expression: SwiftExpression) -> [Name]? {
    switch expression.content {
    case .parenthesized(let inner), .unwrapped(let inner): return typeOfInstance(inner)
    case .call(let callee, _):
      guard case .name(let name) = callee.content, name.startsWithCapital else { return nil }
      return typePath([name])
    default: return values?.owner(of: expression, code)?.path(code)
    }
  }

  /// Returns the declared type of a tuple or dictionary with parts.
  private func declaredType(holding parts: [SwiftExpression]) -> DeclaredType {
    parts.allSatisfy { declaredType(of: $0) == .concrete } ? .concrete : .unclear
  }

  /// Returns the declared type of an argument, if its parameter is a function. The caller decides which types generic
  /// parameters stand for.
  func declaredType(ofArgumentFor parameter: SwiftFunction.Parameter, in scope: TypeScope) -> DeclaredType {
    guard case .function(let parameters, let result)? = parameter.written?.bare.unwrapped else { return .concrete }
    let types = (parameters + [result]).map { type in
      isParameter(type, in: scope) ? .unclear : declaredType(type, in: scope)
    }
    return .function(Array(types.dropLast()), result: types[parameters.count])
  }

  /// - Parameter type: a type whose names are resolved.
  private func declaredType(canonical type: SwiftTypeReference) -> DeclaredType {
    switch type {
    case .optional(let inner): .optional(declaredType(canonical: inner))
    case .array(let inner): .list(declaredType(canonical: inner))
    case .named([WellKnownNames.anyType], _): .abstract([])
    case .named(let path, _): isConcrete(path) ? .concrete : .abstract([path])
    case .function(let parameters, let result):
      .function(parameters.map { declaredType(canonical: $0) }, result: declaredType(canonical: result))
    case .other: .unclear
    case .lazyFunction: .concrete
    }
  }

  /// Whether all values of a type are of the type itself.
  private func isConcrete(_ path: [Name]) -> Bool {
    if path == [WellKnownNames.selfType] || path == [Self.element] || path.last == WellKnownNames.mock { return true }
    switch program.types(at: path).lazy.compactMap(\.kind).first {
    case .structure, .enumeration: return true
    case .classOrActor, .protocolType: return false
    case nil:
      return model(canonical: .named(path, [])) != nil || path.last.map(LibraryModels.plainTypes.contains) == true
    }
  }

  /// Returns the constraints of a generic parameter of a function or type; nil if a name is none.
  private func constraints(ofParameter name: Name, in scope: TypeScope) -> [SwiftTypeReference]? {
    switch scope.locals[name] {
    case .generic(let constraints)?: return constraints
    case .hidden?, .alias?: return nil
    case nil: break
    }
    for count in scope.enclosing.indices.reversed() {
      let parameters = program.types(at: Array(scope.enclosing[...count])).flatMap(\.genericParameters)
      if let found = parameters.first(where: { $0.name == name }) { return found.constraints }
    }
    return nil
  }

  // MARK: Names

  /// The type that encloses the code, which sees `self` by this type.
  private var typeOfSelf: DeclaredType {
    guard !scope.enclosing.isEmpty, !CollectionTypes.contains(scope.enclosing), !isConcrete(scope.enclosing) else {
      return .concrete
    }
    return .abstract([scope.enclosing])
  }

  /// Returns the declared type of a name that is no variable.
  private func declaredType(ofProperty name: Name) -> DeclaredType {
    if let type = selfPath.flatMap({ declaredType(ofProperty: name, of: $0) }) { return type }
    guard let (property, owner) = staticProperties(name, of: []).first else { return .concrete }
    return declaredType(property.bareType, in: owner.scope)
  }

  private func declaredType(ofProperty name: Name, of path: [Name]) -> DeclaredType? {
    if let (property, owner) = storedProperty(name, of: path) {
      if property.bareType == nil, !property.isConstant { return classOfInitialValue(property, of: owner) }
      return declaredType(property.bareType, in: owner.scope, ofMemberOf: owner.path)
    }
    let types = lineage(of: path)
    let getter = program.functions(named: name).first { id in
      program[id].kind == .getter && !program[id].isStatic && types.contains(program[id].enclosing)
    }
    return getter.map { resultType(of: $0) }
  }

  /// A variable keeps the class of its initial value.
  private func classOfInitialValue(_ property: SwiftTypeDeclaration.Property, of owner: SwiftTypeDeclaration)
    -> DeclaredType
  {
    guard case .call(let callee, _)? = property.value?.content, case .name(let name) = callee.content,
      name.startsWithCapital
    else { return .concrete }
    return declaredType(.named([name], []), in: owner.scope)
  }

  /// Returns the declared types of the associated values of a case.
  func declaredTypes(ofPayload value: EnumerationValue) -> [DeclaredType] {
    guard let declaration = declaration(of: value.type),
      let found = declaration.cases.first(where: { $0.name == value.name })
    else { return [] }
    return found.parameters.map { declaredType($0.bareType, in: declaration.scope, ofMemberOf: declaration.path) }
  }

  /// Returns the declared type of a member of a type. Outside of a generic type, its arguments replace its parameters.
  private func declaredType(_ type: SwiftTypeReference?, in scope: TypeScope, ofMemberOf path: [Name]) -> DeclaredType {
    let isInside = self.scope.enclosing.starts(with: path)
    return !isInside && isParameter(type, of: path) ? .unclear : declaredType(type, in: scope)
  }

  /// Whether a type, or the type of its elements, is a generic parameter of a type.
  private func isParameter(_ type: SwiftTypeReference?, of path: [Name]) -> Bool {
    isParameter(type, in: TypeScope(file: scope.file, enclosing: path))
  }

  /// Whether a type, or the type of its elements, is a generic parameter.
  private func isParameter(_ type: SwiftTypeReference?, in scope: TypeScope) -> Bool {
    switch type {
    case .optional(let inner)?, .array(let inner)?: isParameter(inner, in: scope)
    case .named(let names, _)?: names.count == 1 && constraints(ofParameter: names[0], in: scope) != nil
    default: false
    }
  }

  /// - Parameter owner: the declared type of the base.
  private func declaredType(ofMember name: Name, of base: SwiftExpression, _ owner: DeclaredType) -> DeclaredType {
    switch owner {
    case .list(let element): return Self.optionalElements.contains(name) ? .optional(element) : .concrete
    case .abstract(let paths):
      if let type = paths.lazy.compactMap({ declaredType(ofProperty: name, of: $0) }).first { return type }
    case .concrete, .unclear, .optional, .function: break
    }
    switch values?.owner(of: base, code) {
    case .type(let path)?: return declaredType(ofProperty: name, of: path) ?? .concrete
    case .mock(let type)?: return declaredType(ofField: name, of: type)
    default: break
    }
    if owner == .unclear { return .unclear }
    guard let path = path(base), let (property, type) = staticProperties(name, of: typePath(path)).first else {
      return .concrete
    }
    return declaredType(property.bareType, in: type.scope)
  }

  /// All fields of mocks are optional. A field of an interface or union has mocks of several types.
  private func declaredType(ofField name: Name, of type: Name) -> DeclaredType {
    guard let field = code.mock(ofType: type)?.field(ofProperty: name) else { return .concrete }
    switch field.type.named {
    case .interface, .union:
      let element = DeclaredType.abstract([])
      return .optional(field.type.lists.reduce(element) { element, _ in .list(element) })
    case .builtIn, .scalar, .enumeration, .object: return .optional(.concrete)
    }
  }

  /// Returns the declared type that the results of all functions share which a call can mean.
  private func declaredType(
    ofResultOf callee: SwiftExpression, _ arguments: [SwiftExpression.Argument]
  ) -> DeclaredType {
    let name: Name
    switch callee.content {
    case .type(let type): return declaredType(type.bare, in: scope)
    case .specialization(let base, _): return declaredType(ofResultOf: base, arguments)
    case .name(let own):
      if let result = result(of: declaredType(of: callee)) { return result }
      if isVariable(own) { return .unclear }
      name = own
    case .chained(let inner): return result(of: declaredType(of: inner)) ?? .unclear
    case .member(let base, let own):
      name = own
      // The base can be a long chain of calls, so its type is found once.
      let owner = declaredType(of: base).unwrapped
      if let result = result(of: declaredType(ofMember: name, of: base, owner)) { return result }
      if case .list(let element) = owner {
        if Self.optionalElements.contains(name) { return .optional(element) }
        if Self.elements.contains(name) { return element }
        return Self.parts.contains(name) ? .list(element) : .concrete
      }
      if owner == .unclear, program.functions(named: name).isEmpty { return .unclear }
    default: return .concrete
    }
    guard !name.startsWithCapital, name != WellKnownNames.initializer else { return .concrete }
    let functions = program.functions(named: name).filter {
      program[$0].kind == .function && program[$0].assignment(of: arguments) != nil
    }
    let types = Set(functions.map { resultType(of: $0) })
    return types.count <= 1 ? types.first ?? .concrete : .unclear
  }

  /// Returns the type of the result of a function that is a value.
  private func result(of type: DeclaredType) -> DeclaredType? {
    if case .function(_, let result) = type.unwrapped { result } else { nil }
  }

  private func resultType(of id: SwiftFunction.ID) -> DeclaredType {
    let function = program[id]
    let type = function.writtenResult?.bare
    // The caller decides which type the parameter stands for.
    if case .named(let path, _)? = type?.unwrapped, function.genericParameters.contains(where: { [$0.name] == path }) {
      return .unclear
    }
    return declaredType(type, in: scope(of: id), ofMemberOf: function.enclosing)
  }

  /// The generic parameter of collections.
  private static let element: Name = "Element"
  private static let optionalElements: Set<Name> = ["first", "last", "max", "min", "popLast", "randomElement"]
  private static let elements: Set<Name> = ["remove", "removeFirst", "removeLast"]
  private static let parts: Set<Name> = [
    "dropFirst", "dropLast", "filter", "prefix", "reversed", "shuffled", "sorted", "suffix",
  ]
}
