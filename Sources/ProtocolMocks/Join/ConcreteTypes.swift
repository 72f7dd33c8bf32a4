import Source
import SwiftCode
import SwiftScanning

/// Resolution of names outside of types.
struct ConcreteTypes {
  let sources: any MockSources

  /// Returns the qualification of names for use outside of types.
  func qualification(from scope: [String]) -> QualifiedNames {
    QualifiedNames(sources: sources, scope: scope, place: [], own: [], inherited: scope)
  }

  private func visibleTypes(named name: String) -> [DeclaredConcreteType] {
    sources.concreteTypes(named: name).filter { !$0.outline.isHidden }
  }

  /// Returns the declarations of a type by name, or several in exclusive `#if` clauses. The first part may be a module.
  func declarations(of parts: [String]) -> [DeclaredConcreteType] {
    guard let name = parts.last else { return [] }
    let all = visibleTypes(named: name)
    var path = Array(parts.dropLast())
    var found = all.filter { $0.outline.path == path }
    if found.isEmpty, !path.isEmpty {
      path.removeFirst()
      found = all.filter { $0.outline.path == path }
    }
    let isUsable = found.map(\.outline).allSatisfy { outline in
      !outline.isLimited && !outline.isNoncopyable && outline.hasPlainNames
    }
    // Modules may have types with equal names.
    let conditions = Set(found.map(\.outline.conditions))
    let isOne = found.count <= 1 || conditions.count == found.count && !conditions.contains([])
    return isUsable && isOne ? found : []
  }

  /// Returns the target of an alias, as global code spells it; nil for other types.
  func target(of type: String) -> String? {
    let parts = type.nameParts
    let aliases = sources.aliases(named: parts.last ?? "")
    let alias = aliases.first { $0.path == parts.dropLast() }
    guard let alias = alias ?? aliases.first(where: { $0.path == parts.dropFirst().dropLast() }) else { return nil }
    var names = qualification(from: alias.path)
    let parameters = Dictionary(
      zip(alias.parameters, type.genericArguments), uniquingKeysWith: { first, _ in first })
    return names.qualified(alias.function ?? alias.target, except: Set(alias.parameters))
      .replacingNames { name, _ in parameters[String(name)] }
  }

  /// Returns a function type, or that of an alias; nil for other types.
  func function(_ type: String) -> (text: String, functionParameters: Int)? {
    var result = SpelledResult(text: type)
    if let name = type.nameParts.last, sources.functionAliases.contains(name) {
      result.function = FunctionAliasResolution(sources: sources, own: []).function(type, seenFrom: [])
    }
    return result.functionParameters.map { (result.function ?? type, $0) }
  }

  /// Whether a type is the one of the standard library with a name.
  func isStandard(_ type: String, _ name: String) -> Bool {
    let parts = type.nameParts
    return parts == ["Swift", name] || parts == [name] && !sources.declares(name, in: [])
  }

  /// Whether one of these protocols, or one from which they inherit, has another global actor than the main actor. The
  /// initializers of a structure with these protocols have this actor, too, and the main actor can't call them.
  func haveOtherActor(_ protocols: [String]) -> Bool {
    var (names, seen) = (protocols, Set<String>())
    while let name = names.popLast() {
      guard seen.insert(name).inserted else { continue }
      names += sources.aliases(named: name).flatMap(\.targetNames)
      for type in sources.types(named: name) where type.outline.kind == .protocol {
        guard let facts = sources.facts(of: type) else { continue }
        if facts.attributes.contains(where: isOtherActor) { return true }
        names += facts.inheritedNames
      }
    }
    return false
  }

  private func isOtherActor(_ attribute: AttributeFact) -> Bool {
    guard attribute.isGlobalActor, let name = attribute.name.nameParts.last, name != "MainActor" else { return false }
    return name.hasSuffix("Actor") || sources.names(named: name).contains { $0.role == .globalActor }
  }

  // MARK: Global types

  /// Returns the global type that encloses a type, or the type itself; nil if code outside of it can't spell it.
  func root(of type: DeclaredConcreteType) -> TypeDefault.GlobalType? {
    let outline = type.outline
    guard let name = outline.path.first else {
      return TypeDefault.GlobalType(keyword: outline.kind.keywordOfImports, name: outline.name)
    }
    for count in outline.path.indices {
      let path = Array(outline.path.prefix(count))
      let found = visibleTypes(named: outline.path[count]).filter { $0.outline.path == path }
      guard found.count == 1, found[0].outline.isPlain else { return nil }
    }
    return globalType(name, isGeneric: false)
  }

  private func globalType(_ name: String, isGeneric: Bool) -> TypeDefault.GlobalType? {
    let found = visibleTypes(named: name).filter(\.outline.path.isEmpty)
    guard found.count == 1, let outline = found.first?.outline, isGeneric || outline.isPlain, outline.isVisible else {
      return nil
    }
    return TypeDefault.GlobalType(keyword: outline.kind.keywordOfImports, name: name)
  }

  /// Returns the global types of the module that a type names; nil if another name isn't one of the standard library.
  func globalTypes(in type: String) -> [TypeDefault.GlobalType]? {
    var result: [TypeDefault.GlobalType]? = []
    _ = type.replacingNames { name, _ in
      let name = String(name)
      if let root = globalType(name, isGeneric: true) {
        result?.append(root)
      } else if name != "Swift", !name.isStandardLibraryType || sources.declares(name, in: []) {
        result = nil
      }
      return nil
    }
    return result
  }
}

extension OutlinedConcreteType {
  /// Whether each place of the module can name the type.
  fileprivate var isVisible: Bool { !isLimited && conditions.isEmpty }

  /// Whether each place of the module can name the type, and its nested types without generic arguments.
  fileprivate var isPlain: Bool { isVisible && !isGeneric }
}

extension OutlinedConcreteType.Kind {
  /// The keyword of an import declaration.
  fileprivate var keywordOfImports: String { self == .actor ? "class" : rawValue }
}

extension TypeLineage {
  /// The types of all results, and the types that they may name by associated types and aliases.
  var resultTypes: [String] {
    var result = mocked.declared.outline.annotation.values(of: "typealias").map(\.value)
    for facts in parts.map(\.facts) {
      let associated = Set(facts.associatedTypes.map(\.name) + facts.aliases.map(\.name) + facts.parameters)
      for member in facts.members {
        guard let type = member.result.map({ $0.function ?? $0.text }) else { continue }
        let names = associated.union(member.generics.map(\.name))
        if !type.mentions(names) { result.append(type) }
      }
      result += facts.aliases.map(\.target) + facts.associatedTypes.compactMap(\.defaultType)
      result += facts.requirements.filter(\.isSameType).flatMap { [$0.left, $0.right] }
    }
    return result
  }
}
