import Source

/// Appends `text` with the escapes of a string literal.
///
/// NUL, tab, LF, CR, the backslash and both quotes have the same escapes as in Apollo's output. Other control
/// characters, which Swift rejects in literals, become `\u{…}`. So do bidirectional controls and other invisible
/// characters, which could disguise code. Bytes are escaped individually, so a CR before a LF and a quote before a
/// combining mark are, too.
func appendEscaped(_ text: String, escapesApostrophes: Bool = true, to bytes: inout [UInt8]) {
  if append(
    text, ifAll: { $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }, to: &bytes)
  {
    return
  }
  forEachPart(of: text) { part in
    appendEscaped(plain: part, escapesApostrophes: escapesApostrophes, to: &bytes)
  } hidden: { scalar in
    bytes.append(contentsOf: escape(scalar).utf8)
  }
}

/// Appends a text and returns true if it has only printable ASCII bytes that satisfy `isPlain`. A fast path.
private func append(_ text: String, ifAll isPlain: (UInt8) -> Bool = { _ in true }, to bytes: inout [UInt8]) -> Bool {
  var text = text
  return text.withUTF8 { utf8 in
    guard utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F && isPlain($0) }) else { return false }
    bytes.append(contentsOf: utf8)
    return true
  }
}

/// Splits `text` at non-ASCII hidden controls.
private func forEachPart(
  of text: String, plain: (Substring) -> Void, hidden: (Unicode.Scalar) -> Void
) {
  guard text.mayHoldHiddenControlsBeyondASCII else { return plain(text[...]) }
  var start = text.startIndex
  for index in text.unicodeScalars.indices where text.unicodeScalars[index].isHiddenControlBeyondASCII {
    plain(text[start..<index])
    hidden(text.unicodeScalars[index])
    start = text.unicodeScalars.index(after: index)
  }
  plain(text[start...])
}

/// Returns an escape such as `\u{202E}`, with the number signs of its literal.
private func escape(_ scalar: Unicode.Scalar, signs: Int = 0) -> String {
  "\\" + String(repeating: "#", count: signs) + "u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
}

private func appendEscaped(plain text: Substring, escapesApostrophes: Bool, to bytes: inout [UInt8]) {
  for byte in Array(text.utf8) {
    switch byte {
    case UInt8(ascii: "'") where !escapesApostrophes: bytes.append(byte)
    case 0: bytes.append(contentsOf: #"\0"#.utf8)
    case UInt8(ascii: "\t"): bytes.append(contentsOf: #"\t"#.utf8)
    case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
    case UInt8(ascii: "\r"): bytes.append(contentsOf: #"\r"#.utf8)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case 1..<0x20, 0x7F:
      bytes.append(contentsOf: #"\u{"#.utf8)
      bytes.append(contentsOf: String(byte, radix: 16, uppercase: true).utf8)
      bytes.append(UInt8(ascii: "}"))
    default: bytes.append(byte)
    }
  }
}

extension String {
  /// The text with the escapes of a string literal, for comments.
  package var escapedAsInLiteral: String {
    var bytes: [UInt8] = []
    appendEscaped(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Returns the number of number signs that a raw string literal with the value `text` needs. It is one more than the
/// longest run of number signs after a quote or backslash.
func rawLiteralSigns(of text: String) -> Int {
  var longest = 0
  var run: Int?
  var text = text
  text.withUTF8 { utf8 in
    for byte in utf8 {
      switch (byte, run) {
      case (UInt8(ascii: "\""), _), (UInt8(ascii: "\\"), _): run = 0
      case (UInt8(ascii: "#"), let count?): run = count + 1
      default: run = nil
      }
      longest = max(longest, run ?? 0)
    }
  }
  return longest + 1
}

/// Appends `text` as the content of a raw string literal with `signs` number signs. Control characters, which
/// single-line literals reject, and hidden controls are escaped.
func appendRaw(_ text: String, signs: Int, to bytes: inout [UInt8]) {
  if append(text, to: &bytes) { return }
  forEachPart(of: text) { part in
    appendRaw(plain: part, signs: signs, to: &bytes)
  } hidden: { scalar in
    bytes.append(contentsOf: escape(scalar, signs: signs).utf8)
  }
}

private func appendRaw(plain text: Substring, signs: Int, to bytes: inout [UInt8]) {
  for byte in Array(text.utf8) {
    guard byte < 0x20 || byte == 0x7F else {
      bytes.append(byte)
      continue
    }
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "#"), count: signs))
    switch byte {
    case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
    default: bytes.append(contentsOf: "u{\(String(byte, radix: 16, uppercase: true))}".utf8)
    }
  }
}

/// Appends `text` as the content of a single-line comment. ASCII controls become spaces, and hidden non-ASCII controls
/// escapes.
func appendOnOneLine(_ text: String, to bytes: inout [UInt8]) {
  if append(text, to: &bytes) { return }
  forEachPart(of: text) { part in
    let start = bytes.count
    bytes.append(contentsOf: part.utf8)
    for index in start..<bytes.count where bytes[index] < 0x20 || bytes[index] == 0x7F {
      bytes[index] = UInt8(ascii: " ")
    }
  } hidden: { scalar in
    bytes.append(contentsOf: escape(scalar).utf8)
  }
}
