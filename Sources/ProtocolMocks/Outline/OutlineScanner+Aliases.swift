import Source
import SwiftScanning

/// What aliases stand for, as far as that matters: protocols, and functions.
extension OutlineScanner {
  mutating func alias() {
    let (isHidden, spi) = (isPrivate, spi)
    other()
    guard skipSpace() else { return }
    let name = takeWord()
    let nameEnd = skipper.index
    while skipSpace(), skipper.at(0) != UInt8(ascii: "=") {
      guard skipper.at(0) != UInt8(ascii: "\n"), skipper.at(0) != UInt8(ascii: "}") else { return }
      skipper.index += 1
    }
    let parameters = names(in: nameEnd..<skipper.index)
    skipper.index += 1
    guard skipSpace() else { return }
    var alias = OutlinedAlias(name: name, path: scopes.flatMap(\.names), target: "", parameters: parameters, spi: spi)
    if skipper.at(0) == UInt8(ascii: "(") || skipper.at(0) == UInt8(ascii: "@") {
      alias.function = takeFunctionType()
    } else {
      alias.target = takeComposition()
    }
    if !isHidden { outline.aliases.append(alias) }
  }

  /// The names of generic parameters.
  private func names(in range: Range<Int>) -> [String] {
    guard range.contains(where: { bytes[$0] == UInt8(ascii: "<") }) else { return [] }
    let text = String(decoding: bytes[range], as: UTF8.self)
    return text.split { $0 == "<" || $0 == "," || $0 == ">" }.compactMap { part in
      part.split { $0 == ":" || $0.isWhitespace }.first.map(String.init)
    }
  }

  /// Takes names with points, joined by `&`; empty where there is something else.
  private mutating func takeComposition() -> String {
    var parts: [String] = []
    while skipSpace() {
      var part = ""
      while skipper.at(0).startsSwiftName || skipper.at(0) == UInt8(ascii: "`") {
        part += takeWord()
        if part == "any" {
          part = ""
          guard skipSpace() else { return "" }
        } else if skipper.at(0) == UInt8(ascii: "."), skipper.at(1).startsSwiftName {
          skipper.index += 1
          part += "."
        } else {
          break
        }
      }
      guard !part.isEmpty else { return "" }
      if skipper.at(0) == UInt8(ascii: "<") { part += takeLine { $0 == UInt8(ascii: ">") } }
      parts.append(part)
      let end = skipper.index
      guard skipSpace(), skipper.at(0) == UInt8(ascii: "&") else {
        // What follows may be commented on.
        (skipper.index, comments) = (end, [])
        break
      }
      skipper.index += 1
    }
    return parts.joined(separator: " & ")
  }

  /// Takes the type of a function, without comments; nil where there is something else.
  private mutating func takeFunctionType() -> String? {
    let text = takeLine { _ in false }
    return text.utf8.contains(UInt8(ascii: ">")) ? text : nil
  }

  /// Takes the rest of the line, and of those that go on with it, with one space where there was any.
  ///
  /// - Parameter isLast: whether what comes after a byte outside of brackets is left.
  private mutating func takeLine(until isLast: (UInt8) -> Bool) -> String {
    var text: [UInt8] = []
    var depth = 0
    var isArrow = false
    while true {
      let end = skipper.index
      let isMore = skipSpace()
      let byte = skipper.at(0)
      let isNextLine = bytes[end..<min(skipper.index, bytes.count)].contains(UInt8(ascii: "\n"))
      let goesOn = 0 < depth || text.isEmpty || "&-".utf8.contains(byte) || text.last == UInt8(ascii: "&") || isArrow
      guard isMore, !"{};\"#".utf8.contains(byte), !isNextLine || goesOn else {
        // What follows may be commented on.
        (skipper.index, comments) = (end, [])
        return depth == 0 ? String(decoding: text, as: UTF8.self) : ""
      }
      if end < skipper.index, !text.isEmpty { text.append(UInt8(ascii: " ")) }
      text.append(byte)
      skipper.index += 1
      if "([<".utf8.contains(byte) { depth += 1 }
      isArrow = byte == UInt8(ascii: ">") && text.dropLast().last == UInt8(ascii: "-")
      if ")]>".utf8.contains(byte), !isArrow { depth -= 1 }
      if depth == 0, isLast(byte) { return String(decoding: text, as: UTF8.self) }
    }
  }
}
