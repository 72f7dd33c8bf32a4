/// The entries of a relation by dense numbers, with the items of the first filling in one array.
///
/// An entry gets a node, with a set of items that can change, when it is read or changed for the first time.
public struct EntryTable<R: Relation> {
  public typealias Number = Int32

  public var numbers: [R.Entry: Number] = [:]
  /// The nodes of the entries that were read or changed.
  public var nodes: ContiguousArray<EntryNode<R>?> = []
  /// The items of the first filling, grouped by entry, repeated ones included.
  public var filledItems: ContiguousArray<R.Item> = []
  /// Where the items of each entry begin, and where the last ones end. Empty before the first filling.
  public var filledStarts: ContiguousArray<Int> = []
  /// When the table was filled.
  public var filledAt: Revision = 0
  /// Numbers of removed entries that are not of the first filling.
  public var freeNumbers: ContiguousArray<Number> = []

  @inlinable public init() {}

  @inlinable public var isEmpty: Bool { numbers.isEmpty }
  @inlinable public var count: Int { numbers.count }

  /// The entries that have items, in no particular order.
  @inlinable public var used: [R.Entry] {
    numbers.compactMap { key, number in nodes[Int(number)]?.items.isEmpty == true ? nil : key }
  }

  /// Fills the table, which has no entries, with the pairs of sources.
  @inlinable public mutating func fill(_ sources: [SourceNode<R>], _ revision: Revision) {
    self = EntryTable()
    let count = sources.reduce(0) { $0 + $1.pairs.count }
    var order: ContiguousArray<Number> = []
    order.reserveCapacity(count)
    // Positions behind the items of each entry, while these are counted; then where to put the next one.
    var ends: ContiguousArray<Int> = []
    for source in sources {
      for pair in source.pairs {
        let number = Self.number(&numbers[pair.entry, default: -1], &ends)
        ends[Int(number)] += 1
        order.append(number)
      }
    }
    var end = 0
    filledStarts.reserveCapacity(ends.count + 1)
    for number in ends.indices {
      filledStarts.append(end)
      end += ends[number]
      ends[number] = filledStarts[number]
    }
    filledStarts.append(end)
    filledItems = ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var index = 0
      for source in sources {
        for pair in source.pairs {
          let number = Int(order[index])
          buffer.initializeElement(at: ends[number], to: pair.item)
          ends[number] += 1
          index += 1
        }
      }
      initializedCount = count
    }
    nodes = ContiguousArray(repeating: nil, count: ends.count)
    filledAt = revision
  }

  @inlinable static func number(_ known: inout Number, _ ends: inout ContiguousArray<Int>) -> Number {
    if known < 0 {
      known = Number(ends.count)
      ends.append(0)
    }
    return known
  }

  /// Returns the node of an entry. A new one has the items of the first filling.
  @inlinable public mutating func node(_ key: R.Entry, _ table: RelationTable<R>) -> EntryNode<R> {
    let number = numbers[key] ?? add(key)
    if let known = nodes[Int(number)] { return known }
    let node = EntryNode<R>(table, key)
    let isFilled = isFilled(number)
    if isFilled {
      node.items = ItemSet(filledItems[filledStarts[Int(number)]..<filledStarts[Int(number) + 1]])
      node.changedAt = filledAt
    }
    nodes[Int(number)] = node
    table.journal?.noteCreation(of: node) {
      if isFilled { table.entries.nodes[Int(number)] = nil } else { table.entries.remove(node) }
    }
    return node
  }

  /// Gives an entry a number.
  @inlinable mutating func add(_ key: R.Entry) -> Number {
    if let free = freeNumbers.popLast() {
      numbers[key] = free
      return free
    }
    numbers[key] = Number(nodes.count)
    nodes.append(nil)
    return Number(nodes.count - 1)
  }

  /// Removes an entry, unless another node has taken the place of this one.
  @inlinable public mutating func remove(_ node: EntryNode<R>) {
    guard let number = numbers[node.key], nodes[Int(number)] === node else { return }
    numbers[node.key] = nil
    nodes[Int(number)] = nil
    if !isFilled(number) { freeNumbers.append(number) }
  }

  /// Undoes the last removal. Its number is free, and no other one was freed since.
  @inlinable public mutating func restore(_ node: EntryNode<R>, _ number: Number) {
    numbers[node.key] = number
    nodes[Int(number)] = node
    if !isFilled(number) { freeNumbers.removeLast() }
  }

  /// Whether a number is that of an entry of the first filling. No other entry gets such a number.
  @inlinable func isFilled(_ number: Number) -> Bool { Int(number) + 1 < filledStarts.count }
}
