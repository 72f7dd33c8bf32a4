import GraphQLSyntax
import Source

/// Checks that a field has the arguments of the interface's field, with the same types, and requires no others.
///
/// See https://spec.graphql.org/September2025/#IsValidImplementation()
@Sendable func interfaceArguments(_ context: SchemaContext) -> [Diagnostic] {
  let schema = context.schema
  var diagnostics: [Diagnostic] = []
  for type in context.definedTypes {
    for interface in context.contracts(of: type) {
      for index in schema[type].fields.indices {
        if SchemaContext.limit <= diagnostics.count { return diagnostics }
        guard let expected = schema.field(named: schema.fields[index].name, in: interface) else { continue }
        let pair = FieldPair(
          type: type, interface: interface, own: Schema.FieldID(index), expected: expected, context: context)
        if !schema[expected].arguments.isEmpty { pair.checkExpected(&diagnostics) }
        if !schema.fields[index].arguments.isEmpty { pair.checkAdditional(&diagnostics) }
      }
    }
  }
  return diagnostics
}

/// Compares the arguments of a field with the arguments of the interface's field that it implements.
private struct FieldPair {
  let type: Schema.TypeID
  let interface: Schema.TypeID
  let own: Schema.FieldID
  let expected: Schema.FieldID
  let context: SchemaContext

  var schema: Schema { context.schema }
  var ownText: String { "\(context.name(type)).\(schema[own].name.text)" }
  var expectedText: String { "\(context.name(interface)).\(schema[expected].name.text)" }

  func checkExpected(_ diagnostics: inout [Diagnostic]) {
    for index in schema[expected].arguments.indices where diagnostics.count < SchemaContext.limit {
      let argument = schema.inputs[index]
      let name = argument.name.text
      guard let given = schema.input(named: argument.name, in: schema[own].arguments) else {
        diagnostics.append(
          context.diagnostic(
            .schemaInterfaceArguments,
            "Interface field argument \(expectedText)(\(name):) expected but \(ownText) does not provide it.",
            at: [context.place(of: own), context.place(of: Schema.InputID(index))], related: "the interface's argument")
        )
        continue
      }
      let use = schema[given].type
      let isKnown = !schema[use.type].isMissing && !schema[argument.type.type].isMissing
      guard use != argument.type, isKnown else { continue }
      diagnostics.append(
        context.diagnostic(
          .schemaInterfaceArguments,
          "Interface field argument \(expectedText)(\(name):) expects type \(schema.typeText(argument.type)) but "
            + "\(ownText)(\(name):) is type \(schema.typeText(use)).",
          at: [context.typePlace(of: given), context.typePlace(of: Schema.InputID(index))],
          related: "the interface's type"))
    }
  }

  func checkAdditional(_ diagnostics: inout [Diagnostic]) {
    for index in schema[own].arguments.indices where schema.inputs[index].isRequired {
      let name = schema.inputs[index].name
      guard schema.input(named: name, in: schema[expected].arguments) == nil else { continue }
      diagnostics.append(
        context.diagnostic(
          .schemaInterfaceArguments,
          "Object field \(ownText) includes required argument \(name.text) that is missing from the Interface field "
            + "\(expectedText).",
          at: [context.place(of: Schema.InputID(index)), context.place(of: expected)], related: "the interface's field")
      )
    }
  }
}
