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
    }
  }
}

extension SwiftType {
  /// As source spells it.
  package var text: String {
    var printer = Printer(capacity: 64)
    printer.type(self)
    return String(decoding: printer.bytes, as: UTF8.self)
  }
}
