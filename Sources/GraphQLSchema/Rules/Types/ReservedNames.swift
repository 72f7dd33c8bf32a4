import GraphQLSyntax
import Source

/// Checks that no defined name begins with two underscores.
///
/// See https://spec.graphql.org/September2025/#sec-Names.Reserved-Names
@Sendable func reservedNames(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  func check(_ name: Name, _ places: @autoclosure () -> [SchemaPositions.Place]) {
    guard name.utf8.starts(with: [0x5F, 0x5F]) else { return }
    diagnostics.append(
      context.diagnostic(
        .schemaReservedNames,
        "Name \"\(name.text)\" must not begin with \"__\", which is reserved by GraphQL introspection.", at: places()))
  }
  for directive in context.definedDirectives {
    check(schema.directives[directive].name, [context.positions.directives[directive]])
    for index in schema.directives[directive].arguments.indices {
      check(schema.inputs[index].name, [context.place(of: Schema.InputID(index))])
    }
  }
  for type in context.definedTypes {
    check(schema[type].name, [context.positions.types[Int(type.index)]])
    for field in schema[type].fields.indices {
      check(schema.fields[field].name, [context.place(of: Schema.FieldID(field))])
      for index in schema.fields[field].arguments.indices {
        check(schema.inputs[index].name, [context.place(of: Schema.InputID(index))])
      }
    }
    for index in schema[type].inputFields.indices {
      check(schema.inputs[index].name, [context.place(of: Schema.InputID(index))])
    }
    for index in schema[type].values.indices {
      check(schema.enumValues[index].name, [context.positions.enumValues[index]])
    }
  }
  return diagnostics
}
