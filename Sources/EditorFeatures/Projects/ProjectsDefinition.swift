import Source

extension EditorProjects {
  /// Returns the definitions of the name at an offset, in all projects with the file.
  ///
  /// - Complexity: that of `EditorProject.definition` in each project.
  package func definition(_ path: String, at offset: Int) -> DefinitionLinks? {
    links(path) { $0.definition(path, at: offset) }
  }

  /// Returns the definitions of the type of the name at an offset, in all projects with the file.
  package func typeDefinition(_ path: String, at offset: Int) -> DefinitionLinks? {
    links(path) { $0.typeDefinition(path, at: offset) }
  }

  /// Returns the definitions of a name in a Swift file, in all projects with the file.
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
