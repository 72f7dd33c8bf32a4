import Source

/// The Swift files of a project's tests together.
package struct TestProgram: Sendable {
  package let files: [TestFile]
  /// By name, those of all files.
  private let functions: [Name: [FunctionID]]
  /// Aliases of which there is only one with the name.
  private let aliases: [Name: TypeReference]

  /// By the path of the type; those of none are global.
  private let storedProperties: [[Name]: Set<Name>]

  package struct FunctionID: Hashable, Sendable {
    package var file: Int
    /// In the file's functions.
    package var index: Int
  }

  package init(_ files: [TestFile]) {
    self.files = files
    var functions: [Name: [FunctionID]] = [:]
    var aliases: [Name: [TypeReference]] = [:]
    var storedProperties: [[Name]: Set<Name>] = [:]
    for (number, file) in files.enumerated() {
      for (index, function) in file.functions.enumerated() {
        functions[function.name, default: []].append(FunctionID(file: number, index: index))
      }
      for type in file.types { storedProperties[type.path, default: []].formUnion(type.properties.map(\.name)) }
      for alias in file.aliases { aliases[alias.name, default: []].append(alias.target) }
    }
    self.functions = functions
    self.storedProperties = storedProperties
    self.aliases = aliases.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  subscript(id: FunctionID) -> TestFunction { files[id.file].functions[id.index] }

  func functions(named name: Name) -> [FunctionID] { functions[name] ?? [] }

  /// Whether a type stores a property with a name, as far as is known.
  func hasStoredProperty(_ name: Name, in path: [Name]) -> Bool { storedProperties[path]?.contains(name) ?? false }

  func alias(_ name: Name) -> TypeReference? { aliases[name] }
}
