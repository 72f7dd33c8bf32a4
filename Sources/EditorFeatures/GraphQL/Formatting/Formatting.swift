import GraphQLSyntax
import Source

/// A replacement of a part of a document.
package struct TextEdit: Hashable, Sendable {
  package var range: TextRange
  package var text: String
}

/// The white space for one level of indentation.
package struct Indentation: Hashable, Sendable {
  package var text: String
  /// The number of columns that it takes.
  package var width: Int

  /// Two spaces, as in most GraphQL code.
  package static let common = Indentation(spaces: 2)

  package init(spaces: Int) {
    text = String(repeating: " ", count: spaces)
    width = spaces
  }

  /// - Parameter width: the number of columns that a tab takes.
  package static func tab(width: Int) -> Indentation {
    var indentation = Indentation(spaces: width)
    indentation.text = "\t"
    return indentation
  }
}

extension Document {
  /// Returns the edits that bring the document, or the definitions that a part touches, into the common layout. Tokens
  /// and comments stay the same, and so does text that can't be parsed.
  ///
  /// - Complexity: linear in the size of the document.
  package func formatted(_ part: TextRange? = nil, indentation: Indentation = .common) -> [TextEdit] {
    let lines = LineTable(source.bytes)
    var edits: [TextEdit] = []
    var end = source.bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    let start = end
    var last: LayoutTree?
    for definition in definitions {
      let range = definition.range
      let isWanted = part.map { $0.lower <= range.upper && range.lower <= $0.upper } ?? true
      let tree = LayoutTree(self, range, lines)
      let gap = end..<max(end, Int(range.lower))
      if isWanted || (part == nil), let text = layout(gap, lines, between: end == start ? nil : last, tree) {
        add(text, gap, to: &edits)
      }
      if isWanted { add(layout(tree, indentation), range.indices, to: &edits) }
      end = Int(range.upper)
      last = tree
    }
    let rest = end..<max(end, source.bytes.count)
    if part == nil, !rest.isEmpty || !definitions.isEmpty, let text = layout(end: rest, lines, isAlone: end == start) {
      add(text, rest, to: &edits)
    }
    return edits
  }

  private func add(_ text: String, _ range: Range<Int>, to edits: inout [TextEdit]) {
    let text = endsLinesWithReturns ? text.withReturns : text
    guard !source.bytes[range].elementsEqual(text.utf8) else { return }
    edits.append(
      TextEdit(
        range: TextRange(UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound)),
        text: text))
  }

  /// Whether the first line ends with a carriage return and a line feed.
  private var endsLinesWithReturns: Bool {
    source.bytes.firstIndex(of: UInt8(ascii: "\n")).map { 0 < $0 && source.bytes[$0 - 1] == UInt8(ascii: "\r") }
      ?? false
  }

  /// Returns the layout of a definition, or its original text if the layout would change its tokens.
  private func layout(_ tree: LayoutTree, _ indentation: Indentation) -> String {
    let text = LayoutWriter.write(tree, indentation)
    let bytes = Array(text.utf8)
    let tokens = Token.all(in: bytes)
    let isSame =
      tokens.count == tree.tokens.count
      && zip(tokens, tree.tokens).allSatisfy { new, old in
        guard new.kind == old.kind else { return false }
        let (a, b) = (bytes[new.range.indices], source.bytes[old.range.indices])
        return a.elementsEqual(b)
          || new.kind == .blockString && BlockStringLayout.value(of: Array(a)) == BlockStringLayout.value(of: Array(b))
      }
    guard !isSame, let first = tree.tokens.first, let last = tree.tokens.last else { return text }
    return self.text(first.range.union(last.range))
  }

  /// Returns the layout of the text between two definitions; nil if it can't be parsed.
  private func layout(
    _ gap: Range<Int>, _ lines: LineTable, between last: LayoutTree?, _ next: LayoutTree
  ) -> String? {
    guard Token.all(in: source.bytes, gap).isEmpty else { return nil }
    let comments = LayoutTree.comments(self, lines, gap, isStart: last == nil)
    var text = ""
    for (number, comment) in comments.enumerated() {
      if comment.isTrailing {
        text += " "
      } else if 0 < number || last != nil {
        let isApart = comment.followsBlank || (last != nil && (number == 0 || comments[number - 1].isTrailing))
        text += isApart ? "\n\n" : "\n"
      }
      text += self.text(comment.range)
    }
    guard last != nil || !comments.isEmpty else { return "" }
    let start = comments.last?.range.upper ?? UInt32(truncatingIfNeeded: gap.lowerBound)
    let isApart = 1 < lines.line(at: next.tokens.first?.start ?? start) - lines.line(at: start)
    // One-line definitions may be adjacent.
    let mustBeApart = last.map { comments.allSatisfy(\.isTrailing) && !(isShort($0) && isShort(next)) } ?? false
    return text + (isApart || mustBeApart ? "\n\n" : "\n")
  }

  /// Whether a definition takes one line now and in the common layout.
  private func isShort(_ tree: LayoutTree) -> Bool {
    guard let first = tree.tokens.first, let last = tree.tokens.last else { return true }
    return tree.lines.line(at: first.start) == tree.lines.line(at: last.end)
      && !tree.tokens.contains { $0.kind == .leftBrace } && !first.kind.isString
      && !layout(tree, .common).utf8.contains(UInt8(ascii: "\n"))
  }

  /// Returns the layout of the text after the last definition; nil if it can't be parsed.
  private func layout(end gap: Range<Int>, _ lines: LineTable, isAlone: Bool) -> String? {
    guard Token.all(in: source.bytes, gap).isEmpty else { return nil }
    var text = ""
    let comments = LayoutTree.comments(self, lines, gap, isStart: isAlone)
    for (number, comment) in comments.enumerated() {
      if comment.isTrailing {
        text += " "
      } else if 0 < number || !isAlone {
        text += comment.followsBlank || (number == 0 && !isAlone) ? "\n\n" : "\n"
      }
      text += self.text(comment.range)
    }
    return isAlone && comments.isEmpty ? "" : text + "\n"
  }
}

extension String {
  /// The text with a carriage return before each line feed.
  fileprivate var withReturns: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), bytes.last != UInt8(ascii: "\r") { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
