import Source

extension EditorProjects {
  /// Where the name at a place is defined, in all projects that the file belongs to.
  ///
  /// - Complexity: that of `EditorProject.definition` in each.
  package func definition(_ path: String, at offset: Int) -> DefinitionLinks? {
    links(path) { $0.definition(path, at: offset) }
  }

  /// The same for the type of what the name stands for.
  package func typeDefinition(_ path: String, at offset: Int) -> DefinitionLinks? {
    links(path) { $0.typeDefinition(path, at: offset) }
  }

  /// The same for a name in a Swift file.
  package func swiftDefinition(_ path: String, at offset: Int) -> DefinitionLinks? {
    links(path) { $0.swiftDefinition(path, at: offset) }
  }

  private func links(_ path: String, _ body: (Project) -> DefinitionLinks?) -> DefinitionLinks? {
    let found = containing(path).compactMap(body)
    guard var result = found.first else { return nil }
    for other in found.dropFirst() {
      result.targets += other.targets.filter { !result.targets.contains($0) }
    }
    return result
  }
}
