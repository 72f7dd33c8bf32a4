import BitCollections

/// The tables of a database, by type and number, and which of them each one reads.
public struct TableList {
  public private(set) var all: [Table] = []
  public private(set) var numbers: [ObjectIdentifier: Int] = [:]
  /// The tables used last, by a few bits of the addresses of their types.
  @usableFromInline var recent: ContiguousArray<RecentTable>
  /// For each table, the tables that it reads, directly or not. Nil until it is needed again.
  private var reach: [BitSet]?

  init() {
    recent = ContiguousArray(repeating: RecentTable(type: nil, table: Table(name: "", number: 0)), count: 256)
  }

  /// Returns the slot for a table among the recent ones.
  @inlinable static func slot(_ type: ObjectIdentifier) -> Int {
    Int((UInt(bitPattern: Int(bitPattern: type)) >> 4) & 255)
  }

  /// Returns the table of a type, if a recent call has used it.
  @inlinable func recent<T: Table>(_ type: T.Type) -> T? {
    let type = ObjectIdentifier(type)
    let known = recent[Self.slot(type)]
    return known.type == type ? unsafeDowncast(known.table, to: T.self) : nil
  }

  /// Returns the table of a type, if there is one.
  @inlinable public func find<T: Table>(_ type: T.Type) -> T? {
    // The number of a type leads to a table of that type.
    numbers[ObjectIdentifier(type)].map { unsafeDowncast(all[$0], to: T.self) }
  }

  @inlinable mutating func noteUse<T: Table>(of table: T) {
    let type = ObjectIdentifier(T.self)
    recent[Self.slot(type)] = RecentTable(type: type, table: table)
  }

  /// Adds the only table of a type.
  @usableFromInline mutating func add(_ table: Table, _ type: ObjectIdentifier) {
    numbers[type] = all.count
    all.append(table)
    reach = nil
  }

  /// Removes the table that was added last.
  mutating func removeLast(_ table: Table, _ type: ObjectIdentifier) {
    numbers[type] = nil
    all.removeLast()
    reach = nil
    for slot in recent.indices where recent[slot].type == type { recent[slot] = RecentTable(type: nil, table: table) }
  }

  /// Notes that some table reads others than before.
  mutating func noteOtherReads() { reach = nil }

  /// Returns the numbers of the tables that a table reads, directly or not, and its own.
  mutating func reach(of number: Int) -> BitSet {
    if let reach { return reach[number] }
    let reach = closure()
    self.reach = reach
    return reach[number]
  }

  private func closure() -> [BitSet] {
    var result = all.map { table in
      var set = table.reads
      set.insert(table.number)
      return set
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for index in result.indices {
        var set = result[index]
        for other in result[index] { set.formUnion(result[other]) }
        if set != result[index] {
          result[index] = set
          isGrowing = true
        }
      }
    }
    return result
  }
}

/// A table and the type that leads to it.
@usableFromInline struct RecentTable {
  @usableFromInline let type: ObjectIdentifier?
  @usableFromInline unowned(unsafe) let table: Table

  @inlinable init(type: ObjectIdentifier?, table: Table) {
    self.type = type
    self.table = table
  }
}
