#if os(Linux) && !MOCKD_POLLING
  /// The changes that the system tells of.
  struct EventSource {
    static let isAvailable = true

    private var tree: WatchedTree

    /// How many events are handled before others have a turn.
    private static let eventsPerTurn = 8192
    /// How many requests the library is burdened with, more than there are directories, before it is made anew.
    private static let tolerableRequests = 16384

    /// Watches what can be watched.
    ///
    /// - Parameter limits: the roots that cannot be, with the reasons; those that are in it already are left out.
    static func open(_ roots: [WatchRoot], watchLimit: Int, limits: inout [Int: WatchLimit]) -> EventSource? {
      while limits.count < roots.count {
        do throws(Inotify.Failure) {
          let tree = WatchedTree(try Inotify(watchLimit: watchLimit), roots, polled: Set(limits.keys))
          if tree.findings.limits.isEmpty { return EventSource(tree: tree) }
          limits.merge(tree.findings.limits) { old, _ in old }
        } catch {
          for index in roots.indices where limits[index] == nil { limits[index] = error.limit }
        }
      }
      return nil
    }

    var descriptor: Int32 { tree.inotify.descriptor }

    /// Handles the events that wait.
    mutating func read() -> Turn {
      var turn = Turn()
      for _ in 0..<Self.eventsPerTurn {
        guard let event = tree.inotify.next() else {
          turn.isDrained = true
          break
        }
        if event.isOverflow { turn.isBroken = true } else { tree.handle(event) }
      }
      if tree.inotify.requests > Self.tolerableRequests + 4 * tree.nodes.count { turn.isBroken = true }
      turn.findings = tree.findings
      tree.findings = Findings()
      return turn
    }
  }
#else
  /// Where the system tells of no changes in a way that is known here.
  struct EventSource {
    static let isAvailable = false

    let descriptor: Int32

    static func open(_ roots: [WatchRoot], watchLimit: Int, limits: inout [Int: WatchLimit]) -> EventSource? {
      for index in roots.indices { limits[index] = .unavailable }
      return nil
    }

    mutating func read() -> Turn { Turn(isDrained: true) }
  }
#endif

/// What one turn of reading events has brought.
struct Turn {
  var findings = Findings()
  /// Whether no event waits any more.
  var isDrained = false
  /// Whether events were lost, so that all is to be watched and looked at anew.
  var isBroken = false
}
