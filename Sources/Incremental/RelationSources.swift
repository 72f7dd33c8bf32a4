import BitCollections

/// The list of a relation's sources.
public final class SourceListNode<R: Relation>: Node {
  public var value: [R.Source] = []

  public init(_ table: RelationTable<R>) {
    super.init(table)
  }

  override public func noteStale(_ database: Database) { database.dirty.insert(table.number) }

  override func undo() -> () -> Void {
    let saved = SavedNode(self)
    let value = value
    return {
      saved.restore(self)
      self.value = value
    }
  }
  override public var isRemovable: Bool { false }
  override public var keyDescription: String { "sources" }
}

/// The pairs that one source states.
public final class SourceNode<R: Relation>: Node {
  public let key: R.Source
  public var pairs: [R.Pair] = []

  public init(_ table: RelationTable<R>, _ key: R.Source) {
    self.key = key
    super.init(table)
  }

  override public func noteStale(_ database: Database) {
    (table as? RelationTable<R>)?.touch(self)
    database.dirty.insert(table.number)
  }

  override func undo() -> () -> Void {
    let saved = SavedNode(self)
    let pairs = pairs
    return {
      saved.restore(self)
      self.pairs = pairs
    }
  }

  override public var isRemovable: Bool { false }
  override public var keyDescription: String { R.Source.self == Single.self ? "" : "\(key)" }
}

extension RelationTable {
  /// Computes the list of sources, or what one of them states.
  @inlinable public static func run(_ node: Node, _ database: Database) -> Bool {
    let reader = database.beginRun(of: node.table)
    defer {
      database.replaceDependencies(of: node, by: reader.reads)
      database.endRun(reader)
    }
    if let source = node as? SourceNode<R> {
      let new = R.pairs(of: source.key, reader)
      defer { source.pairs = new }
      return source.pairs != new
    }
    guard let list = node as? SourceListNode<R> else { return false }
    let new = R.sources(reader)
    defer { list.value = new }
    return list.value != new
  }
}
