/// What looking at the file system has brought, before it has settled.
struct Findings {
  var notes: [Note] = []
  /// Roots below which anything may have changed.
  var rescans: Set<String> = []
  /// Roots below which something may have come and gone unseen, so that someone who reads all files at the same time
  /// may know more than was found.
  var transients: Set<String> = []
  /// Directories that came, went or moved.
  var directories: Set<String> = []
  /// Roots that cannot be watched, by index.
  var limits: [Int: WatchLimit] = [:]
  /// Whether git's lock may have come or gone.
  var lockMayHaveChanged = false

  struct Note: Hashable {
    var path: String
    var hint: Settling.Hint
  }

  mutating func note(_ path: String, _ hint: Settling.Hint) { notes.append(Note(path: path, hint: hint)) }
}
