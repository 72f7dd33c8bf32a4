import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that variables have types that fit all of their uses.
/// See https://spec.graphql.org/September2025/#sec-All-Variable-Usages-Are-Allowed
enum VariablesInAllowedPosition {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    guard !context.operation.variables.isEmpty else { return }
    context.forEachVariableUsage { usage, definition in
      guard let expected = usage.type, let index = context.variable(named: usage.name) else { return }
      let variable = context.definition.document.variables[index]
      guard let type = context.schema.type(named: variable.type.name.name) else { return }
      let actual = Schema.TypeUse(type: type, wrappers: variable.type.wrappers)
      if !isAllowed(variable, actual, expected, hasDefault: usage.hasDefault, context.schema) {
        found.append(
          error(
            "Variable \"$\(variable.name.text)\" of type \"\(variable.type.text)\" used in position expecting type "
              + "\"\(context.schema.typeText(expected))\".", variable, usage, definition, context))
      }
      if let oneOf = usage.oneOf, !actual.wrappers.isNonNull {
        found.append(
          error(
            "Variable \"$\(variable.name.text)\" is of type \"\(variable.type.text)\" but must be non-nullable to be "
              + "used for OneOf Input Object \"\(context.definition.typeName(oneOf))\".",
            variable, usage, definition, context))
      }
    }
  }

  private static func isAllowed(
    _ variable: VariableDefinition, _ actual: Schema.TypeUse, _ expected: Schema.TypeUse, hasDefault: Bool,
    _ schema: Schema
  ) -> Bool {
    guard expected.wrappers.isNonNull, !actual.wrappers.isNonNull else {
      return isSubType(actual, of: expected, schema)
    }
    let hasNonNullDefault = variable.defaultValue.map { $0.content != .null } ?? false
    guard hasNonNullDefault || hasDefault else { return false }
    return isSubType(
      actual, of: Schema.TypeUse(type: expected.type, wrappers: expected.wrappers.nullable), schema)
  }

  /// Whether `type` is a subtype of `other`. Among input types, only non-null types are subtypes.
  private static func isSubType(_ type: Schema.TypeUse, of other: Schema.TypeUse, _ schema: Schema) -> Bool {
    guard type.type == other.type else { return false }
    var wrappers = type.wrappers
    var others = other.wrappers
    while wrappers != others {
      if others.isNonNull && !wrappers.isNonNull { return false }
      guard let element = wrappers.element, let otherElement = others.element else {
        return wrappers.isNamed && others.isNamed
      }
      wrappers = element
      others = otherElement
    }
    return true
  }

  private static func error(
    _ message: String, _ variable: VariableDefinition, _ usage: VariableUsage, _ definition: Int,
    _ context: OperationContext
  ) -> Diagnostic {
    Diagnostic(
      .variablesInAllowedPosition, message, at: context.unit.location(usage.range, in: definition),
      related: [context.definition.related("the variable is defined here", at: variable.range)])
  }
}
