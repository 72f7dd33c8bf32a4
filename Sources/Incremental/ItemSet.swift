/// The items under one entry of a relation, each once, in no particular order.
public struct ItemSet<Item: Hashable & Sendable>: Sequence, Sendable {
  /// With how often each is stated. Most entries have one item, which needs no table.
  public var first: (item: Item, count: Int)?
  public var others: [Item: Int] = [:]
  /// The items before the first change, each stated once. Then there are no others.
  public var filled: ArraySlice<Item> = []

  @inlinable public init() {}

  /// Makes a set of items that may be repeated.
  @inlinable public init(_ items: ArraySlice<Item>) {
    if 1 < items.count, Self.areDistinct(items) {
      filled = items
    } else {
      for item in items { _ = change(item, by: 1) }
    }
  }

  @inlinable static func areDistinct(_ items: ArraySlice<Item>) -> Bool {
    guard 8 < items.count else {
      return items.indices.allSatisfy { index in !items[..<index].contains(items[index]) }
    }
    return Set(items).count == items.count
  }

  @inlinable public var isEmpty: Bool { first == nil && filled.isEmpty }
  @inlinable public var count: Int { filled.count + (first == nil ? 0 : 1 + others.count) }

  @inlinable public func contains(_ item: Item) -> Bool {
    first?.item == item || others[item] != nil || filled.contains(item)
  }

  public struct Iterator: IteratorProtocol {
    public var filled: ArraySlice<Item>.Iterator
    public var first: Item?
    public var others: Dictionary<Item, Int>.Keys.Iterator

    @inlinable public init(_ set: ItemSet) {
      filled = set.filled.makeIterator()
      first = set.first?.item
      others = set.others.keys.makeIterator()
    }

    @inlinable public mutating func next() -> Item? {
      if let item = filled.next() { return item }
      if let item = first {
        first = nil
        return item
      }
      return others.next()
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  /// Adds to, or takes from, how often an item is stated; gives whether it is there now and was not, or the other way.
  @inlinable public mutating func change(_ item: Item, by amount: Int) -> Bool {
    if !filled.isEmpty { countFilled() }
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

  /// Makes ready for changes.
  @inlinable mutating func countFilled() {
    let items = filled
    filled = []
    first = items.first.map { ($0, 1) }
    others = Dictionary(uniqueKeysWithValues: items.dropFirst().map { ($0, 1) })
  }
}
