import Source

extension DocumentPrinter {
  mutating func print(_ operation: OperationDefinition) {
    if request == nil { print(description: operation.description) }
    let isPlain = operation.name == nil && operation.variables.isEmpty && operation.directives.isEmpty
    // After a type without a body, a bare `{` would start that body.
    let followsBrace = text.isEmpty || text.hasSuffix("}\n\n")
    if operation.description != nil || !isPlain || operation.operation != .query || !followsBrace {
      text += operation.operation.rawValue
      if operation.name != nil || !operation.variables.isEmpty { text += " " }
      text += operation.name?.text ?? ""
      print(variables: operation.variables)
      print(document[operation.directives])
      text += " "
    }
    print(operation.selectionSet, of: .operation)
  }

  mutating func print(_ fragment: FragmentDefinition) {
    if request == nil { print(description: fragment.description) }
    text += "fragment " + fragment.name.text
    print(variables: fragment.variables)
    text += " on " + fragment.typeCondition.text
    print(document[fragment.directives])
    text += " "
    print(fragment.selectionSet, of: .fragmentDefinition)
  }

  private mutating func print(variables: NodeList<VariableDefinition>) {
    guard !variables.isEmpty else { return }
    let list = document[variables]
    if request != nil, list.contains(where: { rendered($0).contains("\n") }) {
      return block(list, open: "(", close: ")") { $0.print($1) }
    }
    text += "("
    separated(list, by: ", ") { $0.print($1) }
    text += ")"
  }

  private func rendered(_ variable: VariableDefinition) -> String { rendered { $0.print(variable) } }

  private mutating func print(_ variable: VariableDefinition) {
    if request == nil { print(description: variable.description) }
    text += "$" + variable.name.text + ": " + variable.type.text
    if let value = variable.defaultValue {
      text += " = "
      print(value)
    }
    print(document[variable.directives])
  }

  /// The parent of a selection set.
  enum SelectionSetOwner {
    case operation, fragmentDefinition, field, inlineFragment
  }

  mutating func print(_ selectionSet: SelectionSet, of owner: SelectionSetOwner) {
    let selections = document[selectionSet.selections]
    guard let request else { return block(selections, open: "{") { $0.print($1) } }
    let addition: [Selection?] = request.addsTypename(to: selections, of: owner) ? [nil] : []
    let kept = selections.filter { !request.removes($0) }
    block(addition + kept, open: "{") { printer, selection in
      if let selection { printer.print(selection) } else { printer.text += "__typename" }
    }
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
      print(fragment.selectionSet, of: .inlineFragment)
    }
  }

  private mutating func print(_ field: Field) {
    if request != nil, field.name.name == RequestTransform.typename {
      text += field.name.text
      return
    }
    let arguments = document[field.arguments]
    let name = (field.alias.map { $0.text + ": " } ?? "") + field.name.text
    let line = rendered { $0.print(arguments) }
    text += name
    // Arguments are on separate lines if the line would be longer than this.
    if 80 < name.utf16.count + line.utf16.count {
      block(arguments, open: "(", close: ")") { $0.print($1) }
    } else {
      print(arguments)
    }
    print(document[field.directives])
    if let selectionSet = field.selectionSet {
      text += " "
      print(selectionSet, of: .field)
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

  /// Prints directives, each after a space.
  mutating func print(_ directives: ArraySlice<Directive>) {
    for directive in directives where request == nil || !RequestTransform.isForClients(directive) {
      text += " @" + directive.name.text
      print(document[directive.arguments])
    }
  }

  mutating func print(_ value: Value) {
    if request != nil, printWrapped(value) { return }
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

extension DocumentPrinter {
  /// Prints a list or object in the format of newer graphql-js versions, which Apollo's generator uses. Objects have
  /// blanks inside their braces, and long values have a line per element.
  ///
  /// The text has line breaks but no indentation, since `onOneLine` removes it later.
  ///
  /// - Returns: whether the value is a list or object.
  fileprivate mutating func printWrapped(_ value: Value) -> Bool {
    switch value.content {
    case .list(let values):
      printWrapped(document[values].map { item in rendered { $0.print(item) } }, open: "[", close: "]", padding: "")
    case .object(let fields):
      let members = document[fields].map { field in
        rendered { printer in
          printer.text += field.name.text + ": "
          printer.print(field.value)
        }
      }
      printWrapped(members, open: "{", close: "}", padding: " ")
    default: return false
    }
    return true
  }

  private mutating func printWrapped(_ items: [String], open: String, close: String, padding: String) {
    let line = open + padding + items.joined(separator: ", ") + padding + close
    text +=
      RequestTransform.lineLimit < line.utf16.count ? open + "\n" + items.joined(separator: "\n") + "\n" + close : line
  }
}
