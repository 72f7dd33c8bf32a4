import Source

extension EditorProjects {
  /// Returns the documentation of the name at an offset from the first project that has one.
  ///
  /// - Complexity: that of `EditorProject.hover` in each project.
  package func hover(_ path: String, at offset: Int) -> HoverText? {
    containing(path).lazy.compactMap { $0.hover(path, at: offset) }.first
  }

  /// Returns the documentation of a name in a Swift file from the first project that has one.
  package func swiftHover(_ path: String, at offset: Int) -> HoverText? {
    containing(path).lazy.compactMap { $0.swiftHover(path, at: offset) }.first
  }
}
