import GraphQLSchema
import GraphQLSyntax
import Source

/// A change that an editor offers for a part of a document.
package struct CodeAction: Hashable, Sendable {
  package var title: String
  package var kind: Kind
  package var edits: [TextEdit]
  /// The codes of the diagnostics that it fixes.
  package var codes: Set<DiagnosticCode> = []

  package enum Kind: Hashable, Sendable {
    case quickFix, extract
  }
}

extension EditorProject {
  /// Returns the code actions for a part of a document, in order. They only edit this document.
  ///
  /// - Complexity: that of `CursorContext`, plus linear in the size of the definition.
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
