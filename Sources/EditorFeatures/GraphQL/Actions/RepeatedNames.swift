import GraphQLSyntax
import Source

/// The actions for names that another operation, fragment or variable has.
extension EditorProject {
  func repeatedNameActions(_ context: CursorContext) -> [CodeAction] {
    guard let token = context.name, let name = token.name, let place = context.definition else { return [] }
    switch (context.role, place.definition) {
    case (.operationName, .operation):
      guard let first = operation(named: name), !first.isSame(as: place) else { return [] }
      return [
        rename(token, to: name.text.numbered { operation(named: Name($0)) == nil }, [.uniqueOperationNames], context)
      ]
    case (.fragmentName, .fragment):
      guard let first = fragment(named: name), !first.isSame(as: place) else { return [] }
      return [rename(token, to: freeFragmentName(name.text), [.uniqueFragmentNames], context)]
    case (.variableDefinition, .operation(let operation)):
      return repeatedVariableActions(operation, token, context.document)
    default: return []
    }
  }

  private func rename(
    _ token: Token, to name: String, _ codes: Set<DiagnosticCode>, _ context: CursorContext
  ) -> CodeAction {
    .fix("Rename to '\(name)'", [context.document.edit(token.range, name)], of: codes, at: token.range)
  }

  private func repeatedVariableActions(
    _ operation: OperationDefinition, _ token: Token, _ document: Document
  ) -> [CodeAction] {
    let list = operation.variables.indices
    guard let index = list.first(where: { document.variables[$0].name.offset == token.start }),
      document.variables[list.lowerBound..<index].contains(where: { $0.name.name == token.name })
    else { return [] }
    return [
      .fix(
        "Delete repeated variable '$\(document.variables[index].name.text)'",
        [document.edit(document.rangeToDelete(operation, variable: index), "")], of: [.uniqueVariableNames],
        at: token.range)
    ]
  }
}

extension DefinitionPlace {
  fileprivate func isSame(as other: DefinitionPlace) -> Bool {
    document.source.path == other.document.source.path && index == other.index
  }
}
