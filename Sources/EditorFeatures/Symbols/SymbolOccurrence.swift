import GraphQLSchema
import GraphQLSyntax
import Source

/// A name in a document, with what it stands for.
package struct SymbolOccurrence: Hashable, Sendable {
  package var symbol: Symbol
  package var range: TextRange
  package var isDefinition: Bool
  /// Which definition of the document it is in, counted from the first; variables mean something in one only.
  package var scope: Int
}

extension Document {
  /// All names that stand for something, in order.
  ///
  /// - Complexity: linear in the size of the document.
  package func occurrences(_ schema: Schema) -> [SymbolOccurrence] {
    var result: [SymbolOccurrence] = []
    walkNames(schema) { token, role, walk in
      guard let name = token.name, let symbol = Symbol(name, role, schema) else { return }
      result.append(
        SymbolOccurrence(
          symbol: symbol, range: token.range, isDefinition: role.isDefinition, scope: walk.definitions))
    }
    return result
  }

  /// Visits all names with their roles, in order.
  func walkNames(_ schema: Schema, _ visit: (Token, NameRole, TokenWalk) -> Void) {
    let tokens = tokens()
    var walk = DocumentWalk(self, tokens: tokens, schema: schema)
    while walk.index < tokens.count {
      let token = tokens[walk.index]
      if let role = walk.next() { visit(token, role, walk.walk) }
    }
  }
}
