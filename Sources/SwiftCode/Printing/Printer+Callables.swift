extension Printer {
  mutating func callable(_ callable: CallableDeclaration) {
    for attribute in callable.attributes { self.attribute(attribute) }
    modifiers(callable.modifiers)
    switch callable.kind {
    case .function(let name):
      write("func ")
      identifier(name)
    case .operatorFunction(let name):
      write("func ")
      operatorName(name)
      write(" ")
    case .initializer(let isFailable): write(isFailable ? "init?" : "init")
    case .subscript: write("subscript")
    }
    genericParameters(callable.generics)
    write("(")
    list(callable.parameters, separator: ", ") { $0.callableParameter($1, isOfSubscript: callable.kind == .subscript) }
    write(")")
    effects(callable.effects)
    if let result = callable.result {
      write(" -> ")
      type(result)
    }
    requirements(callable.generics)
    if case .subscript = callable.kind { return accessors(callable.accessors) }
    let body = callable.accessors.first?.body ?? []
    if body.isEmpty {
      write(" {}")
      newline()
    } else {
      block { $0.statements(body) }
    }
  }

  mutating func property(_ property: ComputedProperty) {
    for attribute in property.attributes { self.attribute(attribute) }
    modifiers(property.modifiers)
    write("var ")
    identifier(property.name)
    write(": ")
    type(property.type)
    if property.accessors.count == 1, let getter = property.accessors.first, getter.effects == Effects() {
      return singleGetter(getter)
    }
    accessors(property.accessors)
  }

  mutating func conditional(_ conditional: ConditionalDeclarations) {
    write("#if ")
    verbatim(conditional.condition)
    newline()
    declarations(conditional.declarations)
    write("#endif")
    newline()
  }

  mutating func genericParameters(_ clause: GenericClause) {
    guard !clause.parameters.isEmpty else { return }
    write("<")
    list(clause.parameters, separator: ", ") { $0.type($1) }
    write(">")
  }

  mutating func requirements(_ clause: GenericClause) {
    guard !clause.requirements.isEmpty else { return }
    write(" where ")
    list(clause.requirements, separator: ", ") { $0.type($1) }
  }

  mutating func effects(_ effects: Effects) {
    if effects.isAsync { write(" async") }
    switch effects.throwing {
    case .never: break
    case .anything: write(" throws")
    case .only(let type):
      write(" throws(")
      self.type(type)
      write(")")
    }
  }

  /// Writes text that was read from another source file, on one line.
  mutating func verbatim(_ text: String) {
    write("")
    append { appendOnOneLine(text, to: &$0) }
  }

  private mutating func singleGetter(_ getter: Accessor) {
    guard getter.body.count == 1, let statement = getter.body.first, case .expression = statement else {
      return block { $0.statements(getter.body) }
    }
    write(" { ")
    self.statement(statement)
    write(" }")
    newline()
  }

  private mutating func accessors(_ accessors: [Accessor]) {
    block { printer in
      for accessor in accessors {
        switch accessor.kind {
        case .get: printer.write("get")
        case .set: printer.write("set")
        }
        printer.effects(accessor.effects)
        printer.block { $0.statements(accessor.body) }
      }
    }
  }

  private mutating func callableParameter(_ parameter: CallableParameter, isOfSubscript: Bool) {
    if parameter.label == "_" { write("_") } else { identifier(parameter.label) }
    // A single name of a subscript's parameter is not a label.
    if parameter.name != parameter.label || isOfSubscript {
      write(" ")
      identifier(parameter.name)
    }
    write(": ")
    type(parameter.type)
    if let value = parameter.defaultValue {
      write(" = ")
      expression(value)
    }
  }

  private mutating func operatorName(_ name: String) {
    write("")
    append { bytes in
      for byte in name.utf8 { bytes.append(0x80 <= byte || "/=-+!*%<>&|^~?.".utf8.contains(byte) ? byte : 0x5F) }
    }
  }
}
