import Incremental
import Testing

struct SweepTests {
  private let database = Database(cells: [1: 12, 2: 3, 3: 22])

  @Test func unreadValuesAreRemoved() {
    _ = database.value(Total.self, Single())
    database.sweep()
    let count = database.count
    for value in 100..<200 {
      database.set(cells: [1: 12, 2: 3, 3: 22, value: value])
      _ = database.value(Total.self, Single())
      database.set(Cell.self, value, to: nil)
      database.set(Cells.self, Single(), to: [1, 2, 3])
      _ = database.value(Total.self, Single())
      database.sweep()
    }
    #expect(database.count == count)
  }

  @Test func unreadPreparedValuesAreRemoved() {
    database.prepare(Half.self, [2, 3])
    let count = database.count
    database.sweep()
    #expect(database.count < count)
    let log = RunLog(database)
    _ = database.value(Half.self, 2)
    #expect(log.take().contains("Half(2) computed"))
  }

  @Test func requestedValuesAreKept() {
    _ = database.value(Pointed.self, 1)
    database.sweep()
    let log = RunLog(database)
    _ = database.value(Pointed.self, 1)
    #expect(log.take() == [])
  }
}
