import Source

/// A definition at the top level of a document.
/// See https://spec.graphql.org/September2025/#Definition
package enum Definition: Sendable {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)
  case schema(SchemaDefinition)
  case type(TypeDefinition)
  case directive(DirectiveDefinition)

  /// The range from the first token, including the description, to the end of the last.
  package var range: TextRange {
    switch self {
    case .operation(let definition): definition.range
    case .fragment(let definition): definition.range
    case .schema(let definition): definition.range
    case .type(let definition): definition.range
    case .directive(let definition): definition.range
    }
  }

  /// Whether it is an operation or a fragment, not a part of a type system.
  package var isExecutable: Bool {
    switch self {
    case .operation, .fragment: true
    case .schema, .type, .directive: false
    }
  }
}
