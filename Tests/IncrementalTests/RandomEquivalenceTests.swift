import Foundation
import Fuzzing
import Incremental
import TestSupport
import Testing

/// After any order of changes, questions and sweeps, a database answers like a new database.
struct RandomEquivalenceTests {
  @Test(arguments: Seeds.all, 0..<UInt64(Seeds.share(of: 20)))
  func randomInputsEqualANewDatabase(first: UInt64, round: UInt64) {
    var random = SplitMix64(seed: first &+ round)
    let database = Database()
    var cells: [Int: Int] = [:]
    var halves: [Int: Set<Int>] = [:]
    for step in 0..<400 {
      for _ in 0..<Int.random(in: 0...3, using: &random) { edit(&cells, database, &random) }
      let fresh = Database(cells: cells)
      let note = Comment(rawValue: "MOCKD_SEED=\(first), round \(round), step \(step)")
      switch Int.random(in: 0..<6, using: &random) {
      case 0: #expect(database.value(Total.self, Single()) == fresh.value(Total.self, Single()), note)
      case 1:
        let key = Int.random(in: 0..<12, using: &random)
        #expect(database.value(Pointed.self, key) == fresh.value(Pointed.self, key), note)
      case 2:
        let keys = (0..<10).filter { _ in Bool.random(using: &random) }
        database.prepare(Half.self, keys)
        for key in keys { #expect(database.value(Half.self, key) == fresh.value(Half.self, key), note) }
      case 3:
        for entry in database.changes(of: ByHalf.self) { halves[entry] = Set(database.items(of: ByHalf.self, entry)) }
        for entry in 0..<5 {
          #expect(halves[entry] ?? [] == Set(fresh.items(of: ByHalf.self, entry)), note)
        }
      case 4:
        #expect(database.entries(of: ByDigit.self).sorted() == fresh.entries(of: ByDigit.self).sorted(), note)
      default: database.sweep()
      }
    }
  }

  /// The same for random programs, which also ask for answers that are kept as roots.
  @Test(arguments: Seeds.all, 0..<UInt64(Seeds.share(of: 40)))
  func randomProgramsEqualANewDatabase(first: UInt64, round: UInt64) {
    var random = SplitMix64(seed: first &+ round)
    let database = Database()
    // Not incremental, but asked again after each edit.
    let single = Database(isIncremental: false)
    database.roots.limit = 6
    var inputs: [ProgramStep] = []
    for step in 0..<200 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        inputs.append(.edit(&random))
        for database in [database, single] { _ = inputs.last?.apply(to: database) }
      }
      let question = ProgramStep.question(&random)
      let answer = question.apply(to: database)
      guard question.isPure else { continue }
      let fresh = Database()
      for input in inputs { _ = input.apply(to: fresh) }
      let note = Comment(rawValue: "MOCKD_SEED=\(first), round \(round), step \(step): \(question)")
      #expect(answer == question.apply(to: fresh), note)
      #expect(answer == question.apply(to: single), note)
    }
  }

  private func edit(_ cells: inout [Int: Int], _ database: Database, _ random: inout SplitMix64) {
    let key = Int.random(in: 0..<12, using: &random)
    let value = Int.random(in: 0..<4, using: &random) == 0 ? nil : Int.random(in: 0..<40, using: &random)
    cells[key] = value
    database.set(Cell.self, key, to: value)
    database.set(Cells.self, Single(), to: cells.keys.sorted())
  }
}
