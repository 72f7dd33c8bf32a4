import Source

/// A recursive-descent parser over the tokens of a `Lexer`, with one token of look-ahead.
///
/// After a syntax error, it skips the current definition and continues with the next one.
/// See https://spec.graphql.org/September2025/#sec-Appendix-Grammar-Summary
struct Parser {
  /// The error that ends the parsing of the current definition. Its message is in `diagnostics`.
  struct Failure: Error {}

  var lexer: Lexer
  /// The cache of names passed to `parse`, which outlives the parser.
  let names: UnsafeMutablePointer<NameCache>
  let options: ParseOptions
  let keywords = Keywords.shared
  var document: Document
  var diagnostics: [Diagnostic] = []
  /// The next token.
  var token = Token(kind: .startOfFile, start: 0, end: 0)
  /// The end of the last token that was read.
  var previousEnd: UInt32 = 0
  var tokenCount = 0
  /// The number of enclosing selection sets, values and types.
  var depth = 0
  /// The number of open brackets of any kind, for recovery.
  var openBrackets = 0
  /// Whether parsing must stop.
  var isExhausted = false
  /// The start of the current definition.
  var definitionStart: UInt32 = 0
  /// The start of its first token after the description.
  var keywordStart: UInt32 = 0

  // The nodes of incomplete lists, since lists of the same kind nest.
  var openSelections: [Selection] = []
  var openValues: [Value] = []
  var openFields: [ObjectField] = []

  // MARK: Tokens

  /// Skips the current token and reads the next.
  @inline(__always) mutating func advance() throws(Failure) {
    previousEnd = token.end
    token = lexer.next(&names.pointee)
    tokenCount &+= 1
    switch token.kind {
    case .leftBrace, .leftParenthesis, .leftBracket: openBrackets &+= 1
    case .rightBrace, .rightParenthesis, .rightBracket: openBrackets &-= 1
    case .invalid: try failInvalid()
    default: break
    }
    if let limit = options.maxTokens, limit < tokenCount, token.kind != .endOfFile { try failTokenLimit(limit) }
  }

  @inline(never) private mutating func failInvalid() throws(Failure) {
    let problem = lexer.problem
    lexer.problem = nil
    throw failure(
      problem?.message ?? "Syntax Error: Invalid token.",
      at: TextRange(UInt32(truncatingIfNeeded: problem?.offset ?? Int(token.start)), token.end))
  }

  @inline(never) private mutating func failTokenLimit(_ limit: Int) throws(Failure) {
    isExhausted = true
    throw failure("Syntax Error: Document contains more that \(limit) tokens. Parsing aborted.", at: token.range)
  }

  @inline(__always) func at(_ kind: Token.Kind) -> Bool { token.kind == kind }

  @inline(__always) func at(_ keyword: Name) -> Bool { token.name == keyword }

  @inline(__always) mutating func expect(_ kind: Token.Kind) throws(Failure) {
    guard token.kind == kind else { throw expected(kind.expectation) }
    try advance()
  }

  @inline(__always) mutating func take(_ kind: Token.Kind) throws(Failure) -> Bool {
    guard token.kind == kind else { return false }
    try advance()
    return true
  }

  @inline(__always) mutating func take(_ keyword: Name) throws(Failure) -> Bool {
    guard token.name == keyword else { return false }
    try advance()
    return true
  }

  mutating func expect(_ keyword: Name) throws(Failure) {
    guard try take(keyword) else { throw expected("\"\(keyword.text)\"") }
  }

  @inline(__always) mutating func identifier() throws(Failure) -> Identifier {
    guard let name = token.name else { throw expected(Token.Kind.name.expectation) }
    let identifier = Identifier(name: name, offset: token.start)
    try advance()
    return identifier
  }

  // MARK: Failures

  /// Records an error and returns the value to throw.
  mutating func failure(_ message: String, at range: TextRange) -> Failure {
    diagnostics.append(Diagnostic(.graphqlSyntax, message, at: Location(document.source.path, range)))
    return Failure()
  }

  mutating func expected(_ what: String) -> Failure {
    failure("Syntax Error: Expected \(what), found \(described(token)).", at: token.range)
  }

  mutating func unexpected(_ token: Token? = nil) -> Failure {
    let token = token ?? self.token
    return failure("Syntax Error: Unexpected \(described(token)).", at: token.range)
  }

  /// Returns a token for messages: its kind and its value, if any.
  func described(_ token: Token) -> String {
    switch token.kind {
    case .name: "Name \"\(token.name?.text ?? "")\""
    case .int, .float: "\(token.kind.text) \"\(document.text(token.range))\""
    case .string, .blockString:
      "\(token.kind.text) \"\(document.string(StringLiteral(range: token.range, isBlock: token.kind == .blockString)))\""
    default: token.kind.expectation
    }
  }

  /// Enters a construct that can contain itself. The caller decrements `depth` at its end; `recover` resets it.
  @inline(__always) mutating func descend() throws(Failure) {
    depth &+= 1
    if options.maxDepth < depth { throw tooDeep() }
  }

  @inline(never) mutating func tooDeep() -> Failure {
    failure("Syntax Error: Nested more than \(options.maxDepth) levels deep.", at: token.range)
  }

  func range(from start: UInt32) -> TextRange { TextRange(start, previousEnd) }

  // MARK: Lists

  /// Parses `open item+ close` into an array for lists that don't nest. Returns an empty list without `open`.
  @inline(__always) mutating func list<Node>(
    _ open: Token.Kind, _ close: Token.Kind, into nodes: WritableKeyPath<Document, [Node]>,
    _ item: (inout Parser) throws(Failure) -> Node
  ) throws(Failure) -> NodeList<Node> {
    guard try take(open) else { return .empty }
    let start = document[keyPath: nodes].count
    repeat {
      let node = try item(&self)
      document[keyPath: nodes].append(node)
    } while try !take(close)
    return NodeList(start: start, count: document[keyPath: nodes].count - start)
  }
}
