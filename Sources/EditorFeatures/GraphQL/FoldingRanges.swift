import GraphQLSyntax
import Source

/// A range of lines that an editor can collapse.
package struct FoldingRange: Hashable, Sendable {
  /// The part to hide: from the end of the visible text to the end of the range.
  package var range: TextRange
  package var isComment = false
}

extension Document {
  /// The multi-line brackets, block strings and runs of comments, ordered by start.
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
        // The closing bracket stays visible on its own line.
        if let opening = open.popLast(), 0 < token.start { add(opening.end, token.start) }
      case .blockString: add(token.start, token.end)
      default: break
      }
    }
    addComments(end..<max(end, source.bytes.count))
    return result.sorted { $0.range < $1.range }
  }
}
