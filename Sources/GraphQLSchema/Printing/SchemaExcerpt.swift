import GraphQLSyntax
import Source

/// Prints single elements of a schema as SDL without descriptions, for display.
extension SchemaPrinter {
  /// Returns a type with its first members. A comment gives the number of other members.
  ///
  /// - Complexity: linear in the length of the result.
  package static func excerpt(of type: Schema.TypeID, _ schema: Schema, members limit: Int) -> String {
    var printer = excerpt(schema)
    let type = schema[type]
    guard type.kind != .union || type.possibleTypes.count <= limit else {
      let members = schema.typeLists[type.possibleTypes.indices].prefix(limit).map { schema[$0].name.text }
      let rest = type.possibleTypes.count - limit
      return "union \(type.name.text) = \(members.joined(separator: " | ")) # and \(rest) more"
    }
    printer.print(headOf: type)
    let all = type.fields.isEmpty ? type.inputFields.isEmpty ? type.values : type.inputFields : type.fields
    guard !all.isEmpty else { return printer.text }
    printer.text += " {\n"
    for index in all.indices.prefix(limit) {
      printer.text += "  "
      switch type.kind {
      case .inputObject: printer.print(schema.inputs[index])
      case .enumeration: printer.print(schema.enumValues[index])
      case .object, .interface, .scalar, .union: printer.print(schema.fields[index], indent: "  ")
      }
      printer.text += "\n"
    }
    if limit < all.count { printer.text += "  # and \(all.count - limit) more\n" }
    return printer.text + "}"
  }

  /// Returns a field as declared in its type.
  package static func excerpt(of field: Schema.Field, _ schema: Schema) -> String {
    var printer = excerpt(schema)
    printer.print(field, indent: "")
    return printer.text
  }

  /// Returns an argument or input field.
  package static func excerpt(of input: Schema.InputValue, _ schema: Schema) -> String {
    var printer = excerpt(schema)
    printer.print(input)
    return printer.text
  }

  package static func excerpt(of value: Schema.EnumValue, _ schema: Schema) -> String {
    var printer = excerpt(schema)
    printer.print(value)
    return printer.text
  }

  package static func excerpt(of directive: Schema.DirectiveDefinition, _ schema: Schema) -> String {
    var printer = excerpt(schema)
    printer.print(directive)
    return printer.text
  }

  private static func excerpt(_ schema: Schema) -> SchemaPrinter {
    var printer = SchemaPrinter(schema: schema)
    printer.hasDescriptions = false
    return printer
  }

  private mutating func print(_ value: Schema.EnumValue) {
    text += value.name.text
    print(deprecation: value.deprecationReason)
  }
}
