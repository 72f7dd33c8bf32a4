extension Printer {
  /// Writes statements on separate lines.
  mutating func statements(_ statements: [Statement]) {
    for statement in statements {
      self.statement(statement)
      switch statement {
      // These include their newline.
      case .comment, .printed: continue
      default: newline()
      }
    }
  }

  /// Writes a statement without the final newline.
  mutating func statement(_ statement: Statement) {
    switch statement {
    case .expression(let value):
      expression(value)
    case .assignment(let target, let value):
      expression(target)
      write(" = ")
      expression(value)
    case .return(let value):
      write("return ")
      expression(value)
    case .variable(let name, let value):
      write("var ")
      identifier(name)
      write(" = ")
      expression(value)
    case .constant(let name, let value):
      write("let ")
      identifier(name)
      write(" = ")
      expression(value)
    case .yield(let value):
      write("yield &")
      expression(value)
    case .ifLet(let name, let value, let body):
      write("if let ")
      identifier(name)
      write(" = ")
      expression(value)
      write(" { ")
      self.statement(body)
      write(" }")
    case .comment(let text):
      comment(text, marker: "//")
    case .printed(let items):
      lines(items.pieces)
    case .typedVariable(let name, let type, let value):
      write("var ")
      identifier(name)
      write(": ")
      self.type(type)
      write(" = ")
      expression(value)
    case .throw(let error):
      write("throw ")
      expression(error)
    case .repeatEach(let value):
      write("repeat ")
      expression(value)
    case .do(let body, let handler):
      write("do {")
      newline()
      indented { $0.statements(body) }
      write("} catch {")
      newline()
      indented { $0.statements(handler) }
      write("}")
    case .switch(let value, let cases):
      write("switch ")
      expression(value)
      write(" {")
      newline()
      for item in cases { switchCase(item) }
      write("}")
    case .conditional(let condition, let body):
      write("#if ")
      verbatim(condition)
      newline()
      statements(body)
      write("#endif")
    }
  }

  private mutating func switchCase(_ item: SwitchCase) {
    if let pattern = item.pattern {
      write("case ")
      expression(pattern)
    } else {
      write("default")
    }
    write(":")
    if item.isOnOneLine {
      write(" ")
      statements(item.body)
    } else {
      newline()
      indented { $0.statements(item.body) }
    }
  }
}
