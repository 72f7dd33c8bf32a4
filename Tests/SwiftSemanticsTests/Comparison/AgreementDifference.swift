/// An expression about which an answer contradicts the compiler.
struct AgreementDifference: CustomStringConvertible {
  var path: String
  /// From 1. The column counts bytes.
  var line: Int
  var column: Int
  var kind: ExpressionKind
  /// The contradictory types and declarations, such as `Int` and `String`.
  var compiler: String
  var answer: String
  var sourceLine: String

  init(
    path: String, text: String, row: CompilerTypes.Row, answers: [ExpressionAnswer], isType: Bool, isDeclaration: Bool
  ) {
    func parts(_ type: String?, _ declaration: String) -> String {
      [isType ? type ?? "unknown" : nil, isDeclaration ? declaration : nil].compactMap { $0 }.joined(separator: ", ")
    }
    let bytes = Array(text.utf8)
    let before = bytes[..<min(row.range.lowerBound, bytes.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    self.path = path
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before.count - start + 1
    kind = row.kind
    let place = row.place.map { " (\($0))" } ?? ""
    compiler = parts(row.type, (row.declaration ?? "no declaration") + place)
    answer = answers.map { parts($0.type, $0.declaration.description) }.joined(separator: "; ")
    sourceLine = String(decoding: bytes[start..<end], as: UTF8.self)
  }

  var description: String {
    """
    \(path):\(line):\(column): \(kind.rawValue)
      compiler: \(compiler)
      answer:   \(answer)
      \(sourceLine)
    """
  }
}
