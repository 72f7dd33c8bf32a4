import Source

/// The declarations of all Swift files that types may inherit from, by name.
package protocol MockSources {
  /// The protocols and classes with a name, in a fixed order.
  func types(named name: String) -> [DeclaredType]
  /// What aliases with a name stand for, in a fixed order.
  func aliases(named name: String) -> [OutlinedAlias]
  /// Other types with a name, in a fixed order.
  func names(named name: String) -> [OutlinedName]
  /// The names of all aliases that stand for functions, maybe through others.
  var functionAliases: Set<String> { get }
  /// All that has one of the names of the standard library that mocks use, or that mocks cannot keep.
  var notableNames: [OutlinedName] { get }
  /// What a type says of itself; nil where it is gone.
  func facts(of type: DeclaredType) -> TypeFacts?
  /// The imports of the file that declares a type.
  func imports(of type: DeclaredType) -> [OutlinedImport]
}

/// A type in one of the files.
package struct DeclaredType: Hashable, Sendable {
  package var file: String
  /// Which of the types in the outline it is.
  package var index: Int
  package var outline: OutlinedType

  package init(file: String, index: Int, outline: OutlinedType) {
    self.file = file
    self.index = index
    self.outline = outline
  }
}
