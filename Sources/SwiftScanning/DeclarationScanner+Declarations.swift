import Source

/// Reads types, extensions, imports and other declarations, and conditions (`#if`).
extension DeclarationScanner {
  /// A type or extension: its header, up to the brace.
  mutating func type() {
    begin("", at: token.start)
    let start = token.start
    let begin = current?.start ?? start
    current = nil
    let introducer = token.end
    advance()
    while token.kind != .end {
      switch token.byte {
      case UInt8(ascii: "{"):
        let name = text(start..<introducer) + " " + typeName(introducer..<lastEnd)
        addHeader(name, begin..<lastEnd)
        scopes.append(.type(header: found.count - 1))
        advance()
        return separate()
      case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        isBroken = true
        return
      case UInt8(ascii: "("), UInt8(ascii: "["): skipBrackets()
      default:
        if isSeparated, DeclarationWord(token.keyword)?.begins == true {
          isBroken = true
          return
        }
        advance()
      }
    }
    isBroken = true
  }

  /// Returns the name at the start of a header.
  private func typeName(_ range: Range<Int>) -> String {
    let text = lexer.bytes[range].drop { $0 <= UInt8(ascii: " ") }
    let name = text.prefix { UInt8(ascii: " ") < $0 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "<") }
    return String(decoding: name, as: UTF8.self)
  }

  mutating func closeType() {
    flush()
    guard case .type? = scopes.popLast() else {
      isBroken = true
      return
    }
    advance()
    separate()
  }

  mutating func callable() {
    begin("", at: token.start)
    let introducer = token
    advance()
    while token.kind == .word || token.kind == .operator || token.kind == .number || token.kind == .punctuation {
      if token.is("(") {
        skipBrackets()
        break
      }
      if "{};[".utf8.contains(token.byte) { break }
      advance()
    }
    let isFunction = introducer.keyword == .func
    let name = text(introducer.range) + (isFunction ? " " : "") + compact(introducer.end..<lastEnd)
    current?.name = name
  }

  mutating func value(isIgnored: Bool = false) {
    begin("", at: token.start, isIgnored: isIgnored)
    let introducer = token
    advance()
    if !token.isFirstOnLine {
      if introducer.keyword == .import { noteImport() }
      if token.is("(") { skipBrackets() } else if token.kind == .word { advance() }
      if introducer.keyword == .operator, token.kind == .operator { advance() }
    }
    let name = text(introducer.range) + " " + compact(introducer.end..<lastEnd)
    current?.name = name
    isContinued = lastEnd == introducer.end
  }

  /// Notes the module of `import Module` or `import struct Module.Type`.
  private mutating func noteImport() {
    if DeclarationWord(token.keyword)?.begins == true { advance() }
    guard token.kind == .word, !token.isFirstOnLine else { return }
    imports.append(Name(text(token.range).filter { $0 != "`" }))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: lexer.bytes[range], as: UTF8.self) }

  /// Returns the words of a text with single spaces between them.
  private func compact(_ range: Range<Int>) -> String {
    let words = lexer.bytes[range].split { $0 <= UInt8(ascii: " ") }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  // MARK: Conditions

  mutating func condition() {
    if pending != nil || isContinued { isBroken = true }
    flush()
    let word = text(token.range)
    if word == "#if" {
      scopes.append(.condition)
    } else if case .condition? = scopes.last {
      if word == "#endif" { scopes.removeLast() }
    } else {
      isBroken = true
    }
    let line = skipLine()
    let last = lexer.bytes[line].last { UInt8(ascii: " ") < $0 }
    // The condition or a comment continues on the next line.
    if last == UInt8(ascii: "|") || last == UInt8(ascii: "&") || text(line).contains("/*") { isBroken = true }
    separate()
    // A condition inside an expression.
    if token.is(".") { isBroken = true }
  }
}
