import Source

/// Reads what is declared, and the conditions around it.
extension DeclarationScanner {
  /// A type or extension: its header, up to the brace.
  mutating func type(_ start: Int) {
    begin("", at: start)
    let begin = current?.start ?? start
    let introducer = skipper.index
    var lastEnd = skipper.index
    current = nil
    separateNothing()
    while skipSpace() {
      switch skipper.at(0) {
      case UInt8(ascii: "{"):
        add(text(start..<introducer) + " " + typeName(introducer..<lastEnd), begin..<lastEnd, isHeader: true)
        scopes.append(.type(header: found.count - 1))
        skipper.index += 1
        return separate()
      case UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        isBroken = true
        return
      case UInt8(ascii: "("), UInt8(ascii: "["): skipper.skipBrackets()
      case UInt8(ascii: "\""): skipper.skipString(hashes: 0, depth: 0)
      case let byte where byte.startsSwiftName || byte == UInt8(ascii: "`"):
        let isFirst = isSeparated
        let word = DeclarationWord(UnsafeBufferPointer(rebasing: bytes[takeName()]))
        if isFirst, word?.begins == true {
          isBroken = true
          return
        }
      default: skipper.index += 1
      }
      lastEnd = skipper.index
      separateNothing()
    }
    isBroken = true
  }

  /// Returns the name at the start of a header.
  private func typeName(_ range: Range<Int>) -> String {
    let text = bytes[range].drop { $0 <= UInt8(ascii: " ") }
    let name = text.prefix { UInt8(ascii: " ") < $0 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "<") }
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func separateNothing() { isSeparated = false }

  mutating func closeType() {
    flush()
    guard case .type? = scopes.popLast() else {
      isBroken = true
      return
    }
    skipper.index += 1
    separate()
  }

  mutating func callable(_ start: Int) {
    begin("", at: start)
    let introducer = skipper.index
    defer {
      let name = text(start..<introducer) + (bytes[start] == UInt8(ascii: "f") ? " " : "")
      let signature = compact(introducer..<skipper.index)
      current?.name = name + signature
    }
    while !skipper.isAtEnd {
      switch skipper.at(0) {
      case UInt8(ascii: "("):
        skipper.skipBrackets()
        return end()
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: "\""),
        UInt8(ascii: "["):
        return end()
      case UInt8(ascii: "/"):
        // An operator, or a comment.
        if !skipper.skipComment() { skipper.index += 1 }
      default: skipper.index += 1
      }
    }
    end()
  }

  mutating func value(_ start: Int, isIgnored: Bool = false) {
    begin("", at: start, isIgnored: isIgnored)
    let introducer = skipper.index
    while skipper.at(0) == UInt8(ascii: " ") || skipper.at(0) == UInt8(ascii: "\t") { skipper.index += 1 }
    if skipper.at(0) == UInt8(ascii: "(") { skipper.skipBrackets() } else { _ = takeName() }
    while isIgnored, isOperator(skipper.at(0)) { skipper.index += 1 }
    if isIgnored, text(start..<introducer) == "import" { noteImport(introducer..<skipper.index) }
    let name = text(start..<introducer) + " " + compact(introducer..<skipper.index)
    current?.name = name
    end(isContinued: skipper.index == introducer)
  }

  /// Notes the module of `import Module` or `import struct Module.Type`.
  private mutating func noteImport(_ words: Range<Int>) {
    var name = compact(words)
    if DeclarationWord(UnsafeBufferPointer(rebasing: bytes[words].drop { $0 <= UInt8(ascii: " ") }))?.begins == true {
      let start = skipper.index
      while skipper.at(0) == UInt8(ascii: " ") { skipper.index += 1 }
      let module = takeName()
      if module.isEmpty { skipper.index = start } else { name = text(module) }
    }
    if !name.isEmpty { imports.append(Name(name.filter { $0 != "`" })) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Returns the words of a text with single spaces between them.
  private func compact(_ range: Range<Int>) -> String {
    let words = bytes[range].split { $0 <= UInt8(ascii: " ") }
    return words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  // MARK: Conditions

  mutating func directive() {
    let start = skipper.index
    skipper.index += 1
    let word = text(takeName())
    switch word {
    case "if", "elseif", "else", "endif":
      let isInside = pending != nil || isContinued
      flush()
      skipper.index = start
      condition(word)
      if isInside { isBroken = true }
    default:
      skipper.index = start
      if canBegin { begin("other", at: start) } else { beginOther() }
      if word.isEmpty { skipper.skipHashes(depth: 0) } else { skipper.index += 1 + word.utf8.count }
      end()
    }
  }

  private mutating func condition(_ word: String) {
    if word == "if" {
      scopes.append(.condition)
    } else if case .condition? = scopes.last {
      if word == "endif" { scopes.removeLast() }
    } else {
      isBroken = true
    }
    let begin = skipper.index
    skipper.skipLine()
    let line = bytes[begin..<skipper.index]
    let last = line.last { UInt8(ascii: " ") < $0 }
    // The condition goes on, or a comment does.
    if last == UInt8(ascii: "|") || last == UInt8(ascii: "&") || text(begin..<skipper.index).contains("/*") {
      isBroken = true
    }
    separate()
    // A condition inside an expression.
    if skipSpace(), skipper.at(0) == UInt8(ascii: ".") { isBroken = true }
  }
}
