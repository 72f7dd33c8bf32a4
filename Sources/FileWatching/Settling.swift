/// Decides when changes are told: at once, or when a burst is over.
///
/// A state machine without a clock: all times are given, in nanoseconds of any clock that never goes back. A single file
/// that is known to be whole is told at once. All else waits until nothing has happened for some time, but never longer
/// than `longest`; while git holds its lock, until the lock is gone, at most `longestHold`. A file that somebody writes
/// to waits until it is closed, at most `longestOpen`.
struct Settling {
  /// What an event says about a file.
  enum Hint: Hashable {
    /// Its writer has closed it, or it was renamed onto its path.
    case whole
    /// It is being written.
    case open
    /// It has gone, was found, or its attributes have changed.
    case other
  }

  struct Batch: Equatable {
    /// Ordered by bytes; none lies below one of `rescans`.
    var paths: [String] = []
    var rescans: [String] = []
  }

  static let millisecond: UInt64 = 1_000_000
  static let quiet = 20 * millisecond
  /// The same when more than `manyPaths` wait.
  static let quietForMany = 50 * millisecond
  static let manyPaths = 32
  static let longest = 500 * millisecond
  static let longestHold = 10_000 * millisecond
  static let longestOpen = 2_000 * millisecond

  /// What waits to be told, but for files that are being written.
  private var settling: Set<String> = []
  private var rescans: Set<String> = []
  /// Files that are being written, with the time since when.
  private var open: [String: UInt64] = [:]
  /// The one path that may be told at once.
  private var whole: String?
  private var first: UInt64 = 0
  private var last: UInt64 = 0
  private var heldSince: UInt64?
  /// Whole files among what waits that have not been given out ahead.
  private var unseen: Set<String> = []

  var isEmpty: Bool { settling.isEmpty && rescans.isEmpty && open.isEmpty }

  mutating func note(_ path: String, _ hint: Hint, at now: UInt64) {
    if hint == .whole { unseen.insert(path) } else { unseen.remove(path) }
    if hint == .open {
      settling.remove(path)
      if whole == path { whole = nil }
      if open[path] == nil { open[path] = now }
      return
    }
    open[path] = nil
    touch(now)
    settling.insert(path)
    whole = hint == .whole ? path : nil
  }

  mutating func rescan(_ root: String, at now: UInt64) {
    touch(now)
    rescans.insert(root)
    whole = nil
  }

  /// Says whether git's lock exists.
  mutating func hold(_ isHeld: Bool, at now: UInt64) {
    if !isHeld {
      // What was held back settles from now.
      if heldSince != nil { (first, last) = (now, now) }
      heldSince = nil
    } else if heldSince == nil {
      heldSince = now
    }
  }

  /// When `take` has something to give if nothing else happens; nil where nothing waits.
  var deadline: UInt64? {
    var due: UInt64?
    if !settling.isEmpty || !rescans.isEmpty { due = settledDeadline }
    if let opened = open.values.min() { due = min(due ?? .max, opened + Self.longestOpen) }
    guard let due else { return nil }
    return heldSince.map { max(due, $0 + Self.longestHold) } ?? due
  }

  /// What is to be told now, if anything.
  mutating func take(at now: UInt64) -> Batch? {
    guard let deadline, deadline <= now else { return nil }
    for (path, since) in open where since + Self.longestOpen <= now {
      settling.insert(path)
      open[path] = nil
    }
    return takeSettled()
  }

  /// Many whole files that wait for git to end, ordered by bytes; each once until it changes again.
  mutating func takeAhead() -> [String]? {
    guard heldSince != nil, Self.manyPaths < unseen.count else { return nil }
    defer { unseen = [] }
    return unseen.sorted(by: Path.precedes)
  }

  /// All that waits, whatever it waits for.
  mutating func flush() -> Batch? {
    settling.formUnion(open.keys)
    open = [:]
    return settling.isEmpty && rescans.isEmpty ? nil : takeSettled()
  }

  private var settledDeadline: UInt64 {
    if let whole, settling.count == 1, settling.contains(whole), rescans.isEmpty { return last }
    let quiet = settling.count > Self.manyPaths ? Self.quietForMany : Self.quiet
    return min(last + quiet, first + Self.longest)
  }

  private mutating func touch(_ now: UInt64) {
    if settling.isEmpty, rescans.isEmpty { first = now }
    last = now
  }

  private mutating func takeSettled() -> Batch {
    let paths = settling.filter { path in !rescans.contains { Path.isBelow(path, $0) } }
    let batch = Batch(paths: paths.sorted(by: Path.precedes), rescans: rescans.sorted(by: Path.precedes))
    settling = []
    rescans = []
    unseen = []
    whole = nil
    return batch
  }
}
