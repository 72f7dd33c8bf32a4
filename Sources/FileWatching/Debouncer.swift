import Source

/// Decides when changes are reported: at once, or when a burst is over.
///
/// A state machine without a clock. Callers pass the times, in nanoseconds of a monotonic clock. A single file that is
/// known to be complete is reported at once. Other changes wait until nothing has happened for some time, and at most
/// `longest`. While git holds its lock, changes wait for its end, and at most `longestHold`. An open file waits until
/// its writer closes it, and at most `longestOpen`.
struct Debouncer {
  /// The state of a file after an event.
  enum Hint: Hashable {
    /// Its writer has closed it, or it was renamed onto its path.
    case whole
    /// It is being written.
    case open
    /// It was removed or found, or its attributes have changed.
    case other
  }

  /// Changes that are reported together.
  struct Batch: Equatable {
    /// Ordered by bytes. None is below one of `rescans`.
    var paths: [String] = []
    var rescans: [String] = []
  }

  static let millisecond: UInt64 = 1_000_000
  static let quiet = 20 * millisecond
  /// The quiet time if more than `manyPaths` wait.
  static let quietForMany = 50 * millisecond
  static let manyPaths = 32
  static let longest = 500 * millisecond
  static let longestHold = 10_000 * millisecond
  static let longestOpen = 2_000 * millisecond

  /// The waiting paths, without open files.
  private var waiting: Set<String> = []
  private var rescans: Set<String> = []
  /// The files that are being written, each with the time of the first event.
  private var open: [String: UInt64] = [:]
  /// The path that may be reported at once.
  private var whole: String?
  private var first: UInt64 = 0
  private var last: UInt64 = 0
  private var heldSince: UInt64?
  /// The waiting complete files that `takeAhead` has not returned.
  private var unseen: Set<String> = []

  var isEmpty: Bool { waiting.isEmpty && rescans.isEmpty && open.isEmpty }

  mutating func note(_ path: String, _ hint: Hint, at now: UInt64) {
    if hint == .whole { unseen.insert(path) } else { unseen.remove(path) }
    if hint == .open {
      waiting.remove(path)
      if whole == path { whole = nil }
      if open[path] == nil { open[path] = now }
      return
    }
    open[path] = nil
    touch(now)
    waiting.insert(path)
    whole = hint == .whole ? path : nil
  }

  mutating func rescan(_ root: String, at now: UInt64) {
    touch(now)
    rescans.insert(root)
    whole = nil
  }

  /// Sets whether git's lock exists.
  mutating func hold(_ isHeld: Bool, at now: UInt64) {
    if !isHeld {
      // The waiting changes settle from now.
      if heldSince != nil { (first, last) = (now, now) }
      heldSince = nil
    } else if heldSince == nil {
      heldSince = now
    }
  }

  /// The time at which `take` returns a batch if nothing else happens, or nil if nothing waits.
  var deadline: UInt64? {
    var due: UInt64?
    if !waiting.isEmpty || !rescans.isEmpty { due = settledDeadline }
    if let opened = open.values.min() { due = min(due ?? .max, opened + Self.longestOpen) }
    guard let due else { return nil }
    return heldSince.map { max(due, $0 + Self.longestHold) } ?? due
  }

  /// Returns the changes that are due, if any.
  mutating func take(at now: UInt64) -> Batch? {
    guard let deadline, deadline <= now else { return nil }
    for (path, since) in open where since + Self.longestOpen <= now {
      waiting.insert(path)
      open[path] = nil
    }
    return takeSettled()
  }

  /// Returns the complete files that wait for git, if there are many. Ordered by bytes; each once until it changes
  /// again.
  mutating func takeAhead() -> [String]? {
    guard heldSince != nil, Self.manyPaths < unseen.count else { return nil }
    defer { unseen = [] }
    return unseen.sorted(by: precedesByBytes)
  }

  /// Returns all waiting changes.
  mutating func flush() -> Batch? {
    waiting.formUnion(open.keys)
    open = [:]
    return waiting.isEmpty && rescans.isEmpty ? nil : takeSettled()
  }

  private var settledDeadline: UInt64 {
    if let whole, waiting.count == 1, waiting.contains(whole), rescans.isEmpty { return last }
    let quiet = waiting.count > Self.manyPaths ? Self.quietForMany : Self.quiet
    return min(last + quiet, first + Self.longest)
  }

  private mutating func touch(_ now: UInt64) {
    if waiting.isEmpty, rescans.isEmpty { first = now }
    last = now
  }

  private mutating func takeSettled() -> Batch {
    let paths = waiting.filter { path in !rescans.contains { Path.isBelow(path, $0) } }
    let batch = Batch(paths: paths.sorted(by: precedesByBytes), rescans: rescans.sorted(by: precedesByBytes))
    waiting = []
    rescans = []
    unseen = []
    whole = nil
    return batch
  }
}
