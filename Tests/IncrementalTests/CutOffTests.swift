import Incremental
import Testing

/// The queries that run after an edit.
struct CutOffTests {
  private let database = Database(cells: [1: 12, 2: 3, 3: 24])

  @Test func equalInputsRunNoQueries() {
    _ = database.value(Total.self, Single())
    let log = RunLog(database)
    #expect(!database.set(Cell.self, 1, to: 12))
    _ = database.value(Total.self, Single())
    #expect(log.take() == [])
  }

  @Test func equalResultsStopInvalidation() {
    #expect(database.value(Pointed.self, 1) == 23)
    let log = RunLog(database)
    database.set(Cell.self, 2, to: 103)
    #expect(database.value(Pointed.self, 1) == 23)
    #expect(log.take() == ["Digit(2) unchanged"])
    database.set(Cell.self, 2, to: 104)
    #expect(database.value(Pointed.self, 1) == 24)
    #expect(log.take() == ["Digit(2) changed", "Pointed(1) changed"])
  }

  @Test func absentInputsAreDependencies() {
    #expect(database.value(Digit.self, 9) == -1)
    database.set(Cell.self, 9, to: 5)
    #expect(database.value(Digit.self, 9) == 5)
    database.set(Cell.self, 9, to: nil)
    #expect(database.value(Digit.self, 9) == -1)
  }

  @Test func dependenciesComeFromTheLastRun() {
    #expect(database.value(Pointed.self, 1) == 23)
    database.set(Cell.self, 1, to: 3)
    #expect(database.value(Pointed.self, 1) == 34)
    let log = RunLog(database)
    database.set(Cell.self, 2, to: 7)
    #expect(database.value(Pointed.self, 1) == 34)
    #expect(log.take() == [])
  }

  @Test func onlyRequestedQueriesRun() {
    let log = RunLog(database)
    _ = database.value(Pointed.self, 1)
    #expect(log.take() == ["Digit(1) computed", "Digit(2) computed", "Pointed(1) computed"])
  }

  @Test func eventsHaveDurations() {
    var now: UInt64 = 0
    database.trace.clock = {
      now += 10
      return now
    }
    var events: [QueryEvent] = []
    database.trace.observer = { events.append($0) }
    _ = database.value(Pointed.self, 1)
    #expect(events.map(\.query) == ["Digit", "Digit", "Pointed"])
    #expect(events.map(\.nanoseconds) == [10, 10, 30])
  }
}
