import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that values have their expected types.
/// See https://spec.graphql.org/September2025/#sec-Values-of-Correct-Type
enum ValuesOfCorrectType {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for input in context.resolved.inputs where !found.isFull {
      guard let type = input.type else { continue }
      check(input.value, type, context, &found)
    }
  }

  /// Recursion follows nested values, which the parser bounds.
  private static func check(
    _ value: Value, _ type: Schema.TypeUse, _ context: DefinitionContext, _ found: inout RuleDiagnostics
  ) {
    if context.schema[type.type].isMissing { return }
    switch value.content {
    case .variable:
      return
    case .null:
      if type.wrappers.isNonNull { found.append(unexpected(value, type, context)) }
    case .list(let items):
      guard let element = type.wrappers.element else { return checkLeaf(value, type, context, &found) }
      let itemType = Schema.TypeUse(type: type.type, wrappers: element)
      for item in context.document[items] where !found.isFull { check(item, itemType, context, &found) }
    case .object(let fields):
      guard context.schema[type.type].kind == .inputObject else { return checkLeaf(value, type, context, &found) }
      check(fields, of: value, type.type, context, &found)
    case .int, .float, .string, .boolean, .enumeration:
      checkLeaf(value, type, context, &found)
    }
  }

  private static func check(
    _ fields: NodeList<ObjectField>, of value: Value, _ type: Schema.TypeID, _ context: DefinitionContext,
    _ found: inout RuleDiagnostics
  ) {
    let schema = context.schema
    let definition = schema[type]
    var given: Set<Name>?
    for index in definition.inputFields.indices where schema.inputs[index].isRequired && !found.isFull {
      let input = schema.inputs[index]
      let names = given ?? Set(context.document[fields].lazy.map(\.name.name))
      given = names
      if names.contains(input.name) { continue }
      found.append(
        context.error(
          .valuesOfCorrectType,
          "Field \"\(definition.name.text).\(input.name.text)\" of required type "
            + "\"\(schema.typeText(input.type))\" was not provided.",
          at: value.range))
    }
    if definition.isOneOf { checkOneOf(fields, of: value, definition.name, context, &found) }
    for field in context.document[fields] {
      if let input = schema.inputField(named: field.name.name, in: type) {
        check(field.value, schema[input].type, context, &found)
      } else {
        let known = definition.inputFields.indices.map { schema.inputs[$0].name.text }
        found.append(
          context.error(
            .valuesOfCorrectType,
            "Field \"\(field.name.text)\" is not defined by type \"\(definition.name.text)\"."
              + Suggestions.didYouMean(field.name.text, among: known),
            at: field.range))
      }
    }
  }

  /// See https://spec.graphql.org/September2025/#sec-OneOf-Input-Objects
  private static func checkOneOf(
    _ fields: NodeList<ObjectField>, of value: Value, _ type: Name, _ context: DefinitionContext,
    _ found: inout RuleDiagnostics
  ) {
    let fields = context.document[fields]
    guard let field = fields.first, fields.allSatisfy({ $0.name.name == field.name.name }) else {
      found.append(
        context.error(
          .valuesOfCorrectType, "OneOf Input Object \"\(type.text)\" must specify exactly one key.", at: value.range))
      return
    }
    if field.value.content == .null {
      found.append(
        context.error(
          .valuesOfCorrectType, "Field \"\(type.text).\(field.name.text)\" must be non-null.", at: value.range))
    }
  }

  private static func unexpected(
    _ value: Value, _ type: Schema.TypeUse, _ context: DefinitionContext
  ) -> Diagnostic {
    context.error(
      .valuesOfCorrectType,
      "Expected value of type \"\(context.schema.typeText(type))\", found \(text(of: value, context)).",
      at: value.range)
  }

  /// Checks a value at a leaf type, or a mismatch with a list or an object.
  private static func checkLeaf(
    _ value: Value, _ type: Schema.TypeUse, _ context: DefinitionContext, _ found: inout RuleDiagnostics
  ) {
    let definition = context.schema[type.type]
    switch definition.kind {
    case .scalar:
      if let message = ScalarLiterals.problem(value, as: definition.name, context.document) {
        found.append(context.error(.valuesOfCorrectType, message, at: value.range))
      }
    case .enumeration:
      checkEnum(value, definition, context, &found)
    case .inputObject, .object, .interface, .union:
      found.append(unexpected(value, type, context))
    }
  }

  private static func checkEnum(
    _ value: Value, _ type: Schema.NamedType, _ context: DefinitionContext, _ found: inout RuleDiagnostics
  ) {
    var problem: String
    let written: String
    if case .enumeration(let name) = value.content {
      if type.values.indices.contains(where: { context.schema.enumValues[$0].name == name }) { return }
      written = name.text
      problem = "Value \"\(written)\" does not exist in \"\(type.name.text)\" enum."
    } else {
      written = text(of: value, context)
      problem = "Enum \"\(type.name.text)\" cannot represent non-enum value: \(written)."
    }
    let known = type.values.indices.map { context.schema.enumValues[$0].name.text }
    problem += Suggestions.didYouMean(written, among: known, kind: "the enum value")
    let message = problem
    found.append(context.error(.valuesOfCorrectType, message, at: value.range))
  }

  private static func text(of value: Value, _ context: DefinitionContext) -> String {
    ScalarLiterals.text(of: value, context.document)
  }
}
