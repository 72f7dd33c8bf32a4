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
    case .call(let callee, let arguments, let layout):
      self.expression(callee)
      self.arguments(arguments, layout)
    case .printedCall(let callee, let printed, let arguments, let layout):
      self.expression(callee)
      self.arguments(after: printed, arguments, layout)
    case .element(let base, let index):
      self.expression(base)
      write("[")
      self.expression(index)
      write("]")
    case .optionalChain(let value):
      self.expression(value)
      write("?")
    case .conditionalCast(let value, let type):
      self.expression(value)
      write(" as? ")
      self.type(type)
    case .optionalTry(let value):
      write("try? ")
      self.expression(value)
    case .forcedTry(let value):
      write("try! ")
      self.expression(value)
    case .await(let value):
      write("await ")
      self.expression(value)
    case .try(let value):
      write("try ")
      self.expression(value)
    case .cast(let value, let type):
      self.expression(value)
      write(" as ")
      self.type(type)
    case .eachElement(let value):
      write("each ")
      self.expression(value)
    case .inOut(let value):
      write("&")
      self.expression(value)
    case .tuple(let values): tuple(values)
    case .closure(let parameters, let value):
      write("{ ")
      list(parameters, separator: ", ") { $0.identifier($1) }
      write(parameters.isEmpty ? "" : " in ")
      self.expression(value)
      write(" }")
    case .sendableClosure(let parameters, let value):
      write("{ @Sendable ")
      list(parameters, separator: ", ") { $0.identifier($1) }
      write(parameters.isEmpty ? "in " : " in ")
      self.expression(value)
      write(" }")
    case .macro(let name, let arguments):
      write("#")
      identifier(name)
      self.arguments(arguments)
    case .keyPath(let name):
      write("\\.")
      identifier(name)
    case .binding(let name):
      write("let ")
      identifier(name)
    case .not(let operand):
      write("!")
      self.expression(operand)
    case .binary(let left, let sign, let right):
      self.expression(left)
      write(sign.spelling)
      self.expression(right)
    case .parenthesized(let value):
      write("(")
      self.expression(value)
      write(")")
    case .printed(let items): elements(after: items.pieces, [Expression](), .line) { $0.expression($1) }
    case .string, .rawString, .integer, .double, .boolean, .array, .dictionary, .nil, .sourceLocation:
      literal(expression)
    }
  }

  private mutating func tuple(_ values: [Expression]) {
    if values.count == 1, let value = values.first { return expression(value) }
    write("(")
    list(values, separator: ", ") { $0.expression($1) }
    write(")")
  }

  mutating func arguments(
    after printed: PrintedList<Argument> = PrintedList(), _ arguments: [Argument], _ layout: Layout = .line
  ) {
    write("(")
    elements(after: printed.pieces, arguments, layout) { $0.argument($1) }
    write(")")
  }

  mutating func argument(_ argument: Argument) {
    if let label = argument.label {
      identifier(label)
      write(": ")
    }
    expression(argument.value)
  }

  private mutating func literal(_ expression: Expression) {
    switch expression {
    case .string(let text):
      stringLiteral(text, escapesApostrophes: false)
    case .rawString(let text):
      rawStringLiteral(text)
    case .integer(let value):
      write(ascii: String(value))
    case .double(let value):
      write(ascii: String(value))
    case .boolean(let value):
      write(value ? "true" : "false")
    case .array(let items, let layout):
      write("[")
      elements(items, layout) { $0.expression($1) }
      write("]")
    case .dictionary(let items, let layout):
      write("[")
      if items.isEmpty { write(":") }
      elements(items, layout) { printer, item in
        printer.expression(item.key)
        printer.write(": ")
        printer.expression(item.value)
      }
      write("]")
    case .nil:
      write("nil")
    case .sourceLocation(let location):
      write(location.spelling)
    case .name, .implicitMember, .member, .type, .call, .printedCall, .element, .optionalChain, .conditionalCast,
      .optionalTry, .forcedTry, .await, .try, .cast, .eachElement, .inOut, .tuple, .closure, .sendableClosure, .macro,
      .keyPath, .binding, .not, .binary, .parenthesized, .printed:
      break
    }
  }
}

extension Expression.SourceLocation {
  fileprivate var spelling: StaticString {
    switch self {
    case .fileID: "#fileID"
    case .filePath: "#filePath"
    case .line: "#line"
    case .column: "#column"
    }
  }
}

extension Expression.Operator {
  /// The operator with surrounding spaces.
  fileprivate var spelling: StaticString {
    switch self {
    case .and: " && "
    case .or: " || "
    case .nilCoalescing: " ?? "
    case .equal: " == "
    case .identical: " === "
    }
  }
}

extension Expression {
  /// The printed expression.
  package var text: String {
    var printer = Printer()
    printer.expression(self)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}

extension Argument {
  /// The printed argument, such as `label: value`.
  package var text: String {
    guard let label else { return value.text }
    var printer = Printer()
    printer.identifier(label)
    printer.write(": ")
    printer.expression(value)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}
