import Testing

@testable import FileWatching

/// Tests when the debouncer reports changes, by a virtual clock. Times are in milliseconds.
@Suite struct DebouncerTests {
  /// A call of the debouncer, or an expectation.
  enum Step {
    case whole(String)
    case open(String)
    case other(String)
    case many(Int)
    case manyWhole
    /// Whether all of many paths are expected ahead of their report.
    case ahead(Bool)
    case rescan, hold, release, flush
    /// The reports expected at this time; empty for none.
    case reported([String])
  }

  /// A named sequence of steps.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var steps: [(UInt64, Step)]

    init(_ name: String, _ steps: [(UInt64, Step)]) { (testDescription, self.steps) = (name, steps) }
  }

  static let rows = [
    Row("one whole file at once", [(0, .whole("a")), (0, .reported(["a"]))]),
    Row(
      "a second one settles", [(0, .whole("a")), (0, .whole("b")), (19, .reported([])), (20, .reported(["a", "b"]))]),
    Row("a deleted file settles", [(0, .other("a")), (19, .reported([])), (20, .reported(["a"]))]),
    Row(
      "removed and whole again at once", [(0, .other("a")), (5, .open("a")), (6, .whole("a")), (6, .reported(["a"]))]),
    Row("an open file waits for its end", [(0, .open("a")), (1999, .reported([])), (2000, .reported(["a"]))]),
    Row("closed", [(0, .open("a")), (100, .open("a")), (300, .whole("a")), (300, .reported(["a"]))]),
    Row(
      "an open file does not hold others",
      [(0, .open("a")), (1, .whole("b")), (1, .reported(["b"])), (2000, .reported(["a"]))]),
    Row("open, then removed", [(0, .open("a")), (1, .other("a")), (21, .reported(["a"]))]),
    Row(
      "noise is not waited for longer than half a second",
      stride(from: 0, to: 500, by: 10).flatMap { [(UInt64($0), Step.other("a")), (UInt64($0), .reported([]))] }
        + [(500, .reported(["a"]))]),
    Row("many settle longer", [(0, .many(33)), (20, .reported([])), (49, .reported([])), (50, .reported(manyPaths))]),
    Row(
      "git's lock holds",
      [(0, .hold), (1, .whole("a")), (1, .reported([])), (5000, .release), (5001, .reported(["a"]))]),
    Row(
      "and what it held settles",
      [
        (0, .hold), (1, .other("a")), (300, .whole("b")), (5000, .release), (5019, .reported([])),
        (5020, .reported(["a", "b"])),
      ]),
    Row(
      "a stale lock holds ten seconds",
      [(0, .hold), (1, .whole("a")), (9999, .reported([])), (10000, .reported(["a"]))]),
    Row("and no longer", [(0, .hold), (10001, .whole("a")), (10001, .reported(["a"]))]),
    Row(
      "while git is at work, many complete files are reported early, and again at the end",
      [
        (0, .hold), (1, .manyWhole), (2, .ahead(true)), (3, .ahead(false)), (4, .whole("f10")), (4, .ahead(false)),
        (5, .release), (5, .manyWhole), (5, .ahead(false)), (55, .reported(manyPaths)), (56, .hold),
        (56, .ahead(false)),
      ]),
    Row(
      "incomplete and deleted files are not reported early",
      [
        (0, .hold), (1, .manyWhole), (1, .open("f11")), (2, .ahead(false)), (3, .other("f11")), (3, .ahead(false)),
        (4, .whole("f11")), (4, .ahead(true)), (5, .release), (55, .reported(manyPaths)),
      ]),
    Row(
      "a rescan covers paths", [(0, .rescan), (0, .whole("/r/a")), (0, .whole("/s")), (20, .reported(["!/r", "/s"]))]),
    Row(
      "a flush waits for nothing",
      [(0, .hold), (0, .open("a")), (0, .other("b")), (0, .flush), (0, .reported(["a", "b"]))]),
    Row("reported once", [(0, .whole("a")), (0, .reported(["a"])), (9999, .reported([]))]),
  ]

  static let manyPaths = (10..<43).map { "f\($0)" }

  @Test(arguments: rows) func burstsEndAfterAQuietPeriod(row: Row) throws {
    var debouncer = Debouncer()
    var flushed: Debouncer.Batch?
    for (milliseconds, step) in row.steps {
      let now = milliseconds * Debouncer.millisecond
      switch step {
      case .whole(let path): debouncer.note(path, .whole, at: now)
      case .open(let path): debouncer.note(path, .open, at: now)
      case .other(let path): debouncer.note(path, .other, at: now)
      case .many(let count): for path in Self.manyPaths.prefix(count) { debouncer.note(path, .other, at: now) }
      case .manyWhole: for path in Self.manyPaths { debouncer.note(path, .whole, at: now) }
      case .ahead(let isExpected): #expect(debouncer.takeAhead() == (isExpected ? Self.manyPaths : nil))
      case .rescan: debouncer.rescan("/r", at: now)
      case .hold: debouncer.hold(true, at: now)
      case .release: debouncer.hold(false, at: now)
      case .flush: flushed = debouncer.flush()
      case .reported(let expected):
        // A thread that waits for the deadline must wake exactly on time.
        if flushed == nil { #expect(((debouncer.deadline ?? .max) <= now) != expected.isEmpty, "\(milliseconds) ms") }
        let batch = flushed ?? debouncer.take(at: now)
        flushed = nil
        #expect((batch?.rescans ?? []).map { "!" + $0 } + (batch?.paths ?? []) == expected, "\(milliseconds) ms")
      }
    }
    #expect(debouncer.isEmpty)
    #expect(debouncer.deadline == nil)
  }
}
