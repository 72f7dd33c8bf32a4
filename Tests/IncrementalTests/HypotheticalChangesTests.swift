import Fuzzing
import Incremental
import TestSupport
import Testing

struct HypotheticalChangesTests {
  @Test func resultsReflectTheChange() {
    let database = Database(cells: [1: 12, 2: 3, 3: 22])
    #expect(database.value(SumOfDigit.self, 2) == 34)
    let trial = database.withChanges {
      database.set(Cell.self, 2, to: 2)
      return database.value(SumOfDigit.self, 2)
    }
    #expect(trial == 36)
    #expect(database.input(Cell.self, 2) == 3)
    #expect(database.value(SumOfDigit.self, 2) == 34)
  }

  @Test func noQueriesRunAfterwards() {
    let database = Database(cells: [1: 12, 2: 3, 3: 22])
    _ = database.value(Total.self, Single())
    let revision = database.revision
    let log = RunLog(database)
    database.withChanges {
      database.set(cells: [2: 5, 4: 7])
      _ = database.value(Total.self, Single())
    }
    #expect(!log.take().isEmpty)
    _ = database.value(Total.self, Single())
    #expect(log.take() == [])
    #expect(database.revision == revision)
  }

  @Test func errorsRestoreTheState() {
    struct Failure: Error {}
    let database = Database(cells: [1: 12])
    #expect(throws: Failure.self) {
      try database.withChanges { () throws(Failure) in
        database.set(Cell.self, 1, to: 5)
        throw Failure()
      }
    }
    #expect(database.value(Digit.self, 1) == 2)
  }

  @Test func callsNest() {
    let database = Database(cells: [1: 12, 2: 3])
    let log = RunLog(database)
    database.withChanges {
      database.set(Cell.self, 1, to: 5)
      #expect(database.value(Digit.self, 1) == 5)
      database.withChanges {
        database.set(Cell.self, 1, to: 6)
        #expect(database.value(Digit.self, 1) == 6)
        #expect(database.value(Digit.self, 2) == 3)
      }
      _ = log.take()
      #expect(database.value(Digit.self, 1) == 5)
      #expect(log.take() == [])
      #expect(database.value(Digit.self, 2) == 3)
      #expect(log.take() == ["Digit(2) computed"])
    }
    #expect(database.value(Digit.self, 1) == 2)
  }

  /// Queries and relations that only hypothetical changes have asked for are unknown afterwards.
  @Test func hypotheticalKeysAreRemoved() {
    let database = Database(cells: [1: 12, 2: 3])
    let count = database.count
    let tables = database.tables.all.count
    database.withChanges {
      database.set(cells: [1: 1, 3: 4])
      _ = database.value(Total.self, Single())
      database.sweep()
    }
    #expect(database.count == count)
    #expect(database.tables.all.count == tables)
    #expect(database.journal.count == 0)
  }

  @Test(arguments: [100, 1000, 10000]) func theJournalIsProportionalToTheChange(_ size: Int) {
    let database = Database(cells: Dictionary(uniqueKeysWithValues: (0..<size).map { ($0, 10 * $0 + $0 % 7) }))
    for key in 0..<size { _ = database.value(Pointed.self, key) }
    #expect(size / 8 < database.items(of: ByDigit.self, 3).count)
    let count = database.withChanges {
      database.set(Cell.self, size - 1, to: 5)
      #expect(database.items(of: ByDigit.self, 5).contains(size - 1))
      _ = database.value(Pointed.self, size - 1)
      return database.journal.count
    }
    #expect(5 < count && count < 40)
  }

  /// A database that tries changes in between, and a reference that does not, run the same queries after each edit.
  @Test(arguments: Seeds.all, 0..<UInt64(Seeds.share(of: 40)))
  func theNextEditRunsTheSameQueries(first: UInt64, round: UInt64) {
    var random = SplitMix64(seed: first &+ round)
    let database = ObservedDatabase()
    let reference = ObservedDatabase()
    var trials = 0
    for step in 0..<150 {
      let note = Comment(rawValue: "MOCKD_SEED=\(first), round \(round), step \(step)")
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let edit = ProgramStep.edit(&random)
        database.run(edit)
        reference.run(edit)
      }
      if Bool.random(using: &random) {
        trials += 1
        expectFreshAnswers(database, depth: 0, note, &random)
        database.events = []
      }
      let question = ProgramStep.question(&random)
      #expect(database.run(question) == reference.run(question), note)
      #expect(database.takeEvents() == reference.takeEvents(), note)
      for key in 0..<12 { #expect(database.database.isStale(key) == reference.database.isStale(key), note) }
      #expect(database.database.count == reference.database.count, note)
      #expect(database.database.revision == reference.database.revision, note)
    }
    #expect(20 < trials)
  }

  /// Tries random changes, and compares each answer with that of a new database.
  private func expectFreshAnswers(
    _ database: ObservedDatabase, depth: Int, _ note: Comment, _ random: inout SplitMix64
  ) {
    let inputs = database.inputs
    database.database.withChanges {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        for _ in 0..<Int.random(in: 0...3, using: &random) { database.run(.edit(&random)) }
        let question = ProgramStep.question(&random)
        let answer = database.run(question)
        if question.isPure { #expect(answer == question.apply(to: database.fresh()), note) }
        if depth < 2, Int.random(in: 0..<4, using: &random) == 0 {
          expectFreshAnswers(database, depth: depth + 1, note, &random)
        }
      }
    }
    database.inputs = inputs
  }
}

/// A database with its events and the inputs that were set.
private final class ObservedDatabase {
  let database = Database()
  var events: [QueryEvent] = []
  var inputs: [ProgramStep] = []

  init() {
    database.roots.limit = 6
    database.trace.observer = { [unowned self] in events.append($0) }
  }

  @discardableResult func run(_ step: ProgramStep) -> [Int] {
    switch step {
    case .setCell, .setCells, .setSeed: inputs.append(step)
    default: break
    }
    return step.apply(to: database)
  }

  /// The events since the last call, sorted.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events.map { "\($0.query)(\($0.key)) \($0.outcome)" }.sorted()
  }

  /// A new database with the same inputs.
  func fresh() -> Database {
    let database = Database()
    for input in inputs { _ = input.apply(to: database) }
    return database
  }
}
