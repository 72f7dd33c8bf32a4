/// The items under one entry of a relation, each once, in no particular order.
public struct ItemSet<Item: Hashable & Sendable>: Sequence, Sendable {
  /// With how often each is stated. Most entries have one item, which needs no table.
  public var first: (item: Item, count: Int)?
  public var others: [Item: Int] = [:]

  @inlinable public init() {}

  @inlinable public var isEmpty: Bool { first == nil }
  @inlinable public var count: Int { first == nil ? 0 : 1 + others.count }

  @inlinable public func contains(_ item: Item) -> Bool { first?.item == item || others[item] != nil }

  public struct Iterator: IteratorProtocol {
    public var first: Item?
    public var others: Dictionary<Item, Int>.Keys.Iterator

    @inlinable public init(first: Item?, others: Dictionary<Item, Int>.Keys.Iterator) {
      self.first = first
      self.others = others
    }

    @inlinable public mutating func next() -> Item? {
      if let item = first {
        first = nil
        return item
      }
      return others.next()
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(first: first?.item, others: others.keys.makeIterator()) }

  /// Adds to, or takes from, how often an item is stated; gives whether it is there now and was not, or the other way.
  @inlinable public mutating func change(_ item: Item, by amount: Int) -> Bool {
    if let known = first, known.item == item {
      let count = known.count + amount
      if 0 < count {
        first = (item, count)
        return false
      }
      first = others.popFirst().map { ($0.key, $0.value) }
      return true
    }
    guard first != nil else {
      if 0 < amount { first = (item, amount) }
      return 0 < amount
    }
    let old = others[item] ?? 0
    let count = old + amount
    others[item] = 0 < count ? count : nil
    return (0 < old) != (0 < count)
  }
}
