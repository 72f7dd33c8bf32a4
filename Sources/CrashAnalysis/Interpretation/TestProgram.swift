import Source

/// The Swift files of a project's tests together.
package struct TestProgram: Sendable {
  package let files: [TestFile]
  /// By name, those of all files.
  private let functions: [Name: [FunctionID]]
  /// Aliases of which there is only one with the name.
  private let aliases: [Name: TypeReference]

  package struct FunctionID: Hashable, Sendable {
    package var file: Int
    /// In the file's functions.
    package var index: Int
  }

  package init(_ files: [TestFile]) {
    self.files = files
    var functions: [Name: [FunctionID]] = [:]
    var aliases: [Name: [TypeReference]] = [:]
    for (number, file) in files.enumerated() {
      for (index, function) in file.functions.enumerated() {
        functions[function.name, default: []].append(FunctionID(file: number, index: index))
      }
      for alias in file.aliases { aliases[alias.name, default: []].append(alias.target) }
    }
    self.functions = functions
    self.aliases = aliases.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  subscript(id: FunctionID) -> TestFunction { files[id.file].functions[id.index] }

  func functions(named name: Name) -> [FunctionID] { functions[name] ?? [] }

  func alias(_ name: Name) -> TypeReference? { aliases[name] }
}
