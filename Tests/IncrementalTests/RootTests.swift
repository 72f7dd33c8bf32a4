import Fuzzing
import Incremental
import TestSupport
import Testing

struct RootTests {
  private let database = Database(cells: [1: 12, 2: 3, 3: 22])

  @Test func changedDependenciesMakeResultsStale() {
    #expect(database.isStale("digit"))
    #expect(database.answer("digit") { database.value(Digit.self, 1) } == 2)
    #expect(!database.isStale("digit"))
    database.set(Cell.self, 2, to: 9)
    #expect(!database.isStale("digit"))
    database.set(Cell.self, 1, to: 9)
    #expect(database.isStale("digit"))
    #expect(database.answer("digit") { database.value(Digit.self, 1) } == 9)
    #expect(!database.isStale("digit"))
  }

  @Test func inputsEntriesAndSourcesAreDependencies() {
    database.answer("input") { _ = database.input(Cell.self, 7) }
    database.answer("items") { _ = database.items(of: ByDigit.self, 7) }
    database.answer("entries") { _ = database.entries(of: ByDigit.self) }
    database.answer("pairs") { _ = database.pairs(of: ByDigit.self, 7) }
    let all = ["input", "items", "entries", "pairs"]
    #expect(all.filter { database.isStale($0) } == [])
    database.set(cells: [1: 12, 2: 3, 3: 22, 7: 7])
    #expect(all.filter { database.isStale($0) } == all)
  }

  /// A relation that has changed may concern an answer until it is brought up to date.
  @Test func stalenessChecksRunNoQueries() {
    database.answer("items") { _ = database.items(of: ByDigit.self, 3) }
    let log = RunLog(database)
    database.set(Cell.self, 1, to: 15)
    #expect(database.isStale("items"))
    #expect(log.take() == [])
    database.prepare(ByDigit.self)
    #expect(!database.isStale("items"))
    database.set(Cell.self, 1, to: 13)
    database.prepare(ByDigit.self)
    #expect(database.isStale("items"))
  }

  @Test func equalValuesLeaveResultsUnchanged() {
    database.answer("digit") { _ = database.value(Digit.self, 1) }
    database.set(Cell.self, 1, to: 32)
    #expect(database.isStale("digit"))
    #expect(database.isUnchanged("digit"))
    #expect(!database.isStale("digit"))
    database.set(Cell.self, 1, to: 33)
    #expect(!database.isUnchanged("digit"))
    #expect(database.isStale("digit"))
    #expect(!database.isUnchanged("unknown"))
  }

  @Test func recentResultsAreKept() {
    database.roots.limit = 8
    for key in 0..<100 {
      database.answer(key) { _ = database.value(Digit.self, key) }
      database.answer("used again") { _ = database.value(Pointed.self, 1) }
    }
    #expect(database.roots.count <= 10)
    #expect(!database.isStale("used again"))
    #expect(!database.isStale(99))
    #expect(database.isStale(0))
    database.sweep()
    // Twelve nodes at most for the digits that are kept and their cells each, and the three cells.
    #expect(database.count < 40)
    let log = RunLog(database)
    _ = database.value(Pointed.self, 1)
    _ = database.value(Digit.self, 99)
    #expect(log.take() == [])
    _ = database.value(Digit.self, 0)
    #expect(log.take() == ["Digit(0) computed"])
  }

  @Test func singleValuesAreBoundedToo() {
    database.roots.limit = 8
    for key in 0..<1000 {
      _ = database.value(Digit.self, key)
      if key % 100 == 0 { database.sweep() }
    }
    database.sweep()
    #expect(database.count < 40)
  }

  @Test func nestedResultsShareDependencies() {
    database.answer("outer") {
      database.answer("inner") { _ = database.value(Digit.self, 1) }
      _ = database.value(Digit.self, 2)
    }
    database.set(Cell.self, 2, to: 9)
    #expect(database.isStale("outer"))
    #expect(!database.isStale("inner"))
    database.answer("outer") { database.answer("inner") { _ = database.value(Digit.self, 1) } }
    database.set(Cell.self, 1, to: 9)
    #expect(database.isStale("outer"))
    #expect(database.isStale("inner"))
  }

  @Test func hypotheticalChangesMakeNoResultStale() {
    database.answer("digit") { _ = database.value(Digit.self, 1) }
    database.withChanges {
      database.set(Cell.self, 1, to: 9)
      #expect(database.isStale("digit"))
      database.answer("trial") { _ = database.value(Digit.self, 1) }
    }
    #expect(!database.isStale("digit"))
    #expect(database.isStale("trial"))
  }

  /// An answer that is not stale is the same when it is made again.
  @Test(arguments: Seeds.all, 0..<UInt64(Seeds.share(of: 20)))
  func freshResultsAreKept(first: UInt64, round: UInt64) {
    var random = SplitMix64(seed: first &+ round)
    let database = Database()
    database.roots.limit = 30
    var answers: [Int: [Int]] = [:]
    var kept = 0
    for step in 0..<200 {
      let note = Comment(rawValue: "MOCKD_SEED=\(first), round \(round), step \(step)")
      _ = ProgramStep.edit(&random).apply(to: database)
      for key in 0..<12 {
        let question = ProgramStep.question(&random)
        let other = question.apply(to: database)
        if case .answer(let key) = question { answers[key] = other }
        let isStale = database.isStale(key)
        let isUnchanged = Bool.random(using: &random) && database.isUnchanged(key)
        guard !isStale || isUnchanged || Int.random(in: 0..<3, using: &random) == 0 else { continue }
        let answer = ProgramStep.answer(key).apply(to: database)
        if !isStale || isUnchanged, let known = answers[key] {
          kept += 1
          #expect(answer == known, note)
        }
        answers[key] = answer
      }
    }
    #expect(100 < kept)
  }
}
