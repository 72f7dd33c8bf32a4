import GraphQLSyntax
import Source

/// The layout of block strings that move with the surrounding indentation.
enum BlockStringLayout {
  /// Returns the lines between the quotes without their common indentation. Nil if moving them would change the value.
  static func lines(of token: Token, in document: Document) -> [String]? {
    let raw = Array(document.source.bytes[token.range.indices].dropFirst(3).dropLast(3))
    let table = LineTable(raw)
    var lines = (0..<table.count).map { Array(table.bytes(ofLine: $0, in: raw)) }
    let shared = lines.dropFirst().filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    for index in lines.indices.dropFirst() { lines[index].removeFirst(min(shared, lines[index].count)) }
    for index in lines.indices where lines[index].isBlank { lines[index] = [] }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    let moved = Array("\"\"\"\n".utf8) + lines.flatMap { $0 + [UInt8(ascii: "\n")] } + Array("\"\"\"".utf8)
    guard value(of: moved) == value(of: Array(document.source.bytes[token.range.indices])) else { return nil }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of a text that consists of one block string, with escapes kept; nil for other text.
  static func value(of bytes: [UInt8]) -> [UInt8]? {
    let tokens = Token.all(in: bytes)
    guard tokens.count == 1, tokens[0].kind == .blockString else { return nil }
    return BlockString.value(ofRaw: Array(bytes.dropFirst(3).dropLast(3)))
  }
}

extension [UInt8] {
  fileprivate var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }

  fileprivate var indentation: Int { prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count }
}
