import Source

/// The tokens of JSON. Each function reads one at `position`, appends its node, and returns whether it is complete.
extension JSONParser {
  mutating func append(_ kind: JSONKind, from start: Int, to end: Int) {
    nodes.append(
      JSONNode(lower: UInt32(start), upper: UInt32(end), end: UInt32(nodes.count + 1), kind: kind))
  }

  /// Skips white space and comments. Comments are not valid JSON, but common.
  mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      case UInt8(ascii: "/") where diagnostics.count < limits.mistakes: if !skipComment() { return }
      default: return
      }
    }
  }

  /// Skips `// …` and `/* … */`. Returns false if no comment starts here.
  private mutating func skipComment() -> Bool {
    guard position + 1 < bytes.count else { return false }
    let start = position
    if bytes[position + 1] == UInt8(ascii: "/") {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") {
        position += 1
      }
    } else if bytes[position + 1] == UInt8(ascii: "*") {
      position += 3
      while position < bytes.count, bytes[position - 1] != UInt8(ascii: "*") || bytes[position] != UInt8(ascii: "/") {
        position += 1
      }
      position = min(position + 1, bytes.count)
    } else {
      return false
    }
    report("JSON does not allow comments", at: TextRange(UInt32(start), UInt32(position)))
    return true
  }

  /// Reads a string. A key gets a hash.
  mutating func string(isKey: Bool) -> Bool {
    let start = position
    var hasEscapes = false
    var isASCII = true
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return endString(start, isASCII: isASCII, hasEscapes: hasEscapes, isKey: isKey)
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        skipEscape()
        continue
      }
      if byte < 0x20, !acceptControlCharacter() { break }
      if 0x80 <= byte { isASCII = false }
      position += 1
    }
    report("Unterminated string", at: TextRange(UInt32(start), UInt32(position)))
    return false
  }

  private mutating func endString(_ start: Int, isASCII: Bool, hasEscapes: Bool, isKey: Bool) -> Bool {
    append(.string, from: start, to: position)
    let last = nodes.count - 1
    nodes[last].hasEscapes = hasEscapes
    if isKey {
      let content = UnsafeBufferPointer(rebasing: bytes[start + 1..<position - 1])
      let hash = hasEscapes ? JSONEscapes.decode(content).withUnsafeBufferPointer(NameHash.of) : NameHash.of(content)
      nodes[last].hash = UInt16(truncatingIfNeeded: hash)
    }
    if !isASCII, let invalid = firstInvalidUTF8(UnsafeBufferPointer(rebasing: bytes[start..<position])) {
      report(
        "Invalid UTF-8", at: TextRange(UInt32(start + invalid), UInt32(start + invalid + 1)))
    }
    return true
  }

  private mutating func skipEscape() {
    let escape = JSONEscapes.read(bytes, at: position)
    // An escape of six bytes without a scalar is an unpaired surrogate.
    if escape.scalar == nil, escape.count != 6 || !allowsUnpairedSurrogates {
      let end = min(position + max(escape.count, 2), bytes.count)
      let message =
        escape.count == 6
        ? "Unpaired surrogate in an escape sequence" : "Invalid escape sequence"
      report(message, at: TextRange(UInt32(position), UInt32(end)))
    }
    position += escape.count
  }

  /// Reports a control character in a string. Returns false at the end of a line, which ends the string.
  private mutating func acceptControlCharacter() -> Bool {
    guard bytes[position] != UInt8(ascii: "\n"), bytes[position] != UInt8(ascii: "\r") else { return false }
    report(
      "Control characters in strings must be escaped",
      at: TextRange(UInt32(position), UInt32(position + 1)))
    return diagnostics.count < limits.mistakes
  }

  /// Reads a number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  mutating func number() -> Bool {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    let integer = position
    guard skipDigits() else { return badNumber(start) }
    if bytes[integer] == UInt8(ascii: "0"), 1 < position - integer { return badNumber(start) }
    if at(UInt8(ascii: ".")) {
      position += 1
      guard skipDigits() else { return badNumber(start) }
    }
    if at(UInt8(ascii: "e")) || at(UInt8(ascii: "E")) {
      position += 1
      if at(UInt8(ascii: "+")) || at(UInt8(ascii: "-")) { position += 1 }
      guard skipDigits() else { return badNumber(start) }
    }
    append(.number, from: start, to: position)
    return true
  }

  private func at(_ byte: UInt8) -> Bool { position < bytes.count && bytes[position] == byte }

  private mutating func skipDigits() -> Bool {
    let start = position
    while position < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[position] { position += 1 }
    return start < position
  }

  private mutating func badNumber(_ start: Int) -> Bool {
    report("Invalid number", at: TextRange(UInt32(start), UInt32(max(position, start + 1))))
    return false
  }

  /// Reads `true`, `false` or `null`.
  mutating func literal() -> Bool {
    for (text, kind) in [("true", JSONKind.true), ("false", .false), ("null", .null)] as [(StaticString, JSONKind)] {
      let word = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      guard bytes[position...].starts(with: word) else { continue }
      let end = position + word.count
      if end < bytes.count, isWordByte(bytes[end]) { return false }
      append(kind, from: position, to: end)
      position = end
      return true
    }
    return false
  }
}

// MARK: - Messages

extension JSONParser {
  mutating func report(_ message: String, at range: TextRange) {
    diagnostics.append(Diagnostic(code, .error, message, at: Location(path, range)))
  }

  /// Reports that `expected` is missing at `position`. `opened` is the start of the enclosing array or object.
  mutating func reportUnexpected(_ expected: String, opened: Int?) {
    let end = endOfWord()
    let found = TextRange(UInt32(position), UInt32(end))
    var diagnostic = Diagnostic(
      code, .error, "Expected \(expected), found \(describe(found))", at: Location(path, found))
    if position == bytes.count, let opened {
      let range = TextRange(UInt32(opened), UInt32(opened + 1))
      diagnostic.related = [Diagnostic.Related("opened here", at: Location(path, range))]
    }
    diagnostics.append(diagnostic)
  }

  private func describe(_ found: TextRange) -> String {
    guard position < bytes.count else { return "the end of the file" }
    let text = bytes[found.indices]
    guard text.allSatisfy({ 0x20 < $0 && $0 < 0x7F }) else { return "an invalid character" }
    return "'\(String(decoding: text, as: UTF8.self))'"
  }

  /// Returns the end of the word or character at `position`. Words are cut after 40 bytes.
  private func endOfWord() -> Int {
    guard position < bytes.count else { return position }
    var end = position + 1
    if isWordByte(bytes[position]) {
      while end < bytes.count, end < position + 40, isWordByte(bytes[end]) { end += 1 }
    } else {
      while end < bytes.count, 0x80 <= bytes[position], bytes[end] & 0xC0 == 0x80 { end += 1 }
    }
    return end
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
