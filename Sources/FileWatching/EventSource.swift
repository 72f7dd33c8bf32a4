#if os(Linux) && !MOCKD_POLLING
  /// The changes that the system tells of.
  struct EventSource {
    static let isAvailable = true

    private var tree: WatchedTree
    /// After how many requests the library, which forgets none, is made anew.
    private let tolerableRequests: Int

    /// How many events are handled before others have a turn.
    private static let eventsPerTurn = 8192

    private init(_ tree: WatchedTree) {
      self.tree = tree
      tolerableRequests = 16384 + 4 * tree.inotify.requests
    }

    /// Watches what can be watched.
    ///
    /// - Parameter limits: the roots that cannot be, with the reasons; those that are in it already are left out.
    static func open(_ roots: [WatchRoot], watchLimit: Int, limits: inout [Int: WatchLimit]) -> EventSource? {
      while limits.count < roots.count {
        do throws(Inotify.Failure) {
          let tree = WatchedTree(try Inotify(watchLimit: watchLimit), roots, polled: Set(limits.keys))
          if tree.findings.limits.isEmpty { return EventSource(tree) }
          limits.merge(tree.findings.limits) { old, _ in old }
        } catch {
          for index in roots.indices where limits[index] == nil { limits[index] = error.limit }
        }
      }
      return nil
    }

    /// Whether the system's limits leave room to watch these directories, so that it makes sense to try.
    static func hasRoom(for directories: [String]) -> Bool { Inotify.hasRoom(for: directories) }

    var descriptor: Int32 { tree.inotify.descriptor }

    /// Tells from now on when git's lock comes or goes in these directories, and in no others.
    mutating func watchLocks(in directories: Set<String>) { tree.watchLocks(in: directories) }

    /// Handles the events that wait.
    mutating func read() -> Turn {
      var turn = Turn()
      for _ in 0..<Self.eventsPerTurn {
        guard let event = tree.inotify.next() else {
          turn.isDrained = true
          tree.noteVanishedLinks()
          break
        }
        if event.isOverflow { turn.isBroken = true } else { tree.handle(event) }
      }
      if tree.hasLostTrack || tree.inotify.requests > tolerableRequests { turn.isBroken = true }
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

    static func hasRoom(for directories: [String]) -> Bool { false }

    mutating func watchLocks(in directories: Set<String>) {}

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
