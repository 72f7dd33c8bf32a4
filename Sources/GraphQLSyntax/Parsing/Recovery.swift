import Source

extension Parser {
  /// Finds the start of the next definition after an error.
  ///
  /// A keyword that starts a definition counts where all brackets are closed, and at the start of a line wherever it
  /// stands. For the latter the failed definition is read again from its start, since a half-typed one with an open
  /// brace takes those below it for its own fields. A description before the keyword belongs to the definition.
  mutating func recover() {
    depth = 0
    openBrackets = 0
    openSelections.removeAll(keepingCapacity: true)
    openValues.removeAll(keepingCapacity: true)
    openFields.removeAll(keepingCapacity: true)
    let failed = token.start
    rewind(to: keywordStart)
    var description: Token?
    while !at(.endOfFile), !isExhausted {
      if keywordStart < token.start, startsDefinition(after: description, isPastFailure: failed <= token.start) {
        if let description { rewind(to: description.start) }
        openBrackets = 0
        return
      }
      description = token.kind == .string || token.kind == .blockString ? token : nil
      skip()
    }
  }

  private func startsDefinition(after description: Token?, isPastFailure: Bool) -> Bool {
    let first = description ?? token
    let isFirstOfLine = first.start == 0 || isLineEnd(lexer.bytes[Int(first.start) - 1])
    let isClosed = isPastFailure && openBrackets <= 0
    if let name = token.name, keywords.startsDefinition(name) {
      return isClosed || isFirstOfLine && canFollow(keyword: name)
    }
    return at(.leftBrace) && isPastFailure && isFirstOfLine
  }

  /// Whether the next token is one that a definition with this keyword has there, in contrast to a field of that name.
  private func canFollow(keyword: Name) -> Bool {
    var ahead = lexer
    return keywords.canFollow(keyword, ahead.next(&names.pointee).kind)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func rewind(to offset: UInt32) {
    lexer.position = Int(offset)
    skip()
    // What stands at the offset has been counted now, and will not be passed once more.
    openBrackets = token.kind == .leftBrace ? 1 : 0
  }

  /// Passes a token whatever it is; characters that are no token have been reported once, which is enough.
  private mutating func skip() {
    let count = diagnostics.count
    do throws(Failure) { try advance() } catch { diagnostics.removeSubrange(count...) }
  }
}
