indirect enum Tree<Value> {
  case leaf
  case node(Tree, Value, Tree)

  init(_ values: Value...) {
    self = Tree(values[...])
  }

  init(_ values: ArraySlice<Value>) {
    guard let middle = values.indices.dropFirst(values.count / 2).first else {
      self = .leaf
      return
    }
    self = .node(Self(values[..<middle]), values[middle], Self(values[(middle + 1)...]))
  }

  var count: Int {
    switch self {
    case .leaf: 0
    case .node(let left, _, let right): left.count + 1 + right.count
    }
  }

  func map<Output>(_ transform: (Value) -> Output) -> Tree<Output> {
    guard case .node(let left, let value, let right) = self else { return .leaf }
    return .node(left.map(transform), transform(value), right.map(transform))
  }

  func reduce<Output>(_ leaf: Output, _ combine: (Output, Value, Output) -> Output) -> Output {
    switch self {
    case .leaf: leaf
    case .node(let left, let value, let right): combine(left.reduce(leaf, combine), value, right.reduce(leaf, combine))
    }
  }

  func reduce(_ combine: (Value, Value) -> Value) -> Value? {
    reduce(nil) { left, value, right in
      [left, right].compactMap { $0 }.reduce(value, combine)
    }
  }
}

extension Tree where Value: Comparable {
  func inserting(_ value: Value) -> Self {
    switch self {
    case .leaf: Tree(value)
    case .node(let left, let own, let right) where value < own: .node(left.inserting(value), own, right)
    case .node(let left, let own, let right): .node(left, own, right.inserting(value))
    }
  }

  func contains(_ value: Value) -> Bool {
    guard case .node(let left, let own, let right) = self else { return false }
    return own == value || (value < own ? left : right).contains(value)
  }

  func contains(where matches: (Value) -> Bool) -> Bool { reduce(false) { $0 || matches($1) || $2 } }

  func max() -> Value? { reduce { Swift.max($0, $1) } }
}

extension Tree: Equatable where Value: Equatable {}

// swift-format-ignore: AmbiguousTrailingClosureOverload
struct Comment: Equatable {
  var text: String
  var replies: [Comment] = []

  func flattened() -> [Comment] { [self] + replies.flatMap { $0.flattened() } }

  func flattened(maximum depth: Int) -> [Comment] {
    depth == 0 ? [] : [self] + replies.flatMap { $0.flattened(maximum: depth - 1) }
  }

  func depth() -> Int { (replies.map { $0.depth() }.max() ?? 0) + 1 }

  func map(_ transform: (String) -> String) -> Comment {
    Comment(text: transform(text), replies: replies.map { $0.map(transform) })
  }

  func map<Output>(_ transform: (Comment) -> Output) -> [Output] { flattened().map(transform) }

  static func thread(_ text: String, _ replies: Comment...) -> Self { Self(text: text, replies: replies) }

  static func thread(_ texts: String...) -> Self? {
    texts.reversed().reduce(nil) { reply, text in
      Self(text: text, replies: [reply].compactMap { $0 })
    }
  }
}

final class Node<Value> {
  let value: Value
  private(set) weak var parent: Node?
  private(set) var children: [Node] = []

  init(_ value: Value) {
    self.value = value
  }

  func add(_ child: Node) -> Self {
    child.parent = self
    children.append(child)
    return self
  }

  func add(_ value: Value) -> Node {
    let child = Node(value)
    return add(child).children.last ?? child
  }

  func root() -> Node { parent?.root() ?? self }

  func find(where matches: (Value) -> Bool) -> Node? {
    if matches(value) { return self }
    for child in children {
      if let found = child.find(where: matches) { return found }
    }
    return nil
  }
}

enum TreeTests {
  static func trees() -> [Int] {
    let tree = Tree(3, 1, 2)
    let lengths: Tree<Int> = Tree("a", "bb").map { $0.count }
    let sorted = [5, 2, 8].reduce(Tree.leaf) { $0.inserting($1) }
    return [tree.count, lengths.reduce(0) { $0 + $1 + $2 }, lengths.reduce(+) ?? 0, sorted.max() ?? 0]
      + [sorted.contains(2), sorted.contains { $0 > 9 }, tree == .leaf, tree.map(\.self) == tree].map { $0 ? 1 : 0 }
  }

  static func comments() -> [String] {
    let root = Comment.thread("a", .thread("b", .thread("c", Comment(text: "d"))), .thread("e", .init(text: "f")))
    let upper = root.map { (text: String) in text.uppercased() }
    let depths = root.map { (comment: Comment) in comment.depth() }
    let line: Comment? = .thread("x", "y", "z")
    return upper.flattened().map(\.text) + depths.map { "\($0)" } + root.flattened(maximum: 2).map(\.text)
      + [line?.replies.first?.text ?? ""]
  }

  static func nodes() -> [String] {
    let root = Node("root").add(Node("left"))
    let leaf = root.add("right").add("leaf")
    return [leaf.value, leaf.root().value, root.find { $0 == "leaf" }?.value ?? "lost"]
  }
}
