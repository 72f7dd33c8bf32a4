import GraphQLSyntax
import Source

extension EditorProjects {
  /// What can be done with a part of a document, as the first project has it that the file belongs to. What is deleted is
  /// used in none of them.
  ///
  /// - Complexity: that of `EditorProject.codeActions` in each.
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
  fileprivate var deletesUnused: Bool { !codes.isDisjoint(with: [.noUnusedFragments, .noUnusedVariables]) }
}
