import GraphQLSchema
import GraphQLSyntax
import Source

/// A change that is offered for a part of a document.
package struct CodeAction: Hashable, Sendable {
  package var title: String
  package var kind: Kind
  package var edits: [TextEdit]
  /// Of the findings that it resolves.
  package var codes: Set<DiagnosticCode> = []

  package enum Kind: Hashable, Sendable {
    case quickFix, extract
  }
}

extension EditorProject {
  /// What can be done with a part of a document, in the order in which it is offered. All edits are in the document.
  ///
  /// - Complexity: that of `CursorContext`, and linear in the size of the definition.
  package func codeActions(_ path: String, in part: TextRange) -> [CodeAction] {
    guard let document = document(at: path) else { return [] }
    var actions: [CodeAction] = []
    if let context = CursorContext(document, at: Int(part.lower), schema: schema) {
      actions += nearNameActions(context) + missingArgumentActions(context)
    }
    guard let index = document.index(ofDefinitionAt: part.lower),
      part.lower <= document.definitions[index].range.upper
    else { return actions }
    let place = DefinitionPlace(document, index)
    return actions + unusedVariableActions(place, part) + unusedFragmentActions(place, part)
      + extractFragmentActions(place, part)
  }
}
