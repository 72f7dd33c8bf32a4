#if os(Linux) && !MOCKD_POLLING
  /// Reads changes from the events of the system.
  struct EventSource {
    private var tree: WatchedTree
    /// The number of records after which the instance is created again.
    private let tolerableRecords: Int

    /// The number of events that are handled before other work.
    private static let eventsPerTurn = 8192

    private init(_ tree: WatchedTree) {
      self.tree = tree
      tolerableRecords = 16384 + 4 * tree.inotify.records
    }

    /// Watches all roots that the system can watch.
    ///
    /// - Parameter limits: receives the other roots with the reasons. Roots that it contains already are skipped.
    static func open(
      _ roots: [WatchRoot], _ options: FileWatcher.Options, limits: inout [Int: WatchLimit]
    ) -> EventSource? {
      while limits.count < roots.count {
        do throws(InotifyFailure) {
          let inotify = try options.eventBackend.open(watchLimit: options.watchLimit)
          let tree = WatchedTree(inotify, roots, polled: Set(limits.keys))
          if tree.diagnostics.limits.isEmpty { return EventSource(tree) }
          limits.merge(tree.diagnostics.limits) { old, _ in old }
        } catch {
          for index in roots.indices where limits[index] == nil { limits[index] = error.limit }
        }
      }
      return nil
    }

    /// Returns whether the system's limits allow more watches for these directories.
    static func hasRoom(for directories: [String]) -> Bool { KernelInotify.hasRoom(for: directories) }

    var descriptor: Int32 { tree.inotify.descriptor }

    /// Reports from now on when git's lock appears or disappears in these directories only.
    mutating func watchLocks(in directories: Set<String>) { tree.watchLocks(in: directories) }

    /// Handles the waiting events.
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
      if tree.hasLostTrack || tree.inotify.records > tolerableRecords { turn.isBroken = true }
      turn.diagnostics = tree.diagnostics
      tree.diagnostics = ObservedChanges()
      return turn
    }
  }
#else
  /// Reports no events, for systems without inotify.
  struct EventSource {
    let descriptor: Int32

    static func open(
      _ roots: [WatchRoot], _ options: FileWatcher.Options, limits: inout [Int: WatchLimit]
    ) -> EventSource? {
      for index in roots.indices { limits[index] = .unavailable }
      return nil
    }

    static func hasRoom(for directories: [String]) -> Bool { false }

    mutating func watchLocks(in directories: Set<String>) {}

    mutating func read() -> Turn { Turn(isDrained: true) }
  }
#endif

/// The result of reading events once.
struct Turn {
  var diagnostics = ObservedChanges()
  /// Whether no event is left.
  var isDrained = false
  /// Whether events were lost, so all roots have to be watched and scanned again.
  var isBroken = false
}
