import GraphQLSyntax
import Source

/// Lines that can be hidden behind their first.
package struct FoldingRange: Hashable, Sendable {
  /// From the end of what stays in sight to the end of what can be hidden.
  package var range: TextRange
  package var isComment = false
}

extension Document {
  /// Brackets, block strings and runs of comments that go over several lines, ordered by where they begin.
  ///
  /// - Complexity: linear in the size of the document.
  package var foldingRanges: [FoldingRange] {
    var result: [FoldingRange] = []
    var open: [Token] = []
    var end = 0
    let lines = LineTable(source.bytes)
    func add(_ lower: UInt32, _ upper: UInt32, isComment: Bool = false) {
      guard lines.line(at: lower) < lines.line(at: upper) else { return }
      result.append(FoldingRange(range: TextRange(lower, upper), isComment: isComment))
    }
    func addComments(_ gap: Range<Int>) {
      var run: TextRange?
      for comment in comments(in: gap) {
        if let known = run, lines.line(at: known.upper) + 1 == lines.line(at: comment.lower) {
          run = known.union(comment)
        } else {
          if let known = run { add(known.lower, known.upper, isComment: true) }
          run = comment
        }
      }
      if let run { add(run.lower, run.upper, isComment: true) }
    }
    for token in tokens() {
      addComments(end..<Int(token.start))
      end = Int(token.end)
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(token)
      case .rightBrace, .rightParenthesis, .rightBracket:
        // The bracket that closes stays in sight on a line of its own.
        if let opening = open.popLast(), 0 < token.start { add(opening.end, token.start) }
      case .blockString: add(token.start, token.end)
      default: break
      }
    }
    addComments(end..<max(end, source.bytes.count))
    return result.sorted { $0.range < $1.range }
  }
}
