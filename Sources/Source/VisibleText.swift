/// Returns `text` as one safe line for a terminal or a log. Files can contain escape sequences, bidirectional controls
/// and CI commands, which must have no effect. These are replaced by visible symbols of one column.
///
/// C0 controls and DEL become their pictures (U+2400 onwards). Other hidden controls become U+FFFD, and so does the
/// second `#` of `##[` and similar commands.
package func visibleText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { standIn($0) != nil || $0 == "#" }) else { return text }
  var visible = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { visible.append(standIn(scalar) ?? scalar) }
  return withoutLogCommands(String(visible))
}

/// Returns a path for the start of a line. CI systems treat lines with a leading `::` as commands and fold logs at
/// `---`, so such paths get the prefix `./`.
package func visiblePath(_ path: String) -> String {
  let text = visibleText(path)
  return beginsCommand(text) ? "./" + text : text
}

/// Returns a message of several lines, each escaped by `visibleText`.
package func visibleLines(_ text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    let line = visibleText(String(line))
    guard beginsCommand(line), let start = line.unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
      line.unicodeScalars[start] == ":"
    else { return line }
    var scalars = line.unicodeScalars
    scalars.replaceSubrange(start...start, with: CollectionOfOne("\u{FFFD}" as Unicode.Scalar))
    return String(scalars)
  }.joined(separator: "\n")
}

/// Replaces the second `#` of CI commands that work anywhere in a line: `##[…]` (GitHub Actions), `##vso[…]` (Azure
/// Pipelines), `##teamcity[…]`.
package func withoutLogCommands(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "#")) else { return text }
  var bytes = Array(text.utf8)
  var replaced: [Int] = []
  for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "#") {
    guard bytes[index + 1] == UInt8(ascii: "#") else { continue }
    let next = bytes[(index + 2)...].first { !isCommandLetter($0) }
    if next == UInt8(ascii: "[") { replaced.append(index + 1) }
  }
  for index in replaced.reversed() { bytes.replaceSubrange(index...index, with: "\u{FFFD}".utf8) }
  return String(decoding: bytes, as: UTF8.self)
}

private func isCommandLetter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
    UInt8(ascii: "."), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// Returns whether CI systems interpret the start of a line: GitHub Actions `::`, Buildkite the others.
private func beginsCommand(_ line: String) -> Bool {
  let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
  return ["::", "##", "---", "+++", "~~~", "^^^"].contains { start.starts(with: $0.unicodeScalars) }
}

/// Returns the replacement for `scalar`, or nil if it is safe.
private func standIn(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x20..<0x7F: nil
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  default: scalar.isHiddenControl ? "\u{FFFD}" : nil
  }
}
