import Source

extension DocumentPrinter {
  mutating func print(_ schema: SchemaDefinition) {
    print(description: schema.description)
    text += schema.isExtension ? "extend schema" : "schema"
    print(document[schema.directives])
    block(document[schema.operationTypes]) { printer, root in
      printer.text += root.operation.rawValue + ": " + root.type.text
    }
  }

  mutating func print(_ type: TypeDefinition) {
    print(description: type.description)
    if type.isExtension { text += "extend " }
    text += type.kind.keyword + " " + type.name.text
    if !type.interfaces.isEmpty {
      text += " implements "
      separated(document[type.interfaces], by: " & ") { $0.text += $1.text }
    }
    print(document[type.directives])
    block(document[type.fields]) { $0.print($1) }
    block(document[type.inputFields]) { $0.print($1) }
    block(document[type.values]) { printer, value in
      printer.print(description: value.description)
      printer.text += value.name.text
      printer.print(printer.document[value.directives])
    }
    if !type.members.isEmpty {
      text += " = "
      separated(document[type.members], by: " | ") { $0.text += $1.text }
    }
  }

  private mutating func print(_ field: FieldDefinition) {
    print(description: field.description)
    text += field.name.text
    print(document[field.arguments])
    text += ": " + field.type.text
    print(document[field.directives])
  }

  /// Prints arguments on one line, unless one of them has several lines.
  private mutating func print(_ arguments: ArraySlice<InputValueDefinition>) {
    guard !arguments.isEmpty else { return }
    let line = rendered { printer in
      printer.separated(arguments, by: ", ") { $0.print($1) }
    }
    if line.utf8.contains(UInt8(ascii: "\n")) {
      block(arguments, open: "(", close: ")") { $0.print($1) }
    } else {
      text += "(" + line + ")"
    }
  }

  private mutating func print(_ input: InputValueDefinition) {
    print(description: input.description)
    text += input.name.text + ": " + input.type.text
    if let value = input.defaultValue {
      text += " = "
      print(value)
    }
    print(document[input.directives])
  }

  mutating func print(_ directive: DirectiveDefinition) {
    print(description: directive.description)
    text += "directive @" + directive.name.text
    print(document[directive.arguments])
    text += directive.isRepeatable ? " repeatable on " : " on "
    separated(document[directive.locations], by: " | ") { $0.text += $1.text }
  }
}
