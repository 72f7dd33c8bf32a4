import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that operations, fragments and variables have no descriptions if the project's version of Apollo can't parse
/// them.
/// See https://spec.graphql.org/September2025/#sec-Descriptions
enum Descriptions {
  /// The first version of Apollo that accepts descriptions.
  private static let firstVersion = ApolloVersion(2, 1, 0)

  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    let version = context.unit.options.apolloVersion
    guard version < firstVersion else { return }
    let descriptions = [context.definition.description] + context.document[context.variables].map(\.description)
    for case let description? in descriptions {
      found.append(
        context.error(
          .apolloDescription,
          "Apollo \(version) rejects descriptions of operations, fragments and variables; use a comment, or update to "
            + "Apollo \(firstVersion)",
          at: description.range))
    }
  }
}

extension Definition {
  /// The description of an operation or fragment.
  fileprivate var description: StringLiteral? {
    switch self {
    case .operation(let operation): operation.description
    case .fragment(let fragment): fragment.description
    case .schema, .type, .directive: nil
    }
  }
}
