/// `text` with everything that could act on a terminal or reorder the line replaced by a visible stand-in of one column:
/// a source, path or message can hold escape sequences or bidirectional controls, and neither may take effect where
/// findings are read.
///
/// C0 controls and DEL become their pictures (U+2400 onwards); C1 controls, bidirectional controls and line separators
/// become U+FFFD.
package func visibleText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { standIn($0) != nil }) else { return text }
  var visible = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { visible.append(standIn(scalar) ?? scalar) }
  return String(visible)
}

/// What is shown instead of `scalar`, or nil where it can be shown itself.
func standIn(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x20..<0x7F: nil
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  case 0x80..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
  default: nil
  }
}
