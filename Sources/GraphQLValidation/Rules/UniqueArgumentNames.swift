import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that each argument is given once.
/// See https://spec.graphql.org/September2025/#sec-Argument-Uniqueness
enum UniqueArgumentNames {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for list in context.resolved.argumentLists where 1 < list.list.count {
      forEachRepeated(context.document[list.list], by: \.name.name) { repeated in
        let names = repeated.map(\.name)
        found.append(
          context.error(
            .uniqueArgumentNames, "There can be only one argument named \"\(names[0].text)\".", at: names[1].range,
            related: (names.prefix(1) + names.dropFirst(2)).map { context.related("also given here", at: $0.range) }))
      }
    }
  }
}
