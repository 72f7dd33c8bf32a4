import Incremental
import Testing

struct RelationTests {
  private let database = Database(cells: [1: 12, 2: 3, 3: 22])

  @Test func itemsAreGroupedByEntry() {
    #expect(database.items(of: ByDigit.self, 2).sorted() == [1, 3])
    #expect(database.items(of: ByDigit.self, 3).sorted() == [2])
    #expect(database.items(of: ByDigit.self, 4).isEmpty)
    #expect(database.entries(of: ByDigit.self).sorted() == [2, 3, 100])
  }

  @Test func anEntryInvalidatesOnlyItsReaders() {
    #expect(database.value(SumOfDigit.self, 2) == 34)
    #expect(database.value(SumOfDigit.self, 3) == 3)
    let log = RunLog(database)
    database.set(Cell.self, 2, to: 5)
    #expect(database.value(SumOfDigit.self, 2) == 34)
    #expect(log.take() == ["ByDigit(2) changed", "Digit(2) changed"])
    #expect(database.value(SumOfDigit.self, 3) == 0)
    #expect(log.take() == ["SumOfDigit(3) changed"])
  }

  @Test func itemsStayUntilTheLastSourceRemovesThem() {
    #expect(database.items(of: ByDigit.self, 100).sorted() == [0, 1])
    _ = database.changes(of: ByDigit.self)
    database.set(Cell.self, 1, to: 11)
    #expect(database.changes(of: ByDigit.self) == [1, 2])
    database.set(Cell.self, 3, to: 11)
    #expect(database.changes(of: ByDigit.self) == [1, 2, 100])
    #expect(database.items(of: ByDigit.self, 100).sorted() == [1])
  }

  @Test func changesAreReportedOnce() {
    #expect(database.changes(of: ByDigit.self) == [2, 3, 100])
    #expect(database.changes(of: ByDigit.self) == [])
    database.set(cells: [1: 12, 2: 3])
    #expect(database.changes(of: ByDigit.self) == [2])
  }

  @Test func endingChangesReturnsAllReportedEntries() {
    #expect(database.endChanges(of: ByDigit.self) == [])
    _ = database.changes(of: ByDigit.self)
    database.set(cells: [1: 12, 3: 22])
    let log = RunLog(database)
    // The entry 3 has had an item at the last call, although it will have none.
    #expect(database.endChanges(of: ByDigit.self).isSuperset(of: [2, 3, 100]))
    #expect(log.take() == [])
    #expect(database.endChanges(of: ByDigit.self) == [])
    #expect(database.changes(of: ByDigit.self) == [2, 100])
  }

  @Test func endingChangesIncludesLaterChanges() {
    _ = database.changes(of: ByDigit.self)
    database.set(cells: [1: 12, 3: 22])
    _ = database.items(of: ByDigit.self, 2)
    #expect(database.endChanges(of: ByDigit.self) == [2, 3, 100])
  }

  @Test func hypotheticalChangesKeepReporting() {
    _ = database.changes(of: ByDigit.self)
    database.withChanges { _ = database.endChanges(of: ByDigit.self) }
    database.set(Cell.self, 1, to: 13)
    #expect(database.changes(of: ByDigit.self) == [2, 3])
  }

  @Test func unreadRelationsAreNotUpdated() {
    #expect(database.value(SumOfDigit.self, 2) == 34)
    let log = RunLog(database)
    database.set(Cell.self, 2, to: 5)
    #expect(database.value(Digit.self, 2) == 5)
    #expect(log.take() == ["Digit(2) changed"])
  }

  @Test func revertedChangesAreNotReported() {
    #expect(database.value(SumOfDigit.self, 2) == 34)
    _ = database.changes(of: ByDigit.self)
    let log = RunLog(database)
    database.set(Cell.self, 2, to: 5)
    // Asks for something else in between, as happens while a schema is half typed.
    _ = database.value(Digit.self, 2)
    database.set(Cell.self, 2, to: 3)
    #expect(database.changes(of: ByDigit.self) == [])
    #expect(database.value(SumOfDigit.self, 2) == 34)
    #expect(!log.take().contains { $0.hasPrefix("SumOfDigit") })
  }
}
