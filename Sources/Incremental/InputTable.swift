/// The values of one kind of input.
public final class InputTable<I: Input>: Table {
  @exclusivity(unchecked) public var nodes: [I.Key: InputNode<I>] = [:]

  public init(name: String, number: Int) {
    super.init(name: name, number: number)
    isReported = false
  }

  override public var count: Int { nodes.count }
  override public var all: [Node] { Array(nodes.values) }

  @inlinable public func node(_ key: I.Key) -> InputNode<I> {
    if let known = nodes[key] { return known }
    let node = InputNode<I>(self, key)
    nodes[key] = node
    journal?.noteCreation(of: node) { self.nodes[key] = nil }
    return node
  }
}

public final class InputNode<I: Input>: Node {
  public let key: I.Key
  public var value: I.Value?

  public init(_ table: InputTable<I>, _ key: I.Key) {
    self.key = key
    super.init(table)
    state = .clean
    hasValue = true
  }

  // Whoever has set an input takes it back; one that is not set goes when nobody looks for it.
  override public var isRemovable: Bool { value == nil && super.isRemovable }

  override func undo() -> () -> Void {
    let saved = SavedNode(self)
    let value = value
    return {
      saved.restore(self)
      self.value = value
    }
  }

  override public func remove() { (table as? InputTable<I>)?.nodes[key] = nil }

  override public var keyDescription: String { "\(key)" }
}
