extension Unicode.Scalar {
  /// Whether the character affects text invisibly: a C0 or C1 control, a bidirectional control, a line separator, or a
  /// format character without width.
  ///
  /// Joiners (U+200C, U+200D) and tag characters are excluded, since scripts and emoji need them.
  package var isHiddenControl: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    case 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }

  /// Whether it is a hidden control outside ASCII.
  package var isHiddenControlBeyondASCII: Bool { 0x80 <= value && isHiddenControl }
}

extension String {
  /// Whether it may contain a hidden control outside ASCII: it contains a first byte of one.
  ///
  /// A fast test by one scan of the bytes, since most texts contain none.
  package var mayHoldHiddenControlsBeyondASCII: Bool {
    var text = self
    return text.withUTF8 { utf8 in
      utf8.contains { byte in
        switch byte {
        case 0xC2, 0xD8, 0xE1, 0xE2, 0xEF: true
        default: false
        }
      }
    }
  }

  /// Returns the text with each hidden control replaced, except line feeds and tabs.
  package func replacingHiddenControls(with replacement: Unicode.Scalar = "\u{FFFD}") -> String {
    let isHidden = { (scalar: Unicode.Scalar) in scalar.isHiddenControl && scalar != "\n" && scalar != "\t" }
    guard unicodeScalars.contains(where: isHidden) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars { result.append(isHidden(scalar) ? replacement : scalar) }
    return String(result)
  }
}
