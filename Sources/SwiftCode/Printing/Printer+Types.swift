extension Printer {
  mutating func type(_ type: SwiftType) {
    switch type {
    case .named(let name):
      identifier(name)
    case .member(let base, let name):
      self.type(base)
      write(".")
      identifier(name)
    case .generic(let base, let arguments):
      self.type(base)
      write("<")
      list(arguments, separator: ", ") { $0.type($1) }
      write(">")
    case .optional(let wrapped):
      self.type(wrapped)
      write("?")
    case .array(let element):
      write("[")
      self.type(element)
      write("]")
    case .existential(let name):
      write("(any ")
      identifier(name)
      write(")")
    case .any(let constraint):
      write("any ")
      self.type(constraint)
    case .composition(let types):
      list(types, separator: " & ") { $0.type($1) }
    case .dictionary(let key, let value):
      write("[")
      self.type(key)
      write(": ")
      self.type(value)
      write("]")
    case .verbatim(let text): verbatim(text)
    case .tuple(let elements): tuple(elements)
    case .function(let function): self.function(function)
    }
  }

  private mutating func tuple(_ elements: [TupleElement]) {
    if elements.isEmpty { return write("Void") }
    if elements.count == 1, let element = elements.first { return type(element.type) }
    write("(")
    list(elements, separator: ", ") { printer, element in
      if let label = element.label {
        printer.identifier(label)
        printer.write(": ")
      }
      printer.type(element.type)
    }
    write(")")
  }

  private mutating func function(_ function: FunctionType) {
    for attribute in function.attributes {
      verbatim(attribute)
      write(" ")
    }
    write("(")
    list(function.parameters, separator: ", ") { $0.type($1) }
    write(")")
    effects(function.effects)
    write(" -> ")
    type(function.result)
  }
}

extension SwiftType {
  /// The printed type.
  package var text: String {
    var printer = Printer(capacity: 64)
    printer.type(self)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}
