import GraphQLSyntax
import Source

/// Checks that a type declares the interfaces of its interfaces.
///
/// See https://spec.graphql.org/September2025/#IsValidImplementation()
@Sendable func transitiveInterfaces(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes {
    let declared = Set(schema.declaredTypes(of: type))
    for interface in context.contracts(of: type) {
      for transitive in schema.declaredTypes(of: interface) where !declared.contains(transitive) {
        guard !schema[transitive].isMissing else { continue }
        if SchemaContext.limit <= diagnostics.count { return diagnostics }
        let own = context.name(type)
        let message =
          transitive == type
          ? "Type \(own) cannot implement \(context.name(interface)) because it would create a circular reference."
          : "Type \(own) must implement \(context.name(transitive)) because it is implemented by "
            + "\(context.name(interface))."
        diagnostics.append(
          context.diagnostic(
            .schemaTransitiveInterfaces, message,
            at: context.places(in: schema[type].declaredTypes, naming: interface)
              + context.places(in: schema[interface].declaredTypes, naming: transitive), related: "implemented here"))
      }
    }
  }
  return diagnostics
}
