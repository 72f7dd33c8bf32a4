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
    case told([String])
  }

  /// A named sequence of steps.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var steps: [(UInt64, Step)]

    init(_ name: String, _ steps: [(UInt64, Step)]) { (testDescription, self.steps) = (name, steps) }
  }

  static let rows = [
    Row("one whole file at once", [(0, .whole("a")), (0, .told(["a"]))]),
    Row("a second one settles", [(0, .whole("a")), (0, .whole("b")), (19, .told([])), (20, .told(["a", "b"]))]),
    Row("what has gone settles", [(0, .other("a")), (19, .told([])), (20, .told(["a"]))]),
    Row("removed and whole again at once", [(0, .other("a")), (5, .open("a")), (6, .whole("a")), (6, .told(["a"]))]),
    Row("an open file waits for its end", [(0, .open("a")), (1999, .told([])), (2000, .told(["a"]))]),
    Row("closed", [(0, .open("a")), (100, .open("a")), (300, .whole("a")), (300, .told(["a"]))]),
    Row(
      "an open file does not hold others", [(0, .open("a")), (1, .whole("b")), (1, .told(["b"])), (2000, .told(["a"]))]),
    Row("open, then removed", [(0, .open("a")), (1, .other("a")), (21, .told(["a"]))]),
    Row(
      "noise is not waited for longer than half a second",
      stride(from: 0, to: 500, by: 10).flatMap { [(UInt64($0), Step.other("a")), (UInt64($0), .told([]))] }
        + [(500, .told(["a"]))]),
    Row("many settle longer", [(0, .many(33)), (20, .told([])), (49, .told([])), (50, .told(manyPaths))]),
    Row(
      "git's lock holds", [(0, .hold), (1, .whole("a")), (1, .told([])), (5000, .release), (5001, .told(["a"]))]),
    Row(
      "and what it held settles",
      [
        (0, .hold), (1, .other("a")), (300, .whole("b")), (5000, .release), (5019, .told([])),
        (5020, .told(["a", "b"])),
      ]),
    Row("a stale lock holds ten seconds", [(0, .hold), (1, .whole("a")), (9999, .told([])), (10000, .told(["a"]))]),
    Row("and no longer", [(0, .hold), (10001, .whole("a")), (10001, .told(["a"]))]),
    Row(
      "while git is at work, many whole files are given out ahead, and told all the same",
      [
        (0, .hold), (1, .manyWhole), (2, .ahead(true)), (3, .ahead(false)), (4, .whole("f10")), (4, .ahead(false)),
        (5, .release), (5, .manyWhole), (5, .ahead(false)), (55, .told(manyPaths)), (56, .hold), (56, .ahead(false)),
      ]),
    Row(
      "those that are being written, or are gone, are not",
      [
        (0, .hold), (1, .manyWhole), (1, .open("f11")), (2, .ahead(false)), (3, .other("f11")), (3, .ahead(false)),
        (4, .whole("f11")), (4, .ahead(true)), (5, .release), (55, .told(manyPaths)),
      ]),
    Row("a rescan covers paths", [(0, .rescan), (0, .whole("/r/a")), (0, .whole("/s")), (20, .told(["!/r", "/s"]))]),
    Row(
      "a flush waits for nothing",
      [(0, .hold), (0, .open("a")), (0, .other("b")), (0, .flush), (0, .told(["a", "b"]))]),
    Row("told once", [(0, .whole("a")), (0, .told(["a"])), (9999, .told([]))]),
  ]

  static let manyPaths = (10..<43).map { "f\($0)" }

  @Test(arguments: rows) func settles(row: Row) throws {
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
      case .told(let expected):
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
