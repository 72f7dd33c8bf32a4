import Source

/// The stubs that are visible in a file, by name. No parser runs.
///
/// Declarations that are not public are visible in files of stubs only.
package struct LibraryDeclarations: Sendable {
  private let visible: [LibraryModule]
  /// Whether the file is a file of stubs, which sees all their declarations.
  private let isLibrary: Bool

  /// - Parameters:
  ///   - imports: the modules that the file imports.
  ///   - libraries: the modules with stubs.
  package init(imports: some Sequence<Name>, in libraries: LibrarySet = SwiftLibraries.all) {
    self.init(ModuleExports.visible(imports).compactMap { libraries[$0] }, isLibrary: false)
  }

  /// Answers for code in the file of a stub.
  package init(inFileOf declaration: LibraryDeclaration, in libraries: LibrarySet = SwiftLibraries.all) {
    let imports = declaration.imports + CollectionOfOne(declaration.module)
    self.init(ModuleExports.visible(imports).compactMap { libraries[$0] }, isLibrary: true)
  }

  private init(_ visible: [LibraryModule], isLibrary: Bool) {
    self.visible = visible
    self.isLibrary = isLibrary
  }

  /// The modules with stubs that are visible: `Swift`, then the others by name.
  package var modules: [Name] { visible.map(\.name) }

  /// Returns the functions, variables, aliases and headers of types that introduce a name outside of types.
  package func topLevel(_ name: Name) -> [LibraryDeclaration] { find(.topLevel(name)) }

  /// Returns the declarations that introduce a name in a type, its extensions or a protocol: functions, properties, cases,
  /// `init`, `subscript`, aliases, associated types and headers of types.
  package func members(_ name: Name, of path: [Name]) -> [LibraryDeclaration] {
    find(.member(name, of: Self.joined(path)))
  }

  /// Returns all declarations directly inside a type and its extensions.
  package func members(of path: [Name]) -> [LibraryDeclaration] { shown(headers(of: path).flatMap(\.members)) }

  /// Returns the header of a type, and the headers of its extensions.
  package func headers(of path: [Name]) -> [LibraryDeclaration] { find(.header(Self.joined(path))) }

  /// Returns the functions of an operator, inside and outside of types.
  package func operatorFunctions(_ name: Name) -> [LibraryDeclaration] { find(.operatorFunction(name)) }

  /// Returns the operators, precedence groups and macros with a name.
  package func codeless(_ name: Name) -> [LibraryDeclaration] { find(.codeless(name)) }

  private func find(_ key: LibraryKey) -> [LibraryDeclaration] {
    shown(visible.flatMap { $0.index.declarations(key) })
  }

  private func shown(_ declarations: [LibraryDeclaration]) -> [LibraryDeclaration] {
    isLibrary ? declarations : declarations.filter { !$0.isInternal }
  }

  private static func joined(_ path: [Name]) -> Name {
    path.count == 1 ? path[0] : Name(path.map(\.text).joined(separator: "."))
  }
}
