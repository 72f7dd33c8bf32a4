/// The entries of a relation by dense numbers, with the items of the first filling in one array.
///
/// An entry gets a node, with a set of items that can change, when it is read or changed for the first time.
public struct EntryTable<R: Relation> {
  public typealias Number = EntryGroups<R>.Number

  public var numbers: [R.Entry: Number] = [:]
  /// The nodes of the entries that were read or changed.
  public var nodes: ContiguousArray<EntryNode<R>?> = []
  /// The items of the first filling. Its numbers are in `numbers`, which can change.
  public var filled = EntryGroups<R>()
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
    filled = EntryGroups(sources.map { $0.pairs })
    (numbers, filled.numbers) = (filled.numbers, [:])
    nodes = ContiguousArray(repeating: nil, count: filled.count)
    filledAt = revision
  }

  /// Returns the node of an entry. A new one has the items of the first filling.
  @inlinable public mutating func node(_ key: R.Entry, _ table: RelationTable<R>) -> EntryNode<R> {
    let number = numbers[key] ?? add(key)
    if let known = nodes[Int(number)] { return known }
    let node = EntryNode<R>(table, key)
    let isFilled = isFilled(number)
    if isFilled {
      node.items = filled.items(at: number)
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
  @inlinable func isFilled(_ number: Number) -> Bool { Int(number) < filled.count }
}
