import Incremental
import Testing

struct BatchTests {
  private let database = Database(cells: [1: 12, 2: 3, 3: 22, 4: 8])

  @Test func keysAreComputedTogether() {
    let log = RunLog(database)
    database.prepare(Half.self, [2, 3, 8])
    #expect(log.take().filter { $0.hasPrefix("Half") } == ["Half(2) computed", "Half(3) computed", "Half(8) computed"])
    #expect(database.value(Half.self, 2) == 17)
    #expect(log.take() == [])
  }

  @Test func onlyStaleKeysAreComputed() {
    database.prepare(Half.self, [2, 3, 8])
    let log = RunLog(database)
    database.set(Cell.self, 4, to: 28)
    database.prepare(Half.self, [2, 3, 8])
    #expect(log.take() == ["Digit(4) unchanged", "Half(8) changed", "SumOfDigit(8) changed"])
  }

  @Test func theFinalDependenciesCount() {
    // Only a half that is a multiple of 3 makes its query read more.
    database.set(Cell.self, 4, to: 28)
    #expect(database.value(Half.self, 8) == 14)
    database.set(Cell.self, 4, to: 18)
    #expect(database.value(Half.self, 8) == 9 + -1)
    database.set(Cell.self, 8, to: 2)
    #expect(database.value(Half.self, 8) == 9 + 23)
  }
}
