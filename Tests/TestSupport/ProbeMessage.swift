/// What `watch-probe` is told when it starts, as JSON.
package struct ProbeSettings: Codable, Sendable {
  package var root: String
  package var markers: String
  package var alwaysPolls = false
  package var watchLimit: Int?
  /// Both in nanoseconds; by default so long that nothing is found by looking, but when a marker asks for it.
  package var pollInterval: UInt64 = 3_600_000_000_000
  package var retryInterval: UInt64 = 3_600_000_000_000
  /// In nanoseconds; by default none, so that no rescan hides that something was not told.
  package var readingTime: UInt64 = 0
  /// Names of directories that are not entered.
  package var pruned: [String] = ["pruned"]

  package init(root: String, markers: String) {
    self.root = root
    self.markers = markers
  }
}

/// A line of JSON for `watch-probe`.
package enum ProbeCommand: Codable, Sendable {
  /// Waits until all is told, and answers whether it was, and which files are not known as they are.
  case compare
  /// Only waits.
  case sync(seconds: Double)
  /// Writes a text to a file, with the rights of the probe.
  case write(path: String, text: String)
  /// Starts another watcher, and stops the one before.
  case replace
  /// Stops to watch.
  case stop
}

/// A line of JSON from `watch-probe`.
package enum ProbeMessage: Codable, Sendable, Equatable {
  case ready
  /// The paths that were told, and what their files contained when they were.
  case changed([String], contents: [String?])
  case rescan(String)
  case polling(String, reason: String)
  case watching(String)
  case marker(String)
  case answer(Bool, wrong: [String])
}
