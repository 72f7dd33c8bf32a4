import Source
import SwiftLibraries
import SwiftLowering
import SwiftScanning
import Synchronization

/// The declarations of the libraries that a file imports.
package struct LibrarySource: DeclarationSource {
  private let libraries: LibrarySet
  private let declarations: LibraryDeclarations

  package init(imports: [Name], in libraries: LibrarySet = SwiftLibraries.all) {
    self.libraries = libraries
    declarations = LibraryDeclarations(imports: imports, in: libraries)
  }

  /// The declarations that the file of a stub sees.
  init(inFileOf declaration: LibraryDeclaration, in libraries: LibrarySet = SwiftLibraries.all) {
    self.libraries = libraries
    declarations = LibraryDeclarations(inFileOf: declaration, in: libraries)
  }

  package func functions(named name: Name, at path: [Name]) -> [SwiftFunction.ID] {
    found(name, at: path).flatMap { declaration in
      let facts = Self.facts(declaration)
      return facts.functions(of: declaration.outlined.id, named: name)
        + facts.requirementIDs(of: declaration.outlined.id, named: name)
    }
  }

  package func function(_ id: SwiftFunction.ID) -> SwiftFunction? {
    guard LibraryText.isLibrary(id.file), let declaration = libraries.declaration(id.declaration) else { return nil }
    return Self.facts(declaration).function(id, PrivateTypes(inFile: id.file, []))
  }

  package func types(at path: [Name]) -> [SwiftTypeDeclaration] {
    declarations.headers(of: path).compactMap { header in
      guard var result = Self.type(at: path, in: header) else { return nil }
      // A protocol is read as a whole, since its requirements decide what conforming types have.
      guard result.kind == .protocolType else { return result }
      for member in header.members where !member.isHeader {
        guard let part = Self.type(at: path, in: member) else { continue }
        result.associatedTypes += part.associatedTypes
        result.requirements += part.requirements
        result.properties += part.properties
      }
      return result
    }
  }

  package func types(at path: [Name], declaring name: Name) -> [SwiftTypeDeclaration] {
    found(name, at: path).compactMap { Self.type(at: path, in: $0) }
      .filter { !$0.properties.isEmpty || !$0.cases.isEmpty }
  }

  package func aliases(named name: Name, at path: [Name]) -> [DeclaredAlias] {
    found(name, at: path).flatMap { declaration in
      Self.facts(declaration).aliases.filter { $0.name == name }
        .map { DeclaredAlias(file: declaration.outlined.id.file, alias: $0) }
    }
  }

  package func hasModule(named name: Name) -> Bool { declarations.modules.contains(name) }

  package var isLibrary: Bool { true }

  /// The declarations that introduce a name in a type, or a global one.
  private func found(_ name: Name, at path: [Name]) -> [LibraryDeclaration] {
    (path.isEmpty ? declarations.topLevel(name) : declarations.members(name, of: path)).filter { !$0.isHeader }
  }

  // MARK: Facts

  /// The facts of the stubs that were needed so far in this process.
  private static let known = Mutex<[LibraryDeclaration: DeclarationFacts]>([:])

  static func facts(_ declaration: LibraryDeclaration) -> DeclarationFacts {
    if let facts = known.withLock({ $0[declaration] }) { return facts }
    let facts = DeclarationFacts.read(declaration.outlined, declaration.text)
    known.withLock { $0[declaration] = facts }
    return facts
  }

  private static func type(at path: [Name], in declaration: LibraryDeclaration) -> SwiftTypeDeclaration? {
    facts(declaration).types.first { $0.path == path }
  }
}
