extension Printer {
  mutating func declarations(_ declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration {
      case .type(let type): self.typeDeclaration(type)
      case .extension(let item): extensionDeclaration(item)
      case .variable(let variable): self.variable(variable)
      case .initializer(let initializer): self.initializer(initializer)
      case .function(let function): self.function(function)
      case .alias(let alias): self.alias(alias)
      case .enumCase(let enumCase): self.enumCase(enumCase)
      case .documentation(let text): comment(text, marker: "///")
      case .comment(let text): comment(text, marker: "//")
      case .attribute(let attribute): self.attribute(attribute)
      case .warning(let message, let quoted): warning(message, quoted)
      case .blankLines(let count): for _ in 0..<max(0, count) { newline() }
      case .printed(let items): lines(items.pieces)
      case .callable(let callable): self.callable(callable)
      case .property(let property): self.property(property)
      case .conditional(let conditional): self.conditional(conditional)
      case .importLine(let text):
        verbatim(text)
        newline()
      }
    }
  }

  mutating func modifiers(_ modifiers: Modifiers) {
    guard !modifiers.isEmpty else { return }
    for (modifier, spelling) in Modifiers.spellings where modifiers.contains(modifier) { write(spelling) }
  }

  /// Writes a block in braces, with its content on separate lines.
  mutating func block(_ body: (inout Printer) -> Void) {
    beginBlock()
    body(&self)
    endBlock()
  }

  private mutating func typeDeclaration(_ type: TypeDeclaration) {
    typeHead(type)
    switch type.emptyBody {
    case .closed where type.members.isEmpty:
      write(" {}")
      newline()
    case .spaced where type.members.isEmpty:
      write(" { }")
      newline()
    case .lines, .closed, .spaced:
      block { $0.declarations(type.members) }
    }
  }

  /// Writes a type up to its opening brace.
  mutating func typeHead(_ type: TypeDeclaration) {
    for attribute in type.attributes { self.attribute(attribute) }
    modifiers(type.modifiers)
    switch type.kind {
    case .class: write("class ")
    case .actor: write("actor ")
    case .struct: write("struct ")
    case .enum: write("enum ")
    case .protocol: write("protocol ")
    }
    identifier(type.name)
    genericParameters(type.generics)
    if !type.inherits.isEmpty {
      write(": ")
      list(type.inherits, separator: ", ") { $0.type($1) }
    }
    if let requirement = type.requirement {
      newline()
      write("where ")
      sameType(requirement)
    }
    requirements(type.generics)
  }

  private mutating func sameType(_ requirement: SameType) {
    identifier(requirement.parameter)
    write(" == ")
    type(requirement.type)
  }

  private mutating func extensionDeclaration(_ item: ExtensionDeclaration) {
    extensionHead(item)
    block { $0.declarations(item.members) }
  }

  /// Writes an extension up to its opening brace.
  mutating func extensionHead(_ item: ExtensionDeclaration) {
    modifiers(item.modifiers)
    write("extension ")
    type(item.extended)
    if !item.inherits.isEmpty {
      write(": ")
      list(item.inherits, separator: ", ") { $0.type($1) }
    }
    if let requirement = item.requirement {
      write(" where ")
      sameType(requirement)
    }
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
    case .modified(let get, let modify):
      block { printer in
        printer.accessor("get", .expression(get))
        printer.write("_modify { ")
        printer.list(modify, separator: "; ") { $0.statement($1) }
        printer.write(" }")
        printer.newline()
      }
    case .getter(let value):
      write(" { ")
      expression(value)
      write(" }")
      newline()
    case .body(let statements):
      block { $0.statements(statements) }
    }
  }

  private mutating func accessor(_ keyword: StaticString, _ body: Statement) {
    write(keyword)
    write(" { ")
    statement(body)
    write(" }")
    newline()
  }

  mutating func attribute(_ attribute: Attribute) {
    switch attribute {
    case .deprecated(let message, let escapesApostrophes):
      write("@available(*, deprecated, message: ")
      stringLiteral(message, escapesApostrophes: escapesApostrophes)
      write(")")
      newline()
    case .wrapper(let type, let arguments):
      write("@")
      self.type(type)
      if !arguments.isEmpty { self.arguments(arguments) }
      write(" ")
    case .verbatim(let text):
      verbatim(text)
      newline()
    }
  }

  private mutating func initializer(_ initializer: InitializerDeclaration) {
    modifiers(initializer.modifiers)
    write("init(")
    elements(after: initializer.printedParameters.pieces, initializer.parameters, initializer.parameterLayout) {
      $0.parameter($1)
    }
    write(")")
    guard initializer.bodyLayout == .line else { return block { $0.statements(initializer.body) } }
    write(initializer.body.isEmpty ? " {" : " { ")
    list(initializer.body, separator: "; ") { $0.statement($1) }
    write(initializer.body.isEmpty ? "}" : " }")
    newline()
  }

  private mutating func function(_ function: FunctionDeclaration) {
    modifiers(function.modifiers)
    write("func ")
    identifier(function.name)
    write("(")
    elements(after: function.printedParameters.pieces, function.parameters, function.parameterLayout) {
      $0.parameter($1)
    }
    write(")")
    if function.isAsync { write(" async") }
    if let result = function.result {
      write(" -> ")
      type(result)
    }
    block { $0.statements(function.body) }
  }

  private mutating func enumCase(_ enumCase: EnumCaseDeclaration) {
    modifiers(enumCase.modifiers)
    write("case ")
    identifier(enumCase.name)
    if !enumCase.payload.isEmpty {
      write("(")
      list(enumCase.payload, separator: ", ") { $0.type($1) }
      write(")")
    }
    if let value = enumCase.rawValue {
      write(" = ")
      expression(value)
    }
    newline()
  }

  private mutating func warning(_ message: String, _ quoted: String?) {
    write("#warning(")
    var parts = [(message, false)]
    if let quoted { parts += [("'", false), (quoted, true), ("'", false)] }
    stringLiteral(parts)
    write(")")
    newline()
  }

  mutating func parameter(_ parameter: Parameter) {
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
    genericParameters(alias.generics)
    write(" = ")
    type(alias.type)
    requirements(alias.generics)
    newline()
  }
}
