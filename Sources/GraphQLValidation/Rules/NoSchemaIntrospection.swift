import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that no field returns an introspection type; optional, for servers without introspection.
enum NoSchemaIntrospection {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      guard let id = context.resolved[selection: index].field, let field = context.field(at: index) else { continue }
      let type = context.schema[context.schema[id].type.type]
      guard type.name.utf8.starts(with: [UInt8(ascii: "_"), UInt8(ascii: "_")]) else { continue }
      found.append(
        Diagnostic(
          .noSchemaIntrospection, .warning,
          "GraphQL introspection has been disabled, but the requested query contained the field "
            + "\"\(field.name.text)\".",
          at: context.document.location(field.range)))
    }
  }
}
