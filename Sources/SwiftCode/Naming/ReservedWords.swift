/// Escaping reserved words in backticks.
extension String {
  /// The name, escaped as a property or parameter of a mock.
  package var escapedAsMockProperty: String {
    isReservedWord || self == "Type" || self == "Any" ? "`\(self)`" : self
  }

  /// The name of a declaration in Swift code, escaped as a property or parameter. It may be a raw identifier, such as
  /// `send a letter`.
  package var escapedAsSwiftName: String {
    let quoted = escapedIfRaw
    return quoted == self ? escapedAsMockProperty : quoted
  }

  /// The name of a declaration in Swift code, in backticks if it is only a raw identifier. Reserved words stay.
  package var escapedIfRaw: String {
    guard let first = utf8.first, utf8.allSatisfy(isIdentifierByte), !(0x30...0x39).contains(first) else {
      return "`\(self)`"
    }
    return self
  }

  /// The name, escaped as an enum case.
  package var escapedAsEnumCase: String {
    isReservedWord ? "`\(self)`" : self
  }

  /// The name of a property or parameter, in backticks if it is the operator `await`, which expressions can't contain
  /// as a name.
  package var escapedInExpressions: String { self == awaitOperator ? "`\(self)`" : self }

  /// Whether Swift has no type of this name: reserved words, and names with another meaning after a period.
  package var isReservedAsTypeName: Bool { isReservedWord || self == "Type" || self == "Any" || self == awaitOperator }

  /// The name, without unneeded backticks, as an argument label. Few words are reserved there, and the compiler warns
  /// about backticks around other words.
  package var asArgumentLabel: String {
    guard utf8.first == UInt8(ascii: "`"), utf8.last == UInt8(ascii: "`"), 2 < utf8.count else { return self }
    let name = String(dropFirst().dropLast())
    return ["inout", "let", "var", "_"].contains(name) ? self : name
  }

  private var isReservedWord: Bool { reservedWords.contains(self) }
}

private let awaitOperator = "await"

private let reservedWords: WordSet = [
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
  "internal", "let", "operator", "private", "precedencegroup", "protocol", "Protocol", "public", "rethrows", "static",
  "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
  "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "as", "false",
  "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
]
