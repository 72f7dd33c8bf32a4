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
  /// Of a field in a selection set, the key that it is selected under, if that is not its name.
  package var alias: Name?
}

extension Document {
  /// All names that stand for something, in order.
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

  /// Visits all names with their roles, and with how many definitions have begun, in order.
  func walkNames(_ schema: Schema, _ visit: (Token, NameRole, _ scope: Int) -> Void) {
    let tokens = tokens()
    var walk = DocumentWalk(self, tokens: tokens, schema: schema)
    while walk.index < tokens.count {
      let token = tokens[walk.index]
      if let role = walk.next() { visit(token, role, walk.walk.definitions) }
    }
  }
}
