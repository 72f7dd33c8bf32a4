import Source
import SwiftLibraries
import SwiftLowering

/// The meaning of type names.
extension TypeEnvironment {
  /// Returns the meaning of a type name; nil if no declaration is known.
  ///
  /// - Parameter isHeader: whether the name is in the inheritance clause of the type around it, which its members can't
  ///   decide.
  func meaning(of name: Name, in scope: LexicalScope, isHeader: Bool = false) -> TypeMeaning? {
    if let parameter = scope.parameters.last(where: { $0.name == name }) { return .type(.parameter(parameter)) }
    if let local = scope.locals[name] { return .type(local) }
    if let known = known(name, in: scope) { return .type(known) }
    if let libraries, LibraryText.isLibrary(scope.file) {
      return libraries.environment.declaredMeaning(of: name, in: scope, isHeader: isHeader)
    }
    return declaredMeaning(of: name, in: scope, isHeader: isHeader)
  }

  private func declaredMeaning(of name: Name, in scope: LexicalScope, isHeader: Bool) -> TypeMeaning? {
    let question = TypeAnswers.TypeName(name: name, file: scope.file, enclosing: scope.enclosing, isHeader: isHeader)
    return once(\.typeMeanings, question, missing: nil) { findMeaning(of: name, in: scope, isHeader: isHeader) }
  }

  private func findMeaning(of name: Name, in scope: LexicalScope, isHeader: Bool) -> TypeMeaning? {
    var path = scope.enclosing
    var skipsMembers = isHeader
    while !path.isEmpty {
      let nominal = nominal(path)
      if let parameter = nominal?.parameters.last(where: { $0.name == name }) { return .type(.parameter(parameter)) }
      if !skipsMembers, let nominal, let found = member(name, of: nominal, nominal.selfType, in: scope) { return found }
      if nominal == nil, let found = declaredMember(name, ofTypeAt: path, outer: [], in: scope) { return found }
      skipsMembers = false
      path.removeLast()
    }
    if let found = declaredMember(name, ofTypeAt: [], outer: [], in: scope) { return found }
    return sources.contains { $0.hasModule(named: name) } ? .module(name) : nil
  }

  /// The types that the language defines.
  private func known(_ name: Name, in scope: LexicalScope) -> StaticType? {
    switch name {
    case WellKnownNames.anyType: .any
    case StandardTypeNames.anyObject: .anyObject
    case StandardTypeNames.void: .void
    case WellKnownNames.selfType: selfType(in: scope)
    default: nil
    }
  }

  /// The type of `self`, or `Self`; unknown outside of types.
  package func selfType(in scope: LexicalScope) -> StaticType {
    guard let nominal = nominal(scope.enclosing) else { return .unknown }
    return scope.hasDynamicSelf && nominal.isClass ? .parameter(.selfType(of: nominal.path)) : nominal.selfType
  }

  /// Returns the meaning of a name behind a type or module.
  func meaning(of name: Name, in base: StaticType, _ scope: LexicalScope) -> TypeMeaning? {
    switch base {
    case .nominal(let path, _): nominal(path).flatMap { member(name, of: $0, base, in: scope) }
    case .parameter, .member: .type(.member(base, name))
    case .existential(let protocols):
      protocols.count == 1 ? nominal(protocols[0].path).flatMap { member(name, of: $0, base, in: scope) } : nil
    default: nil
    }
  }

  /// A type, alias or associated type of a type, its superclasses and its protocols.
  private func member(_ name: Name, of nominal: NominalType, _ base: StaticType, in scope: LexicalScope) -> TypeMeaning?
  {
    var outer: [StaticType] = []
    if case .nominal(_, let arguments) = base { outer = arguments }
    if let found = declaredMember(name, ofTypeAt: nominal.path, outer: outer, in: scope) { return found }
    if nominal.isProtocol {
      guard ancestors(ofProtocol: nominal.path).contains(where: { declares(associatedType: name, $0.path) }) else {
        return inheritedAlias(name, of: nominal, in: scope)
      }
      return .type(.member(base, name))
    }
    if let superclass = conformances(of: nominal.path).superclass, case .nominal(let path, _) = superclass,
      let parent = self.nominal(path),
      let found = member(name, of: parent, superclass.substituting(nominal.substitution(outer)), in: scope)
    {
      return found
    }
    let isAssociated = conformancesWithInherited(of: nominal.path).contains {
      declares(associatedType: name, $0.constraint.path)
    }
    return isAssociated ? .type(.member(base, name)) : inheritedAlias(name, of: nominal, in: scope)
  }

  /// An alias in a protocol or in an extension of one.
  private func inheritedAlias(_ name: Name, of nominal: NominalType, in scope: LexicalScope) -> TypeMeaning? {
    let protocols =
      nominal.isProtocol
      ? ancestors(ofProtocol: nominal.path) : conformancesWithInherited(of: nominal.path).map(\.constraint)
    for constraint in protocols {
      if let alias = alias(named: name, at: constraint.path, from: scope.file) {
        return .alias(alias, owner: constraint.path, outer: [nominal.selfType])
      }
    }
    return nil
  }

  /// A type or alias that a type declares, or a global one.
  private func declaredMember(
    _ name: Name, ofTypeAt path: [Name], outer: [StaticType], in scope: LexicalScope
  ) -> TypeMeaning? {
    if path.isEmpty, isShadowed(name, for: scope.file) { return .type(.unknown) }
    let isInLibrary = LibraryText.isLibrary(scope.file)
    if let found = (isInLibrary ? nil : nominal(path + [name.inFile(scope.file)])) ?? nominal(path + [name]) {
      return found.isProtocol ? .protocolType(found.path) : .nominal(found.path, outer: outer)
    }
    return alias(named: name, at: path, from: scope.file).map { .alias($0, owner: path, outer: outer) }
  }

  /// Whether a file of a library means its own type, but a type of the program has the name.
  private func isShadowed(_ name: Name, for file: Name) -> Bool {
    LibraryText.isLibrary(file) && isHidden(name)
  }

  /// Whether a type of the program hides a type of a library.
  func isHidden(_ name: Name) -> Bool {
    sources.contains { source in
      !source.isLibrary && source.types(at: [name]).contains { $0.kind != nil }
    }
  }

  /// Whether a module is a library.
  func isLibrary(_ module: Name) -> Bool {
    sources.contains { $0.isLibrary && $0.hasModule(named: module) }
  }

  private func alias(named name: Name, at path: [Name], from file: Name) -> DeclaredAlias? {
    guard let libraries else { return alias(named: name, at: path, from: file, in: sources[...]) }
    if let own = alias(named: name, at: path, from: file, in: sources.dropLast()) { return own }
    return libraries.environment.knownAlias(named: name, at: path)
  }

  /// An alias of a library, which is never private.
  private func knownAlias(named name: Name, at path: [Name]) -> DeclaredAlias? {
    once(\.aliases, MemberQuery(path: path, name: name), missing: nil) {
      alias(named: name, at: path, from: "", in: sources[...])
    }
  }

  private func alias(
    named name: Name, at path: [Name], from file: Name, in sources: ArraySlice<any DeclarationSource>
  ) -> DeclaredAlias? {
    for source in sources {
      let found = source.aliases(named: name, at: path).filter {
        $0.alias.path == path && (!$0.alias.isPrivate || $0.file == file)
      }
      if let first = found.first { return first }
    }
    return nil
  }

  /// Whether a protocol declares an associated type.
  func declares(associatedType name: Name, _ path: [Name]) -> Bool {
    nominal(path)?.parts.contains { $0.associatedTypes.contains { $0.name == name } } ?? false
  }

  package func resolve(_ written: WrittenType, in scope: LexicalScope) -> StaticType {
    var resolver = TypeResolver(self, scope)
    return resolver.type(written)
  }

  /// Returns the type of a name with generic arguments; nil if none are written.
  func applying(_ arguments: [StaticType]?, to meaning: TypeMeaning, in scope: LexicalScope) -> StaticType {
    switch meaning {
    case .type(let type): return arguments == nil ? type : .unknown
    case .module: return .unknown
    case .protocolType(let path): return .existential([ProtocolReference(path: path, arguments: arguments ?? [])])
    case .alias(let alias, let owner, let outer): return target(of: alias, owner, outer, arguments)
    case .nominal(let path, var outer):
      guard let nominal = nominal(path) else { return .unknown }
      let outerCount = nominal.parameters.count - nominal.ownParameterCount
      if outer.count != outerCount {
        // A nested type inside its generic type has the parameters as arguments.
        let isInside = scope.enclosing.starts(with: path.dropLast())
        outer = nominal.parameters[..<outerCount].map { isInside ? .parameter($0) : .unknown }
      }
      let own = nominal.parameters[outerCount...]
      if let arguments {
        return arguments.count == own.count ? .nominal(path, outer + arguments) : .unknown
      }
      let isInside = scope.enclosing.starts(with: path)
      return .nominal(path, outer + own.map { isInside ? .parameter($0) : .unknown })
    }
  }

  /// The target of an alias.
  func target(
    of alias: DeclaredAlias, _ owner: [Name], _ outer: [StaticType], _ arguments: [StaticType]?
  ) -> StaticType {
    let key = alias.alias.path + [alias.alias.name]
    guard !alias.alias.generics.isUnsupported, openAliases.insert(key).inserted else { return .unknown }
    defer { openAliases.remove(key) }
    let own = alias.alias.generics.parameters.enumerated().map {
      TypeParameter(owner: .alias(key), index: $0, name: $1)
    }
    let scope = LexicalScope(file: alias.file, enclosing: owner, parameters: own)
    var result = resolve(alias.alias.written, in: scope)
    if let nominal = nominal(owner) {
      if nominal.isProtocol, outer.count == 1 {
        result = result.substituting([.selfType(of: owner): outer[0]])
      } else if outer.count == nominal.parameters.count {
        result = result.substituting(nominal.substitution(outer))
      }
    }
    guard !own.isEmpty else { return arguments == nil ? result : .unknown }
    guard let arguments, arguments.count == own.count else {
      return result.substituting(Substitution(own.map { ($0, .unknown) }))
    }
    return result.substituting(Substitution(zip(own, arguments)))
  }

  /// Whether a name is that of a result builder.
  func isResultBuilder(_ name: Name, in scope: LexicalScope) -> Bool {
    guard case .nominal(let path, _)? = meaning(of: name, in: scope) else { return false }
    return nominal(path)?.attributeNames.contains(StandardTypeNames.resultBuilder) ?? false
  }
}
