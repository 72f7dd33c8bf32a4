/// The items under one entry of a relation, each once, in no particular order.
public enum ItemSet<Item: Hashable & Sendable>: Sequence, Sendable {
  case none
  /// An item that is stated once, as most entries have it.
  case one(Item)
  /// Two items or more before the first change, each stated once.
  case filled(ArraySlice<Item>)
  /// Each item with how often it is stated.
  case counted([Item: Int])

  @inlinable public init() { self = .none }

  /// Makes a set of items that may be repeated.
  @inlinable public init(_ items: ArraySlice<Item>) {
    if 1 < items.count, Self.areDistinct(items) {
      self = .filled(items)
    } else {
      self = .none
      for item in items { _ = change(item, by: 1) }
    }
  }

  @inlinable static func areDistinct(_ items: ArraySlice<Item>) -> Bool {
    guard 8 < items.count else {
      return items.indices.allSatisfy { index in !items[..<index].contains(items[index]) }
    }
    return Set(items).count == items.count
  }

  @inlinable public var isEmpty: Bool {
    switch self {
    case .none: true
    case .one, .filled: false
    case .counted(let counts): counts.isEmpty
    }
  }

  @inlinable public var count: Int {
    switch self {
    case .none: 0
    case .one: 1
    case .filled(let items): items.count
    case .counted(let counts): counts.count
    }
  }

  @inlinable public func contains(_ item: Item) -> Bool {
    switch self {
    case .none: false
    case .one(let only): only == item
    case .filled(let items): items.contains(item)
    case .counted(let counts): counts[item] != nil
    }
  }

  public struct Iterator: IteratorProtocol {
    public var one: Item?
    public var filled: ArraySlice<Item>.Iterator?
    public var counted: Dictionary<Item, Int>.Keys.Iterator?

    @inlinable public init(_ set: ItemSet) {
      switch set {
      case .none: break
      case .one(let item): one = item
      case .filled(let items): filled = items.makeIterator()
      case .counted(let counts): counted = counts.keys.makeIterator()
      }
    }

    @inlinable public mutating func next() -> Item? {
      if let item = one {
        one = nil
        return item
      }
      return filled?.next() ?? counted?.next()
    }
  }

  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  /// Changes the number of sources that state an item. Returns whether that adds or removes the item.
  @inlinable public mutating func change(_ item: Item, by amount: Int) -> Bool {
    var counts: [Item: Int]
    switch self {
    case .none:
      guard 0 < amount else { return false }
      self = amount == 1 ? .one(item) : .counted([item: amount])
      return true
    case .one(let only):
      if only == item, amount == -1 {
        self = .none
        return true
      }
      counts = [only: 1]
    case .filled(let items): counts = Dictionary(uniqueKeysWithValues: items.map { ($0, 1) })
    case .counted(let known): counts = known
    }
    // The set must not hold the table while it changes, or the table would be copied.
    self = .none
    let old = counts[item] ?? 0
    let new = old + amount
    counts[item] = 0 < new ? new : nil
    self = counts.isEmpty ? .none : .counted(counts)
    return (0 < old) != (0 < new)
  }
}
