/// `text` as one line for a terminal or a log: everything that could act on either, or reorder the line, is replaced by a
/// visible stand-in of one column. A source, path or message can hold escape sequences, bidirectional controls and
/// commands of CI systems, and none of these may take effect where diagnostics are read.
///
/// C0 controls and DEL become their pictures (U+2400 onwards); other hidden controls become U+FFFD, and so does the second
/// `#` of `##[` and the like.
package func visibleText(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { standIn($0) != nil || $0 == "#" }) else { return text }
  var visible = String.UnicodeScalarView()
  for scalar in text.unicodeScalars { visible.append(standIn(scalar) ?? scalar) }
  return withoutLogCommands(String(visible))
}

/// A path as it begins a line. CI systems take lines for commands that begin with `::`, and fold logs at lines that begin
/// with `---`; `./` before such a path names the same file.
package func visiblePath(_ path: String) -> String {
  let text = visibleText(path)
  return beginsCommand(text) ? "./" + text : text
}

/// A message of several lines, each of which is shown as `visibleText` shows one.
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

/// Replaces the second `#` of sequences that are commands wherever they are in a log: `##[…]` (GitHub Actions),
/// `##vso[…]` (Azure Pipelines), `##teamcity[…]`.
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

/// Whether CI systems act on a line that begins so: GitHub Actions on `::`, Buildkite on the others.
private func beginsCommand(_ line: String) -> Bool {
  let start = line.unicodeScalars.drop { $0.properties.isWhitespace }
  return ["::", "##", "---", "+++", "~~~", "^^^"].contains { start.starts(with: $0.unicodeScalars) }
}

/// What is shown instead of `scalar`, or nil where it can be shown itself.
private func standIn(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  switch scalar.value {
  case 0x20..<0x7F: nil
  case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
  case 0x7F: "\u{2421}"
  default: scalar.isHiddenControl ? "\u{FFFD}" : nil
  }
}
