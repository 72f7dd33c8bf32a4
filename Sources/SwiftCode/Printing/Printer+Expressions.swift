extension Printer {
  mutating func expression(_ expression: Expression) {
    switch expression {
    case .name(let name):
      identifier(name)
    case .implicitMember(let name):
      write(".")
      identifier(name)
    case .member(let base, let name):
      self.expression(base)
      write(".")
      identifier(name)
    case .type(let type):
      self.type(type)
    case .call(let callee, let arguments):
      self.expression(callee)
      self.arguments(arguments)
    case .element(let base, let index):
      self.expression(base)
      write("[")
      self.expression(index)
      write("]")
    case .conditionalCast(let value, let type):
      self.expression(value)
      write(" as? ")
      self.type(type)
    case .forcedTry(let value):
      write("try! ")
      self.expression(value)
    case .keyPath(let name):
      write("\\.")
      identifier(name)
    default:
      literal(expression)
    }
  }

  mutating func arguments(_ arguments: [Argument]) {
    write("(")
    list(arguments, separator: ", ") { printer, argument in
      if let label = argument.label {
        printer.identifier(label)
        printer.write(": ")
      }
      printer.expression(argument.value)
    }
    write(")")
  }

  private mutating func literal(_ expression: Expression) {
    switch expression {
    case .string(let text):
      stringLiteral(text)
    case .integer(let value):
      write(ascii: String(value))
    case .double(let value):
      write(ascii: String(value))
    case .boolean(let value):
      write(value ? "true" : "false")
    case .array(let elements):
      write("[")
      list(elements, separator: ", ") { $0.expression($1) }
      write("]")
    case .nil:
      write("nil")
    case .name, .implicitMember, .member, .type, .call, .element, .conditionalCast, .forcedTry, .keyPath:
      break
    }
  }
}
