/// The results of one query.
public final class QueryTable<Q: Query>: Table {
  @exclusivity(unchecked) public var nodes: [Q.Key: QueryNode<Q>] = [:]

  override public var count: Int { nodes.count }

  @inlinable public func node(_ key: Q.Key) -> QueryNode<Q> {
    if let known = nodes[key] { return known }
    let node = QueryNode<Q>(self, key)
    nodes[key] = node
    journal?.noteCreation(of: node) { self.nodes[key] = nil }
    return node
  }

  /// Computes the value of a node, which is one of this table.
  @inlinable public static func run(_ node: Node, _ database: Database) -> Bool {
    let node = unsafeDowncast(node, to: QueryNode<Q>.self)
    let reader = database.beginRun(of: node.table)
    defer { database.endRun(reader) }
    return node.finish(Q.compute(node.key, reader), reader, database)
  }
}

/// The result of a query for one key.
public final class QueryNode<Q: Query>: Node {
  public let key: Q.Key
  @exclusivity(unchecked) public var value: Q.Value?

  public init(_ table: QueryTable<Q>, _ key: Q.Key) {
    self.key = key
    super.init(table)
  }

  /// Takes a value and the reads for it. Returns whether the value has changed.
  @inlinable public func finish(_ new: Q.Value, _ reader: Reader, _ database: Database) -> Bool {
    let isChanged = value != new
    // An equal value takes the place of the old one too, which may hold on to more memory.
    value = new
    database.replaceDependencies(of: self, by: reader.reads)
    return isChanged
  }

  override func undo() -> () -> Void {
    let saved = SavedNode(self)
    let value = value
    return {
      saved.restore(self)
      self.value = value
    }
  }

  override public func remove() {
    value = nil
    let table = unsafeDowncast(table, to: QueryTable<Q>.self)
    if table.nodes[key] === self { table.nodes[key] = nil }
  }

  override public var keyDescription: String { Q.Key.self == Single.self ? "" : "\(key)" }
}
