import Source
import SwiftLibraries
import SwiftLowering

/// The answers about libraries that environments with the same imports share, one after the other.
package final class LibraryEnvironment {
  let source: LibrarySource
  let environment: TypeEnvironment

  /// - Parameters:
  ///   - imports: the modules that are imported.
  ///   - hidden: the names of types of libraries that the program declares itself.
  package init(imports: some Sequence<Name>, hidden: Set<Name> = []) {
    source = LibrarySource(imports: Array(imports))
    environment = TypeEnvironment(hidden.isEmpty ? [source] : [HiddenTypes(names: hidden), source])
  }
}

/// Types without members, which hide types of libraries.
private struct HiddenTypes: DeclarationSource {
  let names: Set<Name>

  func types(at path: [Name]) -> [SwiftTypeDeclaration] {
    guard path.count == 1, names.contains(path[0]) else { return [] }
    return [SwiftTypeDeclaration(.structure, at: path, inherits: [], file: "")]
  }

  func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] { [] }
  func function(_ id: SwiftFunction.ID) -> SwiftFunction? { nil }
  func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] { [] }
  func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias] { [] }
  func hasModule(named name: Name) -> Bool { false }
}

extension TypeEnvironment {
  /// The environment with the answers about a type that only libraries declare and extend; nil for other types.
  func libraries(for path: [Name]) -> TypeEnvironment? {
    guard let environment = libraries?.environment, !path.isEmpty else { return nil }
    let isOfLibraries = once(\.isOfLibraries, path, missing: false) {
      guard environment.nominal(path) != nil, sources.dropLast().allSatisfy({ $0.types(at: path).isEmpty }) else {
        return false
      }
      guard case .nominal(let parent, _)? = environment.conformances(of: path).superclass else { return true }
      return libraries(for: parent) != nil
    }
    return isOfLibraries ? environment : nil
  }

  /// The environment with the answers about members of a name; nil if the program declares some.
  func libraries(for query: MemberQuery) -> TypeEnvironment? {
    guard let environment = libraries(for: query.path) else { return nil }
    let owners = environment.owners(ofMembersOf: query.path)
    for source in sources.dropLast() {
      for id in source.functions(named: query.name, at: query.path) {
        guard let function = source.function(id), !function.enclosing.isEmpty else { continue }
        if owners.contains(canonicalPath(function.enclosing, in: id.file)) { return nil }
      }
    }
    return environment
  }

  /// The paths of a type, its superclasses and its protocols.
  private func owners(ofMembersOf path: [Name]) -> Set<[Name]> {
    if let known = ownersOfMembers[path] { return known }
    var result: Set<[Name]> = [path]
    result.formUnion(conformancesWithInherited(of: path).map(\.constraint.path))
    var parent = conformances(of: path).superclass
    while case .nominal(let path, _)? = parent, result.insert(path).inserted {
      parent = conformances(of: path).superclass
    }
    ownersOfMembers[path] = result
    return result
  }
}
