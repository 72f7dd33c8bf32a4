import Source
import SwiftLibraries
import SwiftLowering
import Synchronization

/// The answers about libraries that all environments with the same imports share. One environment uses it at a time.
package final class LibraryEnvironment {
  let source: LibrarySource
  let environment: TypeEnvironment

  /// - Parameter hidden: the names of types of libraries that the program declares itself.
  private init(_ imports: [Name], hidden: Set<Name>) {
    source = LibrarySource(imports: imports)
    environment = TypeEnvironment(hidden.isEmpty ? [source] : [HiddenTypes(names: hidden), source])
  }

  // MARK: Reuse

  private struct Key: Hashable {
    var imports: [Name]
    var hidden: Set<Name>
  }

  /// An environment that is not used. It is unchecked, since it goes to another thread while neither thread uses it.
  private struct Idle: @unchecked Sendable {
    let environment: LibraryEnvironment
  }

  private static let idle = Mutex<[Key: [Idle]]>([:])
  /// The number of kinds of environments that are kept.
  private static let keyLimit = 64

  /// Runs `body` with an environment that has the answers of earlier uses.
  ///
  /// - Parameters:
  ///   - imports: the modules that are imported.
  ///   - hidden: the names of types of libraries that the program declares itself.
  package static func use<Result>(
    imports: some Sequence<Name>, hidden: Set<Name> = [], _ body: (LibraryEnvironment) -> Result
  ) -> Result {
    let key = Key(imports: SwiftLibraries.visibleModules(imports), hidden: hidden)
    let found = idle.withLock { $0[key]?.popLast() }?.environment
    let environment = found ?? LibraryEnvironment(key.imports, hidden: hidden)
    let result = body(environment)
    let kept = Idle(environment: environment)
    idle.withLock { idle in
      if idle[key] != nil || idle.count < keyLimit { idle[key, default: []].append(kept) }
    }
    return result
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
    if let known = isOfLibraries[path] { return known ? environment : nil }
    var isOfLibraries = environment.nominal(path) != nil && sources.dropLast().allSatisfy { $0.types(at: path).isEmpty }
    if isOfLibraries, case .nominal(let parent, _)? = environment.conformances(of: path).superclass, parent != path {
      isOfLibraries = libraries(for: parent) != nil
    }
    self.isOfLibraries[path] = isOfLibraries
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
