/// The values of one kind of input.
public final class InputTable<I: Input>: Table {
  @exclusivity(unchecked) public var nodes: [I.Key: InputNode<I>] = [:]
  /// Whether a question to a database that is not incremental has read a value.
  public let readFlag = ReadFlag()

  public init(name: String, number: Int) {
    super.init(name: name, number: number)
    isReported = false
  }

  override public var count: Int { nodes.count }

  @inlinable public func node(_ key: I.Key) -> InputNode<I> {
    if let known = nodes[key] { return known }
    let node = InputNode<I>(self, key)
    nodes[key] = node
    journal?.noteCreation(of: node) { self.nodes[key] = nil }
    return node
  }
}

/// The value of an input for one key.
public final class InputNode<I: Input>: Node {
  public let key: I.Key
  public var value: I.Value?

  public init(_ table: InputTable<I>, _ key: I.Key) {
    self.key = key
    super.init(table)
    state = .clean
    hasValue = true
  }

  // An input that is set stays until its owner takes it back.
  override public var isRemovable: Bool { value == nil && super.isRemovable }

  override func undo() -> () -> Void {
    let saved = SavedNode(self)
    let value = value
    return {
      saved.restore(self)
      self.value = value
    }
  }

  override public func remove() {
    let table = unsafeDowncast(table, to: InputTable<I>.self)
    if table.nodes[key] === self { table.nodes[key] = nil }
  }

  override public var keyDescription: String { "\(key)" }
}
