import GraphQLSchema
import GraphQLSyntax
import Source

/// The tokens of a definition with their comments, grouped by brackets.
struct LayoutTree {
  let document: Document
  let lines: LineTable
  let tokens: [Token]
  /// The comments before each token.
  let comments: [[Comment]]
  /// The nodes at the top level.
  private(set) var nodes: [Node] = []

  /// A comment and its distance from the previous token.
  struct Comment {
    var range: TextRange
    /// Whether it is on the line of the previous token.
    var isTrailing: Bool
    /// Whether an empty line precedes it.
    var followsBlank: Bool
  }

  /// A token, or a bracketed group.
  indirect enum Node {
    case token(Int)
    case group(Group)

    /// The index of the first token.
    var first: Int {
      switch self {
      case .token(let index): index
      case .group(let group): group.open
      }
    }
  }

  /// A pair of brackets with its elements.
  struct Group {
    var kind: Kind
    var open: Int
    var close: Int
    var items: [[Node]]
    /// Whether it can't be on one line.
    var mustBreak: Bool
  }

  /// The kind of a bracketed group.
  enum Kind {
    /// Selections, fields and other elements with one line each.
    case block
    /// Arguments, and definitions of arguments or variables.
    case parentheses
    case list, object
    /// The brackets of a list type.
    case type
  }

  /// - Parameter range: the range of a parsed definition.
  init(_ document: Document, _ range: TextRange, _ lines: LineTable) {
    self.document = document
    self.lines = lines
    let tokens = document.tokens(in: range.indices)
    self.tokens = tokens
    comments = tokens.indices.map { index in
      index == 0
        ? [] : Self.comments(document, lines, Int(tokens[index - 1].end)..<Int(tokens[index].start), isStart: false)
    }
    let kinds = Self.kinds(document, tokens)
    var index = 0
    nodes = parse(&index, kinds, in: nil).first ?? []
  }

  /// Returns the comments between two tokens.
  ///
  /// - Parameter isStart: whether no token precedes the gap.
  static func comments(
    _ document: Document, _ lines: LineTable, _ gap: Range<Int>, isStart: Bool
  ) -> [Comment] {
    var end = UInt32(truncatingIfNeeded: gap.lowerBound)
    return document.comments(in: gap).enumerated().map { number, range in
      let distance = lines.line(at: range.lower) - lines.line(at: end)
      defer { end = range.upper }
      return Comment(range: range, isTrailing: number == 0 && distance == 0 && !isStart, followsBlank: 1 < distance)
    }
  }

  /// Returns the kind of group that each token opens.
  private static func kinds(_ document: Document, _ tokens: [Token]) -> [Kind?] {
    var walk = DocumentWalk(document, tokens: tokens, schema: SchemaBuilder.none)
    return tokens.map { token in
      _ = walk.next()
      switch token.kind {
      case .leftParenthesis: return .parentheses
      case .leftBracket: return walk.walk.stack.last?.kind == .list ? .list : .type
      case .leftBrace: return walk.walk.stack.last?.kind == .object ? .object : .block
      default: return nil
      }
    }
  }

  /// Whether an empty line precedes a token and its comments.
  func followsBlank(_ index: Int) -> Bool {
    guard 0 < index else { return false }
    if let comment = comments[index].first(where: { !$0.isTrailing }) { return comment.followsBlank }
    let start = comments[index].last?.range.upper ?? tokens[index - 1].end
    return 1 < lines.line(at: tokens[index].start) - lines.line(at: start)
  }

  // MARK: Groups

  /// Parses nodes up to a closing bracket. Recursion follows nested brackets, which the parser bounds.
  private func parse(_ index: inout Int, _ kinds: [Kind?], in kind: Kind?) -> [[Node]] {
    var items: [[Node]] = []
    var previous: [Token] = []
    while index < tokens.count {
      let token = tokens[index]
      switch token.kind {
      case .rightBrace, .rightParenthesis, .rightBracket: return items
      default: break
      }
      if items.isEmpty || kind.map({ startsItem(token, after: previous, $0) }) ?? false { items.append([]) }
      previous.append(token)
      var node = Node.token(index)
      if let kind = kinds[index] {
        let open = index
        index += 1
        let inner = parse(&index, kinds, in: kind)
        let close = min(index, tokens.count - 1)
        node = .group(
          Group(kind: kind, open: open, close: close, items: inner, mustBreak: breaks(kind, open, close, inner)))
        previous.append(tokens[close])
      }
      index += 1
      items[items.count - 1].append(node)
    }
    return items
  }

  private func breaks(_ kind: Kind, _ open: Int, _ close: Int, _ items: [[Node]]) -> Bool {
    guard kind != .block, open < close else { return kind == .block }
    if tokens[open...close].contains(where: { $0.kind == .blockString && isOnSeveralLines($0) }) { return true }
    // Comments and descriptions take lines of their own.
    return (open + 1...close).contains { !comments[$0].isEmpty }
      || items.contains { item in 1 < item.count && kind == .parentheses && tokens[item[0].first].kind.isString }
  }

  func isOnSeveralLines(_ token: Token) -> Bool { lines.line(at: token.start) < lines.line(at: token.end) }

  /// Whether a token begins the next element of a group.
  private func startsItem(_ token: Token, after previous: [Token], _ kind: Kind) -> Bool {
    guard let last = previous.last else { return true }
    switch kind {
    case .type: return false
    case .list: return last.kind != .dollar
    case .object: return token.kind == .name && last.kind != .colon && last.kind != .dollar
    case .block, .parentheses: break
    }
    switch token.kind {
    case .string, .blockString: return last.kind != .equals && last.kind != .colon
    case .spread: return true
    case .dollar: return last.kind != .colon && !last.kind.isString
    case .name:
      if last.kind == .name, previous.count >= 2, last.name == Keywords.shared.on,
        previous[previous.count - 2].kind == .spread
      {
        return false
      }
      switch last.kind {
      case .colon, .spread, .at, .dollar, .equals: return false
      case .string, .blockString:
        // A name after a description continues the element; a name after a string value begins the next one.
        guard previous.count >= 2 else { return false }
        let before = previous[previous.count - 2].kind
        return before == .colon || before == .equals
      default: return true
      }
    default: return false
    }
  }
}

extension Token.Kind {
  var isString: Bool { self == .string || self == .blockString }
}

extension SchemaBuilder {
  /// An empty schema, for walks that only need the grammar.
  static let none = SchemaBuilder.build([], options: SchemaOptions(validates: false)).schema
}
