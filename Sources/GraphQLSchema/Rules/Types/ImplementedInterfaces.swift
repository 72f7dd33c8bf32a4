import GraphQLSyntax
import Source

/// Checks that a type implements only interfaces, each once, and not itself.
///
/// See https://spec.graphql.org/September2025/#sec-Objects.Type-Validation
@Sendable func implementedInterfaces(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes where schema[type].kind != .union {
    var seen: Set<Schema.TypeID> = []
    for interface in schema.declaredTypes(of: type) where !schema[interface].isMissing {
      if SchemaContext.limit <= diagnostics.count { return diagnostics }
      guard let message = complaint(type, interface, &seen, context) else { continue }
      diagnostics.append(
        context.diagnostic(
          .schemaImplementedInterfaces, message, at: context.places(in: schema[type].declaredTypes, naming: interface),
          related: "also named here"))
    }
  }
  return diagnostics
}

private func complaint(
  _ type: Schema.TypeID, _ interface: Schema.TypeID, _ seen: inout Set<Schema.TypeID>, _ context: SchemaContext
) -> String? {
  let name = context.name(type)
  if context.schema[interface].kind != .interface {
    return "Type \(name) must only implement Interface types, it cannot implement \(context.name(interface))."
  }
  if type == interface {
    return "Type \(name) cannot implement itself because it would create a circular reference."
  }
  return seen.insert(interface).inserted ? nil : "Type \(name) can only implement \(context.name(interface)) once."
}

extension SchemaContext {
  /// Returns the valid interfaces that a type must implement, without repetitions.
  func contracts(of type: Schema.TypeID) -> [Schema.TypeID] {
    var seen: Set<Schema.TypeID> = []
    return schema.interfaces(of: type).filter { !schema[$0].isMissing && $0 != type && seen.insert($0).inserted }
  }
}
