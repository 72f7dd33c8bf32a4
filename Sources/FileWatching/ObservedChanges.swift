/// The changes that events or a scan have found, before debouncing.
struct ObservedChanges {
  var notes: [Note] = []
  /// The roots below which anything may have changed.
  var rescans: Set<String> = []
  /// The roots below which a directory may have appeared and disappeared between two events. A client that reads all
  /// files at the same time may have read files in it.
  var transients: Set<String> = []
  /// The directories that appeared, disappeared or moved.
  var directories: Set<String> = []
  /// The roots that can't be watched, by index.
  var limits: [Int: WatchLimit] = [:]
  /// Whether git's lock may have appeared or disappeared.
  var lockMayHaveChanged = false

  /// A file that changed, with its state after the event.
  struct Note: Hashable {
    var path: String
    var hint: Debouncer.Hint
  }

  mutating func note(_ path: String, _ hint: Debouncer.Hint) { notes.append(Note(path: path, hint: hint)) }
}
