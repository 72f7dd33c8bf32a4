import Source

/// A declaration that a scanner found.
struct ScannedDeclaration {
  /// The introducer with the name, and with the parameters of a function.
  var name: String
  var range: TextRange
  /// The headers around it, by their indices.
  var parents: [Int]
  var isConditional: Bool
  var isHeader = false
}

/// Divides the tokens of a Swift file into declarations.
///
/// A declaration begins at the start of a line or after a semicolon, and ends before the next one. A token that
/// begins no declaration belongs to the one before it.
struct DeclarationScanner: ~Copyable {
  private(set) var found: [ScannedDeclaration] = []
  /// Operators, precedence groups and macros.
  private(set) var codeless: [ScannedDeclaration] = []
  /// The modules that the file imports.
  var imports: [Name] = []
  /// Whether the text can't be divided.
  var isBroken = false

  var lexer: SwiftLexer
  /// The next token.
  private(set) var token: SwiftToken
  var scopes: [Scope] = []
  var current: (start: Int, name: String, isIgnored: Bool)?
  /// Where the attributes and modifiers before the next token begin.
  var pending: Int?
  private(set) var lastEnd = 0
  /// Whether the next token begins a line, or follows a semicolon or brace.
  private(set) var isSeparated = true
  /// Whether the last token requires another one.
  var isContinued = false
  /// Whether the last token is the point of a member, whose name can be a keyword.
  private var isMember = false

  enum Scope {
    case type(header: Int)
    case condition
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    lexer = SwiftLexer(bytes)
    token = lexer.next()
  }

  mutating func scan() {
    while !isBroken, token.kind != .end { declarationToken() }
    flush()
    if !scopes.isEmpty || lexer.isBroken || lexer.hasMisfit { isBroken = true }
  }

  private mutating func declarationToken() {
    switch (token.kind, token.byte) {
    case (.condition, _): condition()
    case (.macro, _):
      if canBegin { begin("other", at: token.start) } else { beginOther() }
      advance()
    case (.word, _): word()
    case (.punctuation, UInt8(ascii: "@")): attribute()
    case (.punctuation, UInt8(ascii: "}")): closeType()
    case (.punctuation, UInt8(ascii: ")")), (.punctuation, UInt8(ascii: "]")): isBroken = true
    case (.punctuation, UInt8(ascii: ";")):
      // It belongs to the declaration only if more of the declaration follows.
      read()
      separate()
    case (.punctuation, _) where token.opensBracket:
      beginOther()
      skipBrackets()
    case (.punctuation, _), (.operator, _): sign()
    default:
      beginOther()
      advance()
    }
  }

  // MARK: Between tokens

  /// Goes to the next token.
  mutating func advance() {
    lastEnd = token.end
    read()
  }

  /// Skips the next token, an opening bracket, up to and including the bracket that closes it.
  mutating func skipBrackets() {
    lexer.skipBrackets(token)
    lastEnd = lexer.index
    read()
  }

  private mutating func read() {
    token = lexer.next()
    isSeparated = token.isFirstOnLine
    isContinued = false
    isMember = false
  }

  /// Goes to the first token of the next line, and returns the range of the text after the next token.
  mutating func skipLine() -> Range<Int> {
    lexer.skipLine()
    defer { read() }
    return token.end..<lexer.index
  }

  mutating func separate() { isSeparated = true }

  /// Whether a declaration can begin here.
  var canBegin: Bool { pending == nil && isSeparated && !isContinued }

  mutating func begin(_ name: String, at start: Int, isIgnored: Bool = false) {
    if pending == nil { flush() }
    current = (pending ?? start, name, isIgnored)
    pending = nil
  }

  /// Begins a statement, if nothing has begun.
  mutating func beginOther() {
    if current?.isIgnored == true, canBegin { flush() }
    if pending != nil || current == nil { begin("other", at: token.start) }
  }

  mutating func flush() {
    if let start = pending, current == nil { current = (start, "other", false) }
    pending = nil
    guard let (start, name, isIgnored) = current else { return }
    current = nil
    let declaration = declaration(name, start..<lastEnd, isHeader: false)
    if !isIgnored {
      found.append(declaration)
    } else if !name.hasPrefix("import ") {
      codeless.append(declaration)
    }
  }

  mutating func addHeader(_ name: String, _ range: Range<Int>) {
    found.append(declaration(name, range, isHeader: true))
  }

  private func declaration(_ name: String, _ range: Range<Int>, isHeader: Bool) -> ScannedDeclaration {
    var parents: [Int] = []
    var isConditional = false
    for scope in scopes {
      switch scope {
      case .type(let header): parents.append(header)
      case .condition: isConditional = true
      }
    }
    return ScannedDeclaration(
      name: name, range: TextRange(range), parents: parents, isConditional: isConditional, isHeader: isHeader)
  }

  // MARK: Tokens

  private mutating func attribute() {
    if canBegin {
      flush()
      pending = token.start
    }
    advance()
    if token.kind == .word, !token.isSpaced { advance() }
    while token.isAdjacent("."), token.end < lexer.bytes.count, lexer.bytes[token.end].startsSwiftName {
      advance()
      advance()
    }
    if !token.isSpaced, token.kind == .operator, token.byte == UInt8(ascii: "<") { skipAngles() }
    if token.isAdjacent("(") { skipBrackets() }
  }

  private mutating func skipAngles() {
    var depth = 0
    repeat {
      if token.kind == .operator {
        for byte in lexer.bytes[token.range] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
      }
      advance()
      if depth <= 0 { return }
    } while token.kind != .end && !token.isFirstOnLine
    isBroken = true
  }

  private mutating func sign() {
    beginOther()
    let sign = token
    advance()
    isMember = sign.is(".")
    // A line can begin with the end of generic arguments.
    let endsType = sign.isFirstOnLine && lexer.bytes[sign.range].allSatisfy { ">?!".utf8.contains($0) }
    isContinued =
      ",:.<\\".utf8.contains(sign.byte)
      || sign.kind == .operator && (sign.isSpaced || sign.start == 0) && !endsType
  }

  // MARK: Words

  private mutating func word() {
    if isMember || isEffect {
      beginOther()
      return advance()
    }
    let word = DeclarationWord(token.keyword)
    guard let word, word != .continued, canBegin || pending != nil else {
      beginOther()
      advance()
      isContinued = word == .continued
      return
    }
    switch word {
    case .modifier: modifier()
    case .classType where isFollowedByMember: modifier()
    case .actorType where !isFollowedByName:
      beginOther()
      advance()
    case .type, .classType, .actorType: type()
    case .callable: callable()
    case .value: value()
    case .other: value(isIgnored: true)
    case .continued: break
    }
  }

  private mutating func modifier() {
    if pending == nil {
      flush()
      pending = token.start
    }
    advance()
    if token.isAdjacent("(") { skipBrackets() }
  }

  private var following: SwiftToken {
    var lexer = lexer
    return lexer.next()
  }

  /// Whether a word is an effect of a function. It begins no declaration, and a function without a body can end with it.
  private var isEffect: Bool {
    switch token.keyword {
    case .throws, .rethrows: true
    case .async: ![.let, .var].contains(following.keyword)
    default: false
    }
  }

  /// Whether `class` makes a member one of the type.
  private var isFollowedByMember: Bool {
    guard let word = DeclarationWord(following.keyword) else { return false }
    return word.begins && word != .classType
  }

  private var isFollowedByName: Bool { following.kind == .word && !following.isFirstOnLine }
}
