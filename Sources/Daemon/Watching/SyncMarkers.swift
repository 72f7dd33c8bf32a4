import FileAccess
import FileWatching

/// The sync markers of a workspace: files that order events. `mockd sync` creates one, and the watch removes it when
/// all earlier events are handled. A file beside them holds the status of the workspace.
struct SyncMarkers {
  /// The absolute path of the state directory.
  let directory: String
  private let root: String

  init(root: String) {
    self.root = root
    directory = (root == "/" ? "" : root) + "/" + StateDirectory.name
  }

  /// The paths of the present markers.
  var present: [String] {
    guard let access = try? ConfinedRoot(stateOf: root) else { return [] }
    let walk = DirectoryWalk(
      directory, in: access, followsLinks: false, descend: { _ in false },
      include: { $0.path.hasPrefix(FileWatcher.markerPrefix) })
    return walk.files.map { directory + "/" + $0 }
  }

  /// Writes the status and removes markers, which ends the waiting of their processes.
  func answer(_ markers: Set<String>, _ status: SyncStatus) {
    guard var disk = try? Disk(stateOf: root) else { return }
    // Without the status, the process still learns that all events are handled.
    try? disk.replaceFile(statusPath, Array(status.text.utf8))
    for marker in markers.sorted() { try? disk.remove(marker) }
  }

  /// Creates a marker of this process.
  func make() throws(FileError) -> String {
    let number = UInt64.random(in: .min ... .max)
    let path = directory + "/" + FileWatcher.markerPrefix + ContentHash.hex(number)
    var disk = try Disk(stateOf: root)
    try disk.makeFile(path, [])
    return path
  }

  func remove(_ marker: String) {
    var disk = try? Disk(stateOf: root)
    try? disk?.remove(marker)
  }

  /// The status that the last answer wrote.
  var status: SyncStatus? {
    let access = try? ConfinedRoot(stateOf: root)
    return (try? access?.read(statusPath, followingLinks: false)).flatMap { SyncStatus(reading: $0) }
  }

  private var statusPath: String { directory + "/standing" }
}
