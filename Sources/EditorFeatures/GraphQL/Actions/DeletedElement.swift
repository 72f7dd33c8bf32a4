import GraphQLSyntax
import Source

/// Ranges to delete for elements of lists.
extension Document {
  /// Returns the range of a variable definition with one separator and its own comments. Includes the parentheses if it
  /// is the only variable.
  func rangeToDelete(_ operation: OperationDefinition, variable index: Int) -> TextRange {
    let list = operation.variables.indices
    let range = variables[index].range
    let tokens = tokens(in: operation.range.indices)
    guard list.count == 1 else {
      return rangeToDelete(range, isLast: index + 1 == list.upperBound, tokens)
    }
    guard let before = tokens.last(where: { $0.end <= range.lower }),
      let after = tokens.first(where: { range.upper <= $0.start })
    else { return range }
    return TextRange(before.start, after.end)
  }

  /// Returns the range of one of several elements of a list with one separator and its own comments: comments above it,
  /// and one after it on its line.
  ///
  /// - Parameter tokens: the tokens around the element.
  func rangeToDelete(_ range: TextRange, isLast: Bool, _ tokens: [Token]) -> TextRange {
    guard let before = tokens.last(where: { $0.end <= range.lower }),
      let after = tokens.first(where: { range.upper <= $0.start })
    else { return range }
    let hasComments =
      !comments(in: Int(before.end)..<Int(range.lower)).isEmpty
      || !comments(in: Int(range.upper)..<Int(after.start)).isEmpty
    if hasComments { return lines(of: range, from: Int(before.end), to: Int(after.start)) }
    return isLast ? TextRange(before.end, range.upper) : TextRange(range.lower, after.start)
  }

  /// Returns a range extended by its own comments.
  ///
  /// - Parameters:
  ///   - start: the end of the token before it.
  ///   - end: the start of the token after it.
  private func lines(of range: TextRange, from start: Int, to end: Int) -> TextRange {
    let bytes = source.bytes
    var upper = Int(range.upper)
    while upper < end, bytes[upper].isBlankOrComma { upper += 1 }
    if upper < end, bytes[upper] == UInt8(ascii: "#") {
      while upper < end, !bytes[upper].isNewline { upper += 1 }
    }
    let endsLine = upper < end && bytes[upper].isNewline
    var lower = Int(range.lower)
    while start < lower, bytes[lower - 1].isBlankOrComma { lower -= 1 }
    let startsLine = start < lower && bytes[lower - 1].isNewline
    guard startsLine else { return TextRange(UInt32(endsLine ? lower : Int(range.lower)), UInt32(upper)) }
    guard endsLine else { return TextRange(range.lower, UInt32(upper)) }
    // Take the comment lines directly above it.
    while let line = lineOfComment(before: lower, from: start) { lower = line }
    let next = bytes[upper...].prefix(2)
    upper += next.elementsEqual([UInt8(ascii: "\r"), UInt8(ascii: "\n")]) ? 2 : 1
    return TextRange(UInt32(lower), UInt32(upper))
  }

  /// Returns the start of the line above, if it holds only a comment.
  private func lineOfComment(before lineStart: Int, from start: Int) -> Int? {
    let bytes = source.bytes
    var index = lineStart
    guard start < index, bytes[index - 1].isNewline else { return nil }
    index -= 1
    if start < index, bytes[index] == UInt8(ascii: "\n"), bytes[index - 1] == UInt8(ascii: "\r") { index -= 1 }
    while start < index, !bytes[index - 1].isNewline { index -= 1 }
    guard start < index else { return nil }
    return bytes[index...].first { !$0.isBlankOrComma } == UInt8(ascii: "#") ? index : nil
  }
}

extension UInt8 {
  fileprivate var isNewline: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is insignificant within a line.
  fileprivate var isBlankOrComma: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: ",")
  }
}
