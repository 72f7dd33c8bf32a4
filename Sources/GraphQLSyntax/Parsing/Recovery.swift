import Source

extension Parser {
  /// Finds the start of the next definition after an error.
  ///
  /// A keyword that starts a definition counts where all brackets are closed, and at the start of a line wherever it
  /// stands: a half-typed definition with an open brace must not swallow those below it. A description before the
  /// keyword belongs to the definition.
  mutating func recover() {
    depth = 0
    openSelections.removeAll(keepingCapacity: true)
    openValues.removeAll(keepingCapacity: true)
    openFields.removeAll(keepingCapacity: true)
    let failed = token
    var description: Token?
    while !at(.endOfFile), !isExhausted {
      // The token at which a definition failed is looked at again only if it can start another one.
      let canStart = token.start != failed.start || previousEnd != 0
      if canStart, startsDefinition(after: description) {
        if let description { rewind(to: description) }
        openBrackets = 0
        return
      }
      description = token.kind == .string || token.kind == .blockString ? token : nil
      skip()
    }
  }

  private func startsDefinition(after description: Token?) -> Bool {
    let first = description ?? token
    let isFirstOfLine = first.start == 0 || isLineEnd(lexer.bytes[Int(first.start) - 1])
    if let name = token.name, keywords.startsDefinition(name) {
      // The failed definition's own keyword must be passed, or the parser would never leave it.
      guard definitionStart < first.start else { return false }
      return isFirstOfLine || openBrackets <= 0
    }
    if at(.leftBrace) { return isFirstOfLine && definitionStart < token.start }
    return false
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func rewind(to earlier: Token) {
    lexer.position = Int(earlier.start)
    skip()
  }

  /// Passes a token whatever it is; characters that are no token have been reported once, which is enough.
  private mutating func skip() {
    let count = diagnostics.count
    do throws(Failure) { try advance() } catch { diagnostics.removeSubrange(count...) }
  }
}
