import Source

extension EditorProjects {
  /// What the first project has to say about the name at a place that knows it.
  ///
  /// - Complexity: that of `EditorProject.hover` in each.
  package func hover(_ path: String, at offset: Int) -> HoverText? {
    containing(path).lazy.compactMap { $0.hover(path, at: offset) }.first
  }

  /// The same for a name in a Swift file.
  package func swiftHover(_ path: String, at offset: Int) -> HoverText? {
    containing(path).lazy.compactMap { $0.swiftHover(path, at: offset) }.first
  }
}
