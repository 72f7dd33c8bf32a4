import GraphQLSchema
import GraphQLSyntax
import Source

/// The action that declares a variable. In a fragment, it declares the variable in all operations that reach it.
extension EditorProject {
  func undeclaredVariableActions(_ context: CursorContext) -> [CodeAction] {
    guard case .variable(let use?) = context.role, let token = context.name, let name = token.name,
      schema[use.type].kind.isInput, !schema[use.type].isMissing,
      !context.walk.variables.contains(where: { $0.name == name })
    else { return [] }
    let uses = context.definition.map { positions(ofVariable: name, $0) } ?? []
    let type = schema.typeText(neededType(of: uses) ?? use)
    let edits = variableScopes(context).filter { $0.variable(named: name) == nil }.compactMap {
      $0.declaring(["$\(name.text): \(type)"])
    }
    guard !edits.isEmpty else { return [] }
    return [
      .fix("Declare variable '$\(name.text): \(type)'", edits, of: [.noUndefinedVariables], at: token.range)
    ]
  }
}
