import Source

extension DocumentPrinter {
  mutating func print(_ operation: OperationDefinition) {
    print(description: operation.description)
    let isPlain = operation.name == nil && operation.variables.isEmpty && operation.directives.isEmpty
    // Behind a type without a body, a bare `{` would begin that body.
    let followsBrace = text.isEmpty || text.hasSuffix("}\n\n")
    if operation.description != nil || !isPlain || operation.operation != .query || !followsBrace {
      text += operation.operation.rawValue
      if operation.name != nil || !operation.variables.isEmpty { text += " " }
      text += operation.name?.text ?? ""
      print(variables: operation.variables)
      print(document[operation.directives])
      text += " "
    }
    print(operation.selectionSet)
  }

  mutating func print(_ fragment: FragmentDefinition) {
    print(description: fragment.description)
    text += "fragment " + fragment.name.text
    print(variables: fragment.variables)
    text += " on " + fragment.typeCondition.text
    print(document[fragment.directives])
    text += " "
    print(fragment.selectionSet)
  }

  private mutating func print(variables: NodeList<VariableDefinition>) {
    guard !variables.isEmpty else { return }
    text += "("
    separated(document[variables], by: ", ") { printer, variable in
      printer.print(description: variable.description)
      printer.text += "$" + variable.name.text + ": " + variable.type.text
      if let value = variable.defaultValue {
        printer.text += " = "
        printer.print(value)
      }
      printer.print(printer.document[variable.directives])
    }
    text += ")"
  }

  mutating func print(_ selectionSet: SelectionSet) {
    block(document[selectionSet.selections], open: "{") { $0.print($1) }
  }

  mutating func print(_ selection: Selection) {
    switch selection {
    case .field(let field):
      print(field)
    case .fragmentSpread(let spread):
      text += "..." + spread.name.text
      print(document[spread.directives])
    case .inlineFragment(let fragment):
      text += "..."
      if let type = fragment.typeCondition { text += " on " + type.text }
      print(document[fragment.directives])
      text += " "
      print(fragment.selectionSet)
    }
  }

  private mutating func print(_ field: Field) {
    let arguments = document[field.arguments]
    let name = (field.alias.map { $0.text + ": " } ?? "") + field.name.text
    let line = rendered { $0.print(arguments) }
    text += name
    // Arguments that make a line longer than this stand on lines of their own.
    if 80 < name.utf16.count + line.utf16.count {
      block(arguments, open: "(", close: ")") { $0.print($1) }
    } else {
      print(arguments)
    }
    print(document[field.directives])
    if let selectionSet = field.selectionSet {
      text += " "
      print(selectionSet)
    }
  }

  mutating func print(_ arguments: ArraySlice<Argument>) {
    guard !arguments.isEmpty else { return }
    text += "("
    separated(arguments, by: ", ") { $0.print($1) }
    text += ")"
  }

  mutating func print(_ argument: Argument) {
    text += argument.name.text + ": "
    print(argument.value)
  }

  /// Each after a space.
  mutating func print(_ directives: ArraySlice<Directive>) {
    for directive in directives {
      text += " @" + directive.name.text
      print(document[directive.arguments])
    }
  }

  mutating func print(_ value: Value) {
    switch value.content {
    case .variable(let name): text += "$" + name.text
    case .int, .float: text += document.text(value.range)
    case .string(let literal): print(literal)
    case .boolean(let value): text += value ? "true" : "false"
    case .null: text += "null"
    case .enumeration(let name): text += name.text
    case .list(let values):
      text += "["
      separated(document[values], by: ", ") { $0.print($1) }
      text += "]"
    case .object(let fields):
      text += "{"
      separated(document[fields], by: ", ") { printer, field in
        printer.text += field.name.text + ": "
        printer.print(field.value)
      }
      text += "}"
    }
  }
}
