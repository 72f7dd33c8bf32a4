import Source

extension OutlinedDeclaration {
  /// Returns the names by which code refers to the declaration, in the order of the text. They are found without a
  /// parser.
  ///
  /// Cases and variables can have several names. Extensions have none.
  ///
  /// - Parameter source: the bytes of the file.
  package func names(in source: UnsafeBufferPointer<UInt8>) -> [Name] {
    if isHeader {
      guard !isExtension, case .type(let path) = introduced else { return [] }
      return path.suffix(1)
    }
    switch introducer {
    case .case, .var, .let:
      var reader = BoundNames(UnsafeBufferPointer(rebasing: source[range.indices]))
      return reader.read()
    case .func, .initializer, .subscript:
      guard case .member(let name) = introduced else { return [] }
      return [name]
    case .typealias, .associatedtype, .operator, .precedencegroup, .macro:
      return nameAfterIntroducer.map { [$0] } ?? []
    default: return []
    }
  }
}

extension OutlinedDeclaration {
  /// Whether `public` or `open` is among its modifiers.
  ///
  /// - Parameter source: the bytes of the file.
  package func isPublic(in source: UnsafeBufferPointer<UInt8>) -> Bool {
    var lexer = SwiftLexer(UnsafeBufferPointer(rebasing: source[range.indices]))
    while true {
      let token = lexer.next()
      if token.opensBracket { lexer.skipBrackets(token) }
      switch DeclarationWord(token.keyword) {
      case .modifier: if token.keyword == .public || token.keyword == .open { return true }
      case .type, .actorType, .value, .callable, .other: return false
      // `class func`
      case .classType, .continued, nil: if token.kind == .end { return false }
      }
    }
  }
}

/// Reads the names that a variable or a case of an enumeration binds.
private struct BoundNames {
  private var lexer: SwiftLexer
  private var token: SwiftToken
  private var names: [Name] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    lexer = SwiftLexer(bytes)
    token = lexer.next()
  }

  mutating func read() -> [Name] {
    while token.kind != .end, ![.case, .var, .let].contains(token.keyword) { skip() }
    repeat {
      advance()
      bind()
      skipToComma()
    } while token.is(",")
    return names
  }

  /// Reads a name, or the names of a tuple: `(a, (b, _))`.
  private mutating func bind() {
    if token.kind == .word {
      add()
      advance()
      return
    }
    guard token.is("(") else { return }
    var depth = 0
    repeat {
      if token.is("(") { depth += 1 }
      if token.is(")") { depth -= 1 }
      if token.kind == .word { add() }
      advance()
    } while 0 < depth && token.kind != .end
  }

  private mutating func add() {
    guard token.keyword != .wildcard else { return }
    names.append(Name(utf8: UnsafeBufferPointer(rebasing: lexer.bytes[token.nameRange])))
  }

  /// Goes to a comma that separates variables or cases. Other commas are in brackets, or between generic arguments.
  private mutating func skipToComma() {
    var angles = 0
    while token.kind != .end, !(token.is(",") && angles <= 0) {
      // A space comes before the operators `<`, `>` and `->`.
      if token.kind == .operator, !token.isSpaced {
        for byte in lexer.bytes[token.range] {
          if byte == UInt8(ascii: "<") { angles += 1 }
          if byte == UInt8(ascii: ">") { angles -= 1 }
        }
      }
      skip()
    }
  }

  private mutating func advance() { token = lexer.next() }

  /// Goes to the next token, or past the brackets that the token opens.
  private mutating func skip() {
    if token.opensBracket { lexer.skipBrackets(token) }
    advance()
  }
}
