import Source

/// Writes Swift source as UTF-8, with indentation.
///
/// For any text, an identifier remains one identifier, a literal one literal, and a comment a comment.
struct Printer {
  private(set) var bytes: [UInt8] = []
  /// The number of spaces before the next line.
  private var indentation = 0
  private var isAtLineStart = true

  /// - Parameter capacity: the approximate size of the output in bytes.
  init(capacity: Int = 4096) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes Swift syntax.
  mutating func write(_ text: StaticString) {
    indentIfNeeded()
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Writes generated ASCII text.
  mutating func write(ascii text: String) {
    indentIfNeeded()
    bytes.append(contentsOf: text.utf8)
  }

  /// Lets `body` append bytes to the current line.
  mutating func append(_ body: (inout [UInt8]) -> Void) {
    indentIfNeeded()
    body(&bytes)
  }

  mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    isAtLineStart = true
  }

  /// Indents the output of `body` by one step.
  mutating func indented(_ body: (inout Printer) -> Void) {
    indentation += 2
    body(&self)
    indentation -= 2
  }

  /// Writes the opening brace of a block, whose content is on separate lines.
  mutating func beginBlock() {
    write(" {")
    newline()
    indentation += 2
  }

  /// Writes the closing brace of a block.
  mutating func endBlock() {
    indentation -= 2
    write("}")
    newline()
  }

  /// Writes a name, which may be in backticks. Invalid bytes, hidden controls and an empty name become `_`.
  mutating func identifier(_ name: String) {
    if name.isEmpty { return write("_") }
    indentIfNeeded()
    if appendASCIIIdentifier(name) { return }
    if name.isRawIdentifier { return bytes.append(contentsOf: name.utf8) }
    let name = name.mayHoldHiddenControlsBeyondASCII ? name.replacingHiddenControls(with: "_") : name
    let last = name.utf8.count - 1
    let start = bytes.count
    bytes.append(contentsOf: name.utf8)
    for index in start..<bytes.count where !isIdentifierByte(bytes[index]) {
      let offset = index - start
      let isQuote = bytes[index] == UInt8(ascii: "`") && 2 <= last && (offset == 0 || offset == last)
      if !isQuote { bytes[index] = UInt8(ascii: "_") }
    }
  }

  /// Appends a name and returns true if all its bytes are ASCII identifier bytes. A fast path for most names.
  private mutating func appendASCIIIdentifier(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 && isIdentifierByte($0) }) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
  }

  /// Writes a string literal with the value `text`. Apollo's generator escapes apostrophes in messages, needlessly.
  mutating func stringLiteral(_ text: String, escapesApostrophes: Bool = true) {
    indentIfNeeded()
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(text, escapesApostrophes: escapesApostrophes, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string literal with the concatenated parts. Each part states whether its apostrophes are escaped.
  mutating func stringLiteral(_ parts: [(text: String, escapesApostrophes: Bool)]) {
    indentIfNeeded()
    bytes.append(UInt8(ascii: "\""))
    for part in parts { appendEscaped(part.text, escapesApostrophes: part.escapesApostrophes, to: &bytes) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a raw string literal with the value `text`, with enough number signs for its quotes.
  mutating func rawStringLiteral(_ text: String) {
    indentIfNeeded()
    let signs = repeatElement(UInt8(ascii: "#"), count: rawLiteralSigns(of: text))
    bytes.append(contentsOf: signs)
    bytes.append(UInt8(ascii: "\""))
    appendRaw(text, signs: signs.count, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: signs)
  }

  /// Writes a single-line comment.
  mutating func comment(_ text: String) {
    write(text.isEmpty ? "//" : "// ")
    appendOnOneLine(text, to: &bytes)
    newline()
  }

  /// Writes a comment with a line for each line of `text`; nothing for an empty text.
  mutating func comment(_ text: String, marker: StaticString) {
    guard !text.isEmpty, !asciiComment(text, marker: marker) else { return }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      write(marker)
      if !line.isEmpty {
        write(" ")
        appendOnOneLine(String(line), to: &bytes)
      }
      newline()
    }
  }

  /// Writes a comment and returns true if it has only printable ASCII and line feeds. A fast path for most comments.
  private mutating func asciiComment(_ text: String, marker: StaticString) -> Bool {
    var text = text
    return text.withUTF8 { utf8 in
      let lineFeed = UInt8(ascii: "\n")
      guard utf8.allSatisfy({ (0x20 <= $0 && $0 < 0x7F) || $0 == lineFeed }) else { return false }
      for line in utf8.split(separator: lineFeed, omittingEmptySubsequences: false) {
        write(marker)
        if !line.isEmpty {
          write(" ")
          bytes.append(contentsOf: line)
        }
        newline()
      }
      return true
    }
  }

  /// Removes the newline at the end.
  mutating func removeLastNewline() {
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
  }

  /// Ends a piece of text without its final newline. The next piece does not depend on this one.
  mutating func endPiece(from start: Int) {
    if start < bytes.count { removeLastNewline() }
    isAtLineStart = true
  }

  /// Writes `items` with `separator` between them.
  mutating func list<Item>(_ items: [Item], separator: StaticString, _ body: (inout Printer, Item) -> Void) {
    var isFirst = true
    for item in items {
      if !isFirst { write(separator) }
      isFirst = false
      body(&self, item)
    }
  }

  /// Writes the elements of a list; the caller writes the brackets.
  mutating func elements<Item>(_ items: [Item], _ layout: Layout, _ body: (inout Printer, Item) -> Void) {
    elements(after: .none, items, layout, body)
  }

  /// Writes the elements of a list that begins with printed elements; the caller writes the brackets.
  mutating func elements<Item>(
    after printed: PrintedPieces, _ items: [Item], _ layout: Layout, _ body: (inout Printer, Item) -> Void
  ) {
    guard 0 < printed.count + items.count else { return }
    let isInLines = layout != .line
    if isInLines {
      newline()
      indentation += 2
    }
    var left = printed.count + items.count
    printed.visit { text, hasSeveralLines in
      write(text, hasSeveralLines: hasSeveralLines)
      left -= 1
      endElement(isLast: left == 0, layout)
    }
    for item in items {
      body(&self, item)
      left -= 1
      endElement(isLast: left == 0, layout)
    }
    if isInLines { indentation -= 2 }
  }

  private mutating func endElement(isLast: Bool, _ layout: Layout) {
    if layout == .line {
      if !isLast { write(", ") }
    } else {
      if !isLast || layout == .linesWithTrailingComma { write(",") }
      if !isLast || layout != .hanging { newline() }
    }
  }

  /// Writes printed elements, each on separate lines.
  mutating func lines(_ printed: PrintedPieces) {
    printed.visit { text, hasSeveralLines in
      write(text, hasSeveralLines: hasSeveralLines)
      newline()
    }
  }

  /// Writes printed text with the current indentation.
  private mutating func write(_ text: UnsafeBufferPointer<UInt8>, hasSeveralLines: Bool) {
    if !hasSeveralLines {
      indentIfNeeded()
      bytes.append(contentsOf: text)
      return
    }
    var start = 0
    while true {
      var end = start
      while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
      if start < end {
        indentIfNeeded()
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<end]))
      }
      guard end < text.count else { return }
      newline()
      start = end + 1
    }
  }

  private mutating func indentIfNeeded() {
    guard isAtLineStart else { return }
    isAtLineStart = false
    for _ in 0..<indentation { bytes.append(UInt8(ascii: " ")) }
  }
}
