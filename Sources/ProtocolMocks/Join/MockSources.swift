import Source

/// The declarations of all Swift files by name.
package protocol MockSources {
  /// Returns the protocols and classes with a name, in a fixed order.
  func types(named name: String) -> [DeclaredType]
  /// Returns the aliases with a name, in a fixed order.
  func aliases(named name: String) -> [OutlinedAlias]
  /// Returns the other types with a name, in a fixed order.
  func names(named name: String) -> [OutlinedName]
  /// The names of all aliases of functions, direct or indirect.
  var functionAliases: Set<String> { get }
  /// The declarations that share a name with standard types used by mocks, or that mocks can't store.
  var notableNames: [OutlinedName] { get }
  /// Returns the facts of a type, or nil if it no longer exists.
  func facts(of type: DeclaredType) -> TypeFacts?
  /// Returns the imports of the file that declares a type.
  func imports(of type: DeclaredType) -> [OutlinedImport]
  /// Whether values of the module's structures and enumerations are default results.
  var makesDefaults: Bool { get }
  /// Returns the structures, enumerations, classes and actors of the module with a name, in a fixed order.
  func concreteTypes(named name: String) -> [DeclaredConcreteType]
  /// Returns the ways to make a value of a type. They are empty if it no longer exists.
  func facts(of type: DeclaredConcreteType) -> ConcreteTypeFacts
}

/// A type in one of the files.
package struct DeclaredType: Hashable, Sendable {
  package var file: String
  /// The index of the type in the outline.
  package var index: Int
  package var outline: OutlinedType

  package init(file: String, index: Int, outline: OutlinedType) {
    self.file = file
    self.index = index
    self.outline = outline
  }
}

/// A structure, enumeration, class or actor in one of the files.
package struct DeclaredConcreteType: Hashable, Sendable {
  package var file: String
  package var outline: OutlinedConcreteType

  package init(file: String, outline: OutlinedConcreteType) {
    self.file = file
    self.outline = outline
  }
}
