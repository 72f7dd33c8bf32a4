/// The items of one entry.
public final class EntryNode<R: Relation>: Node {
  public let key: R.Entry
  @exclusivity(unchecked) public var items = ItemSet<R.Item>()
  /// While changes are applied: whether readers are still to be marked.
  public var needsMark = false
  /// Whether there were no items before these changes.
  public var wasEmpty = true

  public init(_ table: RelationTable<R>, _ key: R.Entry) {
    self.key = key
    super.init(table)
    state = .clean
    hasValue = true
  }

  override public var isRemovable: Bool { items.isEmpty && super.isRemovable }

  override public func remove() { unsafeDowncast(table, to: RelationTable<R>.self).entries.remove(self) }
}

/// The node that changes when an entry of a relation gets its first item or loses its last one.
public final class IndexNode: Node {
  override public init(_ table: Table) {
    super.init(table)
    state = .clean
    hasValue = true
  }

  override public var isRemovable: Bool { false }
}
