/// The settings of `watch-probe` at its start, as JSON.
package struct ProbeSettings: Codable, Sendable {
  package var root: String
  package var markers: String
  /// The source of events, `library` or `kernel`. With another value, the watcher polls.
  package var backend = "polling"
  package var watchLimit: Int?
  /// Both in nanoseconds; by default so long that only markers cause polling.
  package var pollInterval: UInt64 = 3_600_000_000_000
  package var retryInterval: UInt64 = 3_600_000_000_000
  /// In nanoseconds; none by default, so that a rescan doesn't hide a missing event.
  package var readingTime: UInt64 = 0
  /// Names of directories that the watcher skips.
  package var pruned: [String] = ["pruned"]

  package init(root: String, markers: String) {
    self.root = root
    self.markers = markers
  }
}

/// A command to `watch-probe`, as a line of JSON.
package enum ProbeCommand: Codable, Sendable {
  /// Waits for all events, and answers whether they came, and which known files differ from the disk.
  case compare
  /// Waits for all events.
  case sync(seconds: Double)
  /// Writes a text to a file, with the permissions of the probe.
  case write(path: String, text: String)
  /// Starts another watcher and stops the former one.
  case replace
  /// Stops watching.
  case stop
}

/// A message from `watch-probe`, as a line of JSON.
package enum ProbeMessage: Codable, Sendable, Equatable {
  case ready
  /// The reported paths, and the contents of their files at that time.
  case changed([String], contents: [String?])
  case rescan(String)
  case polling(String, reason: String)
  case watching(String)
  case marker(String)
  case answer(Bool, wrong: [String])
}
