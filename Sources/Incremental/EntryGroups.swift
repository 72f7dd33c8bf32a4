/// The items of a relation, grouped by entry in one array.
public struct EntryGroups<R: Relation> {
  public typealias Number = Int32

  /// The entries by dense numbers.
  public var numbers: [R.Entry: Number] = [:]
  /// Repeated ones included.
  public var items: ContiguousArray<R.Item> = []
  /// Where the items of each entry begin, and where the last ones end. Empty without a filling.
  public var starts: ContiguousArray<Int> = []

  @inlinable public init() {}

  /// Groups the pairs of sources.
  @inlinable public init(_ sources: [[R.Pair]]) {
    let count = sources.reduce(0) { $0 + $1.count }
    numbers.reserveCapacity(count / 4)
    var order: ContiguousArray<Number> = []
    order.reserveCapacity(count)
    // Positions behind the items of each entry, while these are counted; then where to put the next one.
    var ends: ContiguousArray<Int> = []
    for pairs in sources {
      for pair in pairs {
        let number = Self.number(&numbers[pair.entry, default: -1], &ends)
        ends[Int(number)] += 1
        order.append(number)
      }
    }
    var end = 0
    starts.reserveCapacity(ends.count + 1)
    for number in ends.indices {
      starts.append(end)
      end += ends[number]
      ends[number] = starts[number]
    }
    starts.append(end)
    items = ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var index = 0
      for pairs in sources {
        for pair in pairs {
          let number = Int(order[index])
          buffer.initializeElement(at: ends[number], to: pair.item)
          ends[number] += 1
          index += 1
        }
      }
      initializedCount = count
    }
  }

  @inlinable static func number(_ known: inout Number, _ ends: inout ContiguousArray<Int>) -> Number {
    if known < 0 {
      known = Number(ends.count)
      ends.append(0)
    }
    return known
  }

  /// How many entries there are.
  @inlinable public var count: Int { max(0, starts.count - 1) }

  /// The items under an entry, for a set that does not change.
  @inlinable public func distinctItems(_ entry: R.Entry) -> ItemSet<R.Item> {
    guard let number = numbers[entry] else { return ItemSet() }
    let items = items[starts[Int(number)]..<starts[Int(number) + 1]]
    if items.count == 1 { return .one(items[items.startIndex]) }
    if items.count <= 8, ItemSet.areDistinct(items) { return .filled(items) }
    var seen: Set<R.Item> = []
    var distinct: [R.Item] = []
    for item in items where seen.insert(item).inserted { distinct.append(item) }
    return .filled(distinct[...])
  }

  @inlinable public func items(at number: Number) -> ItemSet<R.Item> {
    ItemSet(items[starts[Int(number)]..<starts[Int(number) + 1]])
  }
}
