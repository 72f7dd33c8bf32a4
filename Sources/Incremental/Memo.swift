/// Keeps results for one state of the inputs, without records of what they depend on.
///
/// A database that is not incremental has one memo. Work on several cores gives each core a memo of its own, which
/// looks into the first one and is merged into it afterwards.
public final class Memo {
  /// The memo that this one looks into. It does not change meanwhile.
  public unowned(unsafe) let base: Memo?
  @exclusivity(unchecked) public var tables = MemoTables()

  init(base: Memo? = nil) { self.base = base }

  /// The value of a query. `reader` reads from this memo.
  @inlinable public func value<Q: Query>(_ query: Q.Type, _ key: Q.Key, _ reader: Reader) -> Q.Value {
    let table = table(of: query)
    if let known = table.values[key] { return known }
    if let known = base?.known(query, key) { return known }
    let value = Q.compute(key, reader)
    table.values[key] = value
    return value
  }

  /// The value of a query, if it was computed already.
  @inlinable public func known<Q: Query>(_ query: Q.Type, _ key: Q.Key) -> Q.Value? {
    tables.find(QueryMemo<Q>.self)?.values[key]
  }

  /// The entries of a relation, all of which are computed at the first call.
  @inlinable public func entries<R: Relation>(of relation: R.Type, _ reader: Reader) -> RelationMemo<R> {
    if let known = tables.find(RelationMemo<R>.self) ?? base?.tables.find(RelationMemo<R>.self) { return known }
    let sources = R.sources(reader)
    R.prepare(sources, reader)
    let memo = RelationMemo<R>(EntryGroups(reader.map(sources) { R.pairs(of: $0, $1) }))
    tables.add(memo)
    return memo
  }

  /// Computes many keys of a query together.
  @inlinable public func prepare<Q: BatchQuery>(_ query: Q.Type, _ keys: [Q.Key], _ reader: Reader) {
    let table = table(of: query)
    let base = base?.tables.find(QueryMemo<Q>.self)
    var seen: Set<Q.Key> = []
    seen.reserveCapacity(keys.count)
    let missing = keys.filter { key in
      table.values[key] == nil && base?.values[key] == nil && seen.insert(key).inserted
    }
    guard !missing.isEmpty else { return }
    let products = Q.perform(reader.map(missing) { Q.gather($0, $1) })
    let values = reader.map(Array(zip(missing, products))) { Q.conclude($0.0, $0.1, $1) }
    table.values.reserveCapacity(table.values.count + missing.count)
    for (key, value) in zip(missing, values) { table.values[key] = value }
  }

  @inlinable func table<Q: Query>(of query: Q.Type) -> QueryMemo<Q> {
    if let known = tables.find(QueryMemo<Q>.self) { return known }
    let table = QueryMemo<Q>()
    tables.add(table)
    return table
  }

  /// Adds the results of a memo that looks into this one.
  func merge(_ other: Memo) {
    for table in other.tables.all { table.merge(table, self) }
  }
}

/// The results of one query or relation.
public class MemoTable {
  /// Adds the results of the table to a memo.
  let merge: (MemoTable, Memo) -> Void

  public init(merge: @escaping (MemoTable, Memo) -> Void) { self.merge = merge }
}

/// The results of one query by key.
public final class QueryMemo<Q: Query>: MemoTable {
  @exclusivity(unchecked) public var values: [Q.Key: Q.Value] = [:]

  @inlinable public init() {
    super.init { table, memo in
      let (values, target) = (unsafeDowncast(table, to: QueryMemo<Q>.self).values, memo.table(of: Q.self))
      if target.values.isEmpty {
        target.values = values
      } else {
        target.values.reserveCapacity(target.values.count + values.count)
        // Both cores may have computed a value, which is the same then.
        for (key, value) in values { target.values[key] = value }
      }
    }
  }
}

/// The items of one relation by entry.
public final class RelationMemo<R: Relation>: MemoTable {
  public let groups: EntryGroups<R>

  @inlinable public init(_ groups: EntryGroups<R>) {
    self.groups = groups
    super.init { table, memo in
      if memo.tables.find(RelationMemo<R>.self) == nil {
        memo.tables.add(unsafeDowncast(table, to: RelationMemo<R>.self))
      }
    }
  }

  @inlinable public func items(_ entry: R.Entry) -> ItemSet<R.Item> { groups.distinctItems(entry) }
}

/// Tables by their type: a hash table of the addresses of types, which can be read by several threads.
public struct MemoTables {
  public struct Slot {
    public var type: ObjectIdentifier?
    public unowned(unsafe) var table: MemoTable
  }

  public private(set) var all: [MemoTable] = []
  /// A power of two of slots, of which at most half are used.
  public private(set) var slots: ContiguousArray<Slot> = []

  init() {}

  @inlinable public func find<T: MemoTable>(_ type: T.Type) -> T? {
    guard !slots.isEmpty else { return nil }
    let type = ObjectIdentifier(type)
    var index = start(of: type)
    while let known = slots[index].type {
      if known == type { return unsafeDowncast(slots[index].table, to: T.self) }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Adds the only table of a type.
  @inlinable public mutating func add<T: MemoTable>(_ table: T) { add(table, ObjectIdentifier(T.self)) }

  public mutating func add(_ table: MemoTable, _ type: ObjectIdentifier) {
    all.append(table)
    if slots.count < 2 * all.count { grow(with: table) }
    insert(table, type)
  }

  @inlinable func start(of type: ObjectIdentifier) -> Int {
    Int(truncatingIfNeeded: UInt(bitPattern: type) >> 4 &* 0x9E37_79B9) & (slots.count - 1)
  }

  private mutating func grow(with table: MemoTable) {
    let former = slots
    slots = ContiguousArray(repeating: Slot(type: nil, table: table), count: max(128, 2 * former.count))
    for slot in former { if let type = slot.type { insert(slot.table, type) } }
  }

  private mutating func insert(_ table: MemoTable, _ type: ObjectIdentifier) {
    var index = start(of: type)
    while slots[index].type != nil { index = (index + 1) & (slots.count - 1) }
    slots[index] = Slot(type: type, table: table)
  }
}
