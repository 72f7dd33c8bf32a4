import Incremental
import Testing

/// Entries of relations that have no items any more take no room.
struct EmptyEntryTests {
  private let database = Database(cells: [1: 10, 2: 20])

  @Test func emptyEntriesAreRemoved() {
    #expect(database.entries(of: ByValue.self).sorted() == [10, 20])
    let count = database.count
    for value in 100..<200 {
      database.set(Cell.self, 1, to: value)
      #expect(database.items(of: ByValue.self, value).sorted() == [1])
      #expect(database.entries(of: ByValue.self).sorted() == [20, value])
    }
    database.sweep()
    #expect(database.count == count)
  }

  @Test func entriesOfRemovedSourcesAreRemoved() {
    _ = database.entries(of: ByValue.self)
    database.sweep()
    let count = database.count
    for value in 100..<200 {
      database.set(cells: [1: 10, 2: 20, value: value])
      #expect(database.items(of: ByValue.self, value).sorted() == [value])
      database.set(Cell.self, value, to: nil)
      database.set(Cells.self, Single(), to: [1, 2])
      #expect(database.items(of: ByValue.self, value).isEmpty)
    }
    database.sweep()
    #expect(database.count == count)
  }

  /// An entry that is read stays, so that its reader learns of new items.
  @Test func emptyEntriesWithReadersAreKept() {
    #expect(database.value(CountOfValue.self, 10) == 1)
    database.set(Cell.self, 1, to: 30)
    #expect(database.value(CountOfValue.self, 10) == 0)
    #expect(database.entries(of: ByValue.self).sorted() == [20, 30])
    database.sweep()
    database.set(Cell.self, 2, to: 10)
    #expect(database.value(CountOfValue.self, 10) == 1)
  }

  /// Asking for an entry that never had items leaves nothing behind.
  @Test func readingAbsentEntriesStoresNothing() {
    _ = database.entries(of: ByValue.self)
    let count = database.count
    for value in 100..<200 { #expect(database.items(of: ByValue.self, value).isEmpty) }
    #expect(database.count == count)
  }

  /// An entry that was dropped while it waited for a sweep leaves its successor alone.
  @Test func returningEntriesAreKept() {
    database.set(cells: [1: 10, 2: 20, 3: 99])
    #expect(database.value(CountBehind.self, 3) == 0)
    // Nothing reads the entry 100 any more; then it comes, goes and comes back.
    database.set(Cell.self, 3, to: 50)
    #expect(database.value(CountBehind.self, 3) == 0)
    for value in [100, 10, 100] {
      database.set(Cell.self, 1, to: value)
      #expect(database.items(of: ByValue.self, value).sorted() == [1])
    }
    database.sweep()
    #expect(database.items(of: ByValue.self, 100).sorted() == [1])
    #expect(database.entries(of: ByValue.self).sorted() == [20, 50, 100])
  }
}

/// How many cells have the value that follows that of a cell.
private enum CountBehind: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    reader.items(of: ByValue.self, (reader.input(Cell.self, key) ?? 0) + 1).count
  }
}
