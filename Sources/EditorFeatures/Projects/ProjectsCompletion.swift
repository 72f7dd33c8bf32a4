import GraphQLSyntax
import Source

extension EditorProjects {
  /// Returns the completions of the first project with the file. In fragments, adds the variables of all projects.
  ///
  /// - Complexity: that of `EditorProject.completion`; in fragments, for each project.
  package func completion(_ path: String, at offset: Int) -> CompletionList? {
    let projects = containing(path)
    guard let first = projects.first, var result = first.completion(path, at: offset) else { return nil }
    guard 1 < projects.count, first.isInFragment(path, at: offset) else { return result }
    for other in projects.dropFirst() {
      let items = other.completion(path, at: offset)?.items ?? []
      let known = Set(result.items.map(\.label))
      result.items += items.filter { $0.kind == .variable && !known.contains($0.label) }
    }
    result.items = result.items.ordered()
    return result
  }
}

extension EditorProject {
  fileprivate func isInFragment(_ path: String, at offset: Int) -> Bool {
    guard let document = document(at: path),
      let index = document.index(ofDefinitionAt: UInt32(truncatingIfNeeded: offset))
    else { return false }
    // Text that can't be parsed may be a fragment.
    guard offset <= Int(document.definitions[index].range.upper) else { return true }
    if case .fragment = document.definitions[index] { return true }
    return false
  }
}
