import GraphQLSyntax
import Source

/// Prints a schema or its elements as SDL in the format of graphql-js, without built-in definitions. By default, only
/// the directives `@deprecated`, `@specifiedBy` and `@oneOf` are printed.
package struct SchemaPrinter {
  let schema: Schema
  var text = ""
  /// Whether to print descriptions.
  var hasDescriptions = true
  /// Whether default values are printed as written. Otherwise, their fields have the order of the input types.
  var keepsDefaultValues = false
  /// The directives of Apollo's cache policies that follow the head of the next type.
  var policies = ""

  /// Returns the schema as a document, without a newline at the end.
  package static func print(_ schema: Schema) -> String {
    var printer = SchemaPrinter(schema: schema)
    printer.printSchema()
    for directive in schema.directives where !Prelude.directiveNames.contains(directive.name) && !directive.isBuiltIn {
      printer.print(directive)
    }
    for type in schema.types where !type.isMissing && !Prelude.isStandard(type.name) { printer.print(type) }
    return printer.text
  }

  init(schema: Schema) { self.schema = schema }

  private mutating func startDefinition() {
    if !text.isEmpty { text += "\n\n" }
  }

  // MARK: Definitions

  /// Prints the schema definition, unless it is redundant because of default names.
  private mutating func printSchema() {
    let roots = OperationType.allCases.map { ($0, schema.rootType(of: $0)) }
    let hasDefaultNames = zip(roots, Prelude.defaultRoots).allSatisfy { root, name in
      root.1.map { schema[$0].name == name } ?? true
    }
    let hasRoots = roots.contains { $0.1 != nil }
    if schema.description == nil, hasDefaultNames || !hasRoots { return }
    startDefinition()
    print(description: schema.description, indent: "", isFirst: true)
    text += "schema {\n"
    for case (let operation, let root?) in roots { text += "  \(operation.rawValue): \(schema[root].name.text)\n" }
    text += "}"
  }

  mutating func print(_ directive: Schema.DirectiveDefinition) {
    startDefinition()
    print(description: schema.text(directive.description), indent: "", isFirst: true)
    text += "directive @\(directive.name.text)"
    print(arguments: directive.arguments, indent: "")
    text += (directive.isRepeatable ? " repeatable" : "") + " on "
    text += directive.locations.map(\.rawValue).joined(separator: " | ")
  }

  mutating func print(_ type: Schema.NamedType) {
    startDefinition()
    print(description: schema.text(type.description), indent: "", isFirst: true)
    print(headOf: type)
    text += policies
    switch type.kind {
    case .object, .interface: print(fields: type.fields)
    case .enumeration: print(values: type.values)
    case .inputObject: print(inputFields: type.inputFields)
    case .scalar, .union: break
    }
  }

  /// Prints a type up to its members in braces.
  mutating func print(headOf type: Schema.NamedType) {
    let name = type.name.text
    switch type.kind {
    case .scalar:
      text += "scalar \(name)"
      if let url = schema.text(type.specifiedByURL) { text += " @specifiedBy(url: \(StringPrinter.quoted(url)))" }
    case .object, .interface:
      text += (type.kind == .object ? "type " : "interface ") + name
      let interfaces = schema.typeLists[type.declaredTypes.indices].map { schema[$0].name.text }
      if !interfaces.isEmpty { text += " implements " + interfaces.joined(separator: " & ") }
    case .union:
      text += "union \(name)"
      let members = schema.typeLists[type.declaredTypes.indices].map { schema[$0].name.text }
      if !members.isEmpty { text += " = " + members.joined(separator: " | ") }
    case .enumeration: text += "enum \(name)"
    case .inputObject: text += "input \(name)" + (type.isOneOf ? " @oneOf" : "")
    }
  }

  // MARK: Members

  private mutating func print(fields: Schema.Run) {
    guard !fields.isEmpty else { return }
    text += " {\n"
    for (index, field) in schema.fields[fields.indices].enumerated() {
      print(description: schema.text(field.description), indent: "  ", isFirst: index == 0)
      text += "  "
      print(field, indent: "  ")
      text += "\n"
    }
    text += "}"
  }

  /// Prints a field without its description.
  mutating func print(_ field: Schema.Field, indent: String) {
    text += field.name.text
    print(arguments: field.arguments, indent: indent)
    text += ": \(schema.typeText(field.type))"
    print(deprecation: field.deprecationReason)
  }

  private mutating func print(values: Schema.Run) {
    guard !values.isEmpty else { return }
    text += " {\n"
    for (index, value) in schema.enumValues[values.indices].enumerated() {
      print(description: schema.text(value.description), indent: "  ", isFirst: index == 0)
      text += "  \(value.name.text)"
      print(deprecation: value.deprecationReason)
      text += "\n"
    }
    text += "}"
  }

  private mutating func print(inputFields: Schema.Run) {
    guard !inputFields.isEmpty else { return }
    text += " {\n"
    for (index, input) in schema.inputs[inputFields.indices].enumerated() {
      print(description: schema.text(input.description), indent: "  ", isFirst: index == 0)
      text += "  "
      print(input)
      text += "\n"
    }
    text += "}"
  }

  /// Prints arguments, on one line if none has a description.
  mutating func print(arguments: Schema.Run, indent: String) {
    guard !arguments.isEmpty else { return }
    let inputs = schema.inputs[arguments.indices]
    let isOneLine = !hasDescriptions || inputs.allSatisfy { (schema.text($0.description) ?? "").isEmpty }
    text += isOneLine ? "(" : "(\n"
    for (index, input) in inputs.enumerated() {
      if isOneLine {
        if 0 < index { text += ", " }
      } else {
        print(description: schema.text(input.description), indent: indent + "  ", isFirst: index == 0)
        text += indent + "  "
      }
      print(input)
      if !isOneLine { text += "\n" }
    }
    text += isOneLine ? ")" : indent + ")"
  }

  mutating func print(_ input: Schema.InputValue) {
    text += "\(input.name.text): \(schema.typeText(input.type))"
    if let value = input.defaultValue {
      let value = schema[value]
      text += " = \((keepsDefaultValues ? value : inTypeOrder(value, input.type.type)).text)"
    }
    print(deprecation: input.deprecationReason)
  }

  /// Returns the value with fields in the order of their input types. Recurses as deep as the value nests.
  private func inTypeOrder(_ value: ConstantValue, _ type: Schema.TypeID) -> ConstantValue {
    switch value {
    case .list(let values): return .list(values.map { inTypeOrder($0, type) })
    case .object(let members):
      guard schema[type].kind == .inputObject else { return value }
      let ordered = members.map { member in (member, schema.inputField(named: member.name, in: type)) }
        .sorted { ($0.1?.index ?? .max) < ($1.1?.index ?? .max) }
      return .object(
        ordered.map { member, field in
          guard let field else { return member }
          return ConstantValue.Member(name: member.name, value: inTypeOrder(member.value, schema[field].type.type))
        })
    case .int, .float, .string, .boolean, .null, .enumeration: return value
    }
  }

  mutating func print(deprecation: Schema.TextID?) {
    guard let reason = schema.text(deprecation) else { return }
    text += " @deprecated"
    if reason != "No longer supported" { text += "(reason: \(StringPrinter.quoted(reason)))" }
  }

  /// Prints a description on its own lines, after an empty line unless it is the first of its block.
  mutating func print(description: String?, indent: String, isFirst: Bool) {
    guard hasDescriptions, let description else { return }
    if !indent.isEmpty, !isFirst { text += "\n" }
    let literal =
      StringPrinter.canBeBlock(description) ? StringPrinter.block(description) : StringPrinter.quoted(description)
    text +=
      literal.split(separator: "\n", omittingEmptySubsequences: false).map { indent + $0 }
      .joined(separator: "\n") + "\n"
  }
}
