import Incremental
import Testing

/// A database that is not incremental gives the same answers, on all cores.
struct NonIncrementalDatabaseTests {
  private static let cells = Dictionary(uniqueKeysWithValues: (0..<1_000).map { ($0, $0 * 7 % 40) })

  private func database(isIncremental: Bool) -> Database {
    let database = Database(isIncremental: isIncremental)
    database.set(cells: Self.cells)
    return database
  }

  @Test func resultsEqualAnIncrementalDatabase() {
    let (single, incremental) = (database(isIncremental: false), database(isIncremental: true))
    for database in [single, incremental] { database.prepare(Half.self, Array(0..<500)) }
    for key in 0..<1_000 {
      #expect(single.value(Half.self, key) == incremental.value(Half.self, key))
      #expect(Set(single.items(of: ByDigit.self, key)) == Set(incremental.items(of: ByDigit.self, key)))
      #expect(single.items(of: ByDigit.self, key).count == incremental.items(of: ByDigit.self, key).count)
      #expect(Set(single.items(of: ByValue.self, key)) == Set(incremental.items(of: ByValue.self, key)))
    }
    #expect(single.entries(of: ByHalf.self).sorted() == incremental.entries(of: ByHalf.self).sorted())
    #expect(single.value(Total.self, Single()) == incremental.value(Total.self, Single()))
    #expect(single.pairs(of: ByDigit.self, 3) == incremental.pairs(of: ByDigit.self, 3))
  }

  @Test(arguments: [0, 1, 10, 65, 500]) func keysBesideAStepEqualKeysAlone(count: Int) throws {
    let (single, incremental) = (database(isIncremental: false), database(isIncremental: true))
    let reader = try #require(single.readerOfMemo())
    reader.prepare(Half.self, Array(0..<count)) { _ = $0.value(Total.self, Single()) }
    #expect(reader.known(Total.self, Single()) == incremental.value(Total.self, Single()))
    for key in 0..<count { #expect(reader.known(Half.self, key) == incremental.value(Half.self, key)) }
  }

  @Test func newInputsDiscardAllResults() {
    let single = database(isIncremental: false)
    _ = single.value(Total.self, Single())
    let former = single.changes(of: ByValue.self)
    #expect(former == Set(Self.cells.values))
    single.set(Cell.self, 1, to: 77)
    single.set(Cells.self, Single(), to: [1, 2])
    let fresh = Database(cells: Self.cells)
    fresh.set(Cell.self, 1, to: 77)
    fresh.set(Cells.self, Single(), to: [1, 2])
    #expect(single.value(Total.self, Single()) == fresh.value(Total.self, Single()))
    // Entries that are gone have changed too.
    #expect(single.changes(of: ByValue.self) == former.union([77, 14]))
  }

  @Test func laterResultsAreComputedAgain() {
    let single = database(isIncremental: false)
    let log = RunLog(single)
    let total = single.answer("a") { single.value(Total.self, Single()) }
    #expect(!total.isEmpty)
    #expect(single.isStale("a"))
    #expect(!single.isUnchanged("a"))
    #expect(log.take().isEmpty)
    single.sweep()
    #expect(single.value(Total.self, Single()) == total)
  }
}
