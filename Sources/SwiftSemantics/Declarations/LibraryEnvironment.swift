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
