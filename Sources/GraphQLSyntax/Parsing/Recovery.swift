import Source

extension Parser {
  /// Skips to the start of the next definition after an error.
  ///
  /// A definition starts at a keyword outside all brackets, or at the start of any line. For the latter, it reads the
  /// failed definition again from its start, since an open brace may have included the next definitions as fields. A
  /// description before the keyword belongs to the definition.
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

  /// Returns whether the next token can follow this keyword in a definition, but not a field with the same name.
  private func canFollow(keyword: Name) -> Bool {
    var ahead = lexer
    return keywords.canFollow(keyword, ahead.next(&names.pointee).kind)
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func rewind(to offset: UInt32) {
    lexer.position = Int(offset)
    skip()
    // Counts brackets from this token on.
    openBrackets = token.kind == .leftBrace ? 1 : 0
  }

  /// Skips any token. Invalid characters are not reported again.
  private mutating func skip() {
    let count = diagnostics.count
    do throws(Failure) { try advance() } catch { diagnostics.removeSubrange(count...) }
  }
}
