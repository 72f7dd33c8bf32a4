import GraphQLSyntax
import Source

extension EditorProjects {
  /// Returns the code actions of the first project with the file. A definition is deleted only if no project uses it.
  ///
  /// - Complexity: that of `EditorProject.codeActions` in each project.
  package func codeActions(_ path: String, in part: TextRange) -> [CodeAction] {
    let projects = containing(path)
    guard let first = projects.first else { return [] }
    let others = projects.dropFirst().map { $0.codeActions(path, in: part) }
    return first.codeActions(path, in: part).filter { action in
      !action.deletesUnused || others.allSatisfy { $0.contains(action) }
    }
  }
}

extension CodeAction {
  fileprivate var deletesUnused: Bool {
    problem.map { !$0.codes.isDisjoint(with: [.noUnusedFragments, .noUnusedVariables]) } ?? false
  }
}
