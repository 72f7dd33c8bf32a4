import GraphQLSyntax
import Source

/// Writes a `LayoutTree` in the common layout. Parentheses that fit stay on one line.
struct LayoutWriter {
  private let tree: LayoutTree
  private let indentation: Indentation
  private(set) var text = ""
  /// The number of levels by which lines are indented.
  private var level = 0
  /// The number of UTF-16 units on the current line.
  private var column = 0
  /// Whether a comment ends the current line.
  private var needsNewline = false

  /// The maximum width of a line that can be broken.
  static let width = 80

  init(_ tree: LayoutTree, _ indentation: Indentation) {
    self.tree = tree
    self.indentation = indentation
  }

  /// Returns the text of a definition, without a final newline.
  static func write(_ tree: LayoutTree, _ indentation: Indentation) -> String {
    var writer = LayoutWriter(tree, indentation)
    writer.write(item: tree.nodes)
    return writer.text
  }

  // MARK: Pieces

  private mutating func write(_ piece: String) {
    if needsNewline { newline() }
    text += piece
    column += piece.utf16.count
  }

  private mutating func newline() {
    text += "\n" + String(repeating: indentation.text, count: level)
    column = level * indentation.width
    needsNewline = false
  }

  private mutating func space() {
    if !needsNewline { write(" ") }
  }

  /// Writes the comments before a token.
  ///
  /// - Parameter isAtLineStart: whether the current line is still empty.
  private mutating func writeComments(before index: Int, isAtLineStart: Bool) {
    var isAtLineStart = isAtLineStart
    for comment in tree.comments[index] where !comment.isTrailing {
      if !isAtLineStart { newline() }
      write(tree.document.text(comment.range).trimmedAtEnd)
      needsNewline = true
      isAtLineStart = false
    }
  }

  /// Writes the comment that follows the previous token on its line.
  private mutating func writeTrailingComment(before index: Int) {
    guard let comment = tree.comments[index].first, comment.isTrailing else { return }
    write(" " + tree.document.text(comment.range).trimmedAtEnd)
    needsNewline = true
  }

  // MARK: Nodes

  /// Recursion follows nested brackets, which the parser bounds.
  private mutating func write(item nodes: [LayoutTree.Node]) {
    var previous: Token?
    let breaksMembers = breaksMembers(nodes)
    for (position, node) in nodes.enumerated() {
      let token = tree.tokens[node.first]
      if 0 < position {
        writeTrailingComment(before: node.first)
        // A description takes a line of its own.
        let isBehindDescription = position == 1 && tree.tokens[nodes[0].first].kind.isString && token.kind != .colon
        let hasComments = tree.comments[node.first].contains { !$0.isTrailing }
        if isBehindDescription || hasComments || (breaksMembers && token.kind == .pipe) {
          if !isBehindDescription { level += 1 }
          newline()
          writeComments(before: node.first, isAtLineStart: true)
          if needsNewline { newline() }
          if !isBehindDescription { level -= 1 }
        } else if let previous, Self.hasSpace(between: previous, token, isFirst: position == 1) {
          space()
        }
      }
      switch node {
      case .token(let index): write(token: index)
      case .group(let group): write(group)
      }
      previous = tree.tokens[node.last]
    }
  }

  private mutating func write(token index: Int) {
    let token = tree.tokens[index]
    let written = tree.document.text(token.range)
    guard token.kind == .blockString, tree.isOnSeveralLines(token),
      let lines = BlockStringLayout.lines(of: token, in: tree.document)
    else { return write(written) }
    write("\"\"\"")
    for line in lines {
      if line.isEmpty {
        text += "\n"
      } else {
        newline()
        write(line)
      }
    }
    newline()
    write("\"\"\"")
  }

  private mutating func write(_ group: LayoutTree.Group) {
    let open = tree.document.text(tree.tokens[group.open].range)
    let close = tree.document.text(tree.tokens[group.close].range)
    guard group.open < group.close else { return write(open) }
    if !group.mustBreak, let line = inline(group), group.kind == .type || column + line.utf16.count <= Self.width {
      return write(line)
    }
    write(open)
    level += 1
    for (position, item) in group.items.enumerated() {
      guard let first = item.first?.first else { continue }
      writeTrailingComment(before: first)
      if 0 < position, tree.followsBlank(first) { text += "\n" }
      newline()
      writeComments(before: first, isAtLineStart: true)
      if needsNewline { newline() }
      write(item: item)
    }
    writeTrailingComment(before: group.close)
    writeComments(before: group.close, isAtLineStart: false)
    level -= 1
    newline()
    write(close)
  }

  // MARK: One line

  /// Returns a group on one line; nil if it must break or is far too long.
  private func inline(_ group: LayoutTree.Group) -> String? {
    var items: [String] = []
    for item in group.items {
      guard let text = inline(item) else { return nil }
      items.append(text)
    }
    let open = tree.document.text(tree.tokens[group.open].range)
    let close = tree.document.text(tree.tokens[group.close].range)
    let padding = group.kind == .object && !items.isEmpty ? " " : ""
    return open + padding + items.joined(separator: ", ") + padding + close
  }

  private func inline(_ nodes: [LayoutTree.Node]) -> String? {
    var text = ""
    var previous: Token?
    for (position, node) in nodes.enumerated() {
      let token = tree.tokens[node.first]
      if let previous, Self.hasSpace(between: previous, token, isFirst: position == 1) { text += " " }
      switch node {
      case .token: text += tree.document.text(token.range)
      case .group(let group):
        guard !group.mustBreak, let line = inline(group) else { return nil }
        text += line
      }
      // Stop early at a line that is much too long.
      if Self.width * 4 < text.utf8.count { return nil }
      previous = tree.tokens[node.last]
    }
    return text
  }

  // MARK: Rules

  /// Whether union members and directive locations take one line each. They do if one line is too long, or if a `
  /// ` stands before the first.
  private func breaksMembers(_ nodes: [LayoutTree.Node]) -> Bool {
    guard let first = nodes.firstIndex(where: { tree.tokens[$0.first].kind == .pipe }), 0 < first else { return false }
    let before = tree.tokens[nodes[first - 1].first]
    if before.kind == .equals || before.name == Keywords.shared.on { return true }
    let head = nodes.drop { tree.tokens[$0.first].kind.isString }
    return (inline(Array(head)).map { Self.width < column + $0.utf16.count }) ?? true
  }

  private static func hasSpace(between a: Token, _ b: Token, isFirst: Bool) -> Bool {
    switch (a.kind, b.kind) {
    case (.dollar, _), (.at, _), (_, .colon), (_, .bang): false
    case (.spread, .name): b.name == Keywords.shared.on
    case (_, .leftParenthesis): isFirst && a.name.flatMap { Keywords.shared.operationType($0) } != nil
    default: true
    }
  }
}

extension LayoutTree.Node {
  /// The index of the last token.
  var last: Int {
    switch self {
    case .token(let index): index
    case .group(let group): group.close
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var result = self
    while let last = result.last, last == " " || last == "\t" { result.removeLast() }
    return result
  }
}
