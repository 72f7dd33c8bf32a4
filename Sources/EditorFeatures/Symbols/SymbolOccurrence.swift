import GraphQLSchema
import GraphQLSyntax
import Source

/// A name in a document with its symbol.
package struct SymbolOccurrence: Hashable, Sendable {
  package var symbol: Symbol
  package var range: TextRange
  package var isDefinition: Bool
  /// The number of the definition in the document, starting at 1. A variable is only known in its definition.
  package var scope: Int
  /// The alias of a selected field.
  package var alias: Name?
}

extension Document {
  /// Returns the names that have a symbol, in order.
  ///
  /// - Complexity: linear in the size of the document.
  package func occurrences(_ schema: Schema) -> [SymbolOccurrence] {
    var result: [SymbolOccurrence] = []
    var alias: Name?
    walkNames(schema) { token, role, scope in
      guard let name = token.name else { return }
      if case .alias = role {
        alias = name
        return
      }
      defer { alias = nil }
      guard let symbol = Symbol(name, role, schema) else { return }
      result.append(
        SymbolOccurrence(
          symbol: symbol, range: token.range, isDefinition: role.isDefinition, scope: scope, alias: alias))
    }
    return result
  }

  /// Visits all names in order, with their roles and the numbers of their definitions.
  func walkNames(_ schema: Schema, _ visit: (Token, NameRole, _ scope: Int) -> Void) {
    let tokens = tokens()
    var walk = DocumentWalk(self, tokens: tokens, schema: schema)
    while walk.index < tokens.count {
      let token = tokens[walk.index]
      if let role = walk.next() { visit(token, role, walk.walk.definitions) }
    }
  }
}
