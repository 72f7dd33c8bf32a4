/// Words that mean something else than a name to the parser, in some place or everywhere.
enum PlainWords {
  /// Neither names of members, parameters and types, nor labels other than those of `labels`.
  static let reserved: Set<String> = [
    "Any", "Self", "_", "__consuming", "__owned", "__shared", "_const", "any", "as", "associatedtype", "async", "await",
    "borrowing", "break", "case", "catch", "class", "consuming", "continue", "copy", "default", "defer", "deinit", "do",
    "each", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "isolated", "let", "nil", "nonisolated", "of", "operator",
    "precedencegroup", "private", "protocol", "public", "reasync", "repeat", "rethrows", "return", "self", "sending",
    "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
    "where", "while",
  ]

  /// Reserved words that are common as labels, where they are nothing else.
  static let labels: Set<String> = ["_", "as", "for", "in", "is", "of", "default", "where", "if", "while", "copy"]
}
