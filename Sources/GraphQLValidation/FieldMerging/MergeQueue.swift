import GraphQLSchema
import GraphQLSyntax

/// A selection set with its definition.
struct PlacedSelectionSet: Hashable {
  let definition: Int
  let list: NodeList<Selection>

  /// Whether a set comes first in an arbitrary but fixed order.
  static func precedes(_ a: PlacedSelectionSet, _ b: PlacedSelectionSet) -> Bool {
    (a.definition, a.list.indices.lowerBound) < (b.definition, b.list.indices.lowerBound)
  }
}

/// A queue of selection sets to merge with each other, without repeated combinations.
struct MergeQueue {
  /// The aspects of fields that must agree.
  enum Mode: UInt8 {
    /// The types of fields with the same key.
    case shape
    /// The names and arguments of fields with the same key.
    case calls
    case both
  }

  /// A combination of selection sets.
  struct Item {
    let sets: Range<Int>
    let mode: Mode
  }

  private var pool: [PlacedSelectionSet] = []
  private var items: [Item] = []
  private var first = 0
  private var known: [Int: [Int]] = [:]

  mutating func removeAll() {
    pool.removeAll(keepingCapacity: true)
    items.removeAll(keepingCapacity: true)
    first = 0
    if !known.isEmpty { known.removeAll(keepingCapacity: true) }
  }

  mutating func next() -> Item? {
    guard first < items.count else { return nil }
    defer { first += 1 }
    return items[first]
  }

  func sets(of item: Item) -> ArraySlice<PlacedSelectionSet> { pool[item.sets] }

  /// Adds a combination, unless it was added before or has fewer than two sets.
  mutating func add(_ sets: [PlacedSelectionSet], _ mode: Mode) {
    guard 1 < sets.count else { return }
    let start = pool.count
    for set in sets.sorted(by: PlacedSelectionSet.precedes) where pool.count == start || pool[pool.count - 1] != set {
      pool.append(set)
    }
    let item = Item(sets: start..<pool.count, mode: mode)
    guard 1 < item.sets.count else { return pool.removeSubrange(start...) }
    var hasher = Hasher()
    hasher.combine(mode)
    for set in pool[item.sets] { hasher.combine(set) }
    let hash = hasher.finalize()
    let isKnown = known[hash, default: []].contains {
      items[$0].mode == mode && pool[items[$0].sets] == pool[item.sets]
    }
    if isKnown { return pool.removeSubrange(start...) }
    known[hash, default: []].append(items.count)
    items.append(item)
  }
}
