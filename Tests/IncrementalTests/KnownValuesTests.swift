import Incremental
import Testing

/// Twice the sum of a digit.
private enum DoubledSum: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int { 2 * reader.value(SumOfDigit.self, key) }
}

/// The same, from `DoubledSum` if that is up to date.
private enum DoubledOrKnown: Query {
  static func compute(_ key: Int, _ reader: Reader) -> Int {
    let sum = reader.value(SumOfDigit.self, key)
    return reader.known(DoubledSum.self, key) ?? 2 * sum
  }
}

/// Values that queries use only if they are up to date.
struct KnownValuesTests {
  private let database = Database(cells: [1: 12, 2: 3, 3: 22])

  @Test func anUnknownValueIsNotComputed() {
    let log = RunLog(database)
    #expect(database.value(DoubledOrKnown.self, 2) == 68)
    #expect(!log.take().contains { $0.hasPrefix("DoubledSum") })
  }

  @Test func aStaleValueIsNotUsed() {
    #expect(database.value(DoubledSum.self, 2) == 68 && database.value(DoubledOrKnown.self, 2) == 68)
    database.set(Cell.self, 3, to: 32)
    let log = RunLog(database)
    #expect(database.value(DoubledOrKnown.self, 2) == 88)
    #expect(!log.take().contains { $0.hasPrefix("DoubledSum") })
    #expect(database.value(DoubledSum.self, 2) == 88)
  }

  @Test func readingAKnownValueAddsNoDependency() {
    #expect(database.value(DoubledSum.self, 2) == 68 && database.value(DoubledOrKnown.self, 2) == 68)
    database.set(Cell.self, 2, to: 4)
    let log = RunLog(database)
    #expect(database.value(DoubledOrKnown.self, 2) == 68)
    #expect(!log.take().contains { $0.hasPrefix("Doubled") })
  }
}
