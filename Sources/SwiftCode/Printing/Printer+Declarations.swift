extension Printer {
  mutating func declarations(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .type(let type): self.typeDeclaration(type)
      case .extension(let item): extensionDeclaration(item)
      case .variable(let variable): self.variable(variable)
      case .initializer(let initializer): self.initializer(initializer)
      case .alias(let alias): self.alias(alias)
      case .blankLines(let count): for _ in 0..<max(0, count) { newline() }
      }
    }
  }

  private mutating func modifiers(_ modifiers: Modifiers) {
    guard !modifiers.isEmpty else { return }
    for (modifier, spelling) in Modifiers.spellings where modifiers.contains(modifier) { write(spelling) }
  }

  /// Writes what stands in braces, on lines of its own.
  private mutating func block(_ body: (inout Printer) -> Void) {
    write(" {")
    newline()
    indented(body)
    write("}")
    newline()
  }

  private mutating func typeDeclaration(_ type: TypeDeclaration) {
    modifiers(type.modifiers)
    switch type.kind {
    case .class: write("class ")
    case .struct: write("struct ")
    case .enum: write("enum ")
    }
    identifier(type.name)
    if !type.inherits.isEmpty {
      write(": ")
      list(type.inherits, separator: ", ") { $0.type($1) }
    }
    block { $0.declarations(type.members) }
  }

  private mutating func extensionDeclaration(_ item: ExtensionDeclaration) {
    modifiers(item.modifiers)
    write("extension ")
    type(item.extended)
    if let requirement = item.requirement {
      write(" where ")
      identifier(requirement.parameter)
      write(" == ")
      type(requirement.type)
    }
    block { $0.declarations(item.members) }
  }

  private mutating func variable(_ variable: VariableDeclaration) {
    for attribute in variable.attributes { self.attribute(attribute) }
    modifiers(variable.modifiers)
    switch variable.kind {
    case .let: write("let ")
    case .var: write("var ")
    }
    identifier(variable.name)
    if let type = variable.type {
      write(": ")
      self.type(type)
    }
    switch variable.content {
    case nil:
      newline()
    case .value(let value):
      write(" = ")
      expression(value)
      newline()
    case .accessors(let get, let set):
      block { printer in
        printer.accessor("get", get)
        printer.accessor("set", set)
      }
    }
  }

  private mutating func accessor(_ keyword: StaticString, _ body: Expression) {
    write(keyword)
    write(" { ")
    expression(body)
    write(" }")
    newline()
  }

  private mutating func attribute(_ attribute: Attribute) {
    switch attribute {
    case .deprecated(let message):
      write("@available(*, deprecated, message: ")
      stringLiteral(message)
      write(")")
      newline()
    case .wrapper(let type, let arguments):
      write("@")
      self.type(type)
      if !arguments.isEmpty { self.arguments(arguments) }
      write(" ")
    }
  }

  private mutating func initializer(_ initializer: InitializerDeclaration) {
    modifiers(initializer.modifiers)
    write("init(")
    if !initializer.parameters.isEmpty {
      newline()
      indented { printer in
        for (index, parameter) in initializer.parameters.enumerated() {
          printer.parameter(parameter)
          if index + 1 < initializer.parameters.count { printer.write(",") }
          printer.newline()
        }
      }
    }
    write(")")
    block { printer in
      for statement in initializer.body {
        printer.expression(statement)
        printer.newline()
      }
    }
  }

  private mutating func parameter(_ parameter: Parameter) {
    identifier(parameter.label)
    if let name = parameter.name {
      write(" ")
      identifier(name)
    }
    write(": ")
    type(parameter.type)
    if let value = parameter.defaultValue {
      write(" = ")
      expression(value)
    }
  }

  private mutating func alias(_ alias: TypeAliasDeclaration) {
    modifiers(alias.modifiers)
    write("typealias ")
    identifier(alias.name)
    write(" = ")
    type(alias.type)
    newline()
  }
}
