import GraphQLSyntax
import Source

/// Where the parts of a schema are written: a side table, so that `Schema` itself does not change when text moves.
package struct SchemaPositions: Sendable {
  /// The names in the definition and the extensions of each type, by the index of the type.
  package internal(set) var types: [[Location]] = []
  /// The name of each field, by its index; nil for built-in ones and where the source is JSON.
  package internal(set) var fields: [Location?] = []
  /// The name of each argument or input field.
  package internal(set) var inputs: [Location?] = []
  package internal(set) var enumValues: [Location?] = []
  package internal(set) var directives: [Location?] = []

  package init() {}
}
