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
  ///
  /// - Returns: the markers that could not be removed because the system had nothing left for it.
  func answer(_ markers: Set<String>, _ status: SyncStatus) -> Set<String> {
    var disk: Disk
    do throws(FileError) { disk = try Disk(stateOf: root) } catch { return error.reason.isExhaustion ? markers : [] }
    do throws(FileError) {
      try disk.replaceFile(statusPath, Array(status.text.utf8))
    } catch {
      // Without a status, the process learns that all events are handled, and that the result is unknown.
      try? disk.remove(statusPath)
    }
    var unanswered: Set<String> = []
    for marker in markers.sorted() {
      do throws(FileError) {
        try disk.remove(marker)
      } catch {
        if error.reason.isExhaustion { unanswered.insert(marker) }
      }
    }
    return unanswered
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
    let bytes = try? access?.read(statusPath, followingLinks: false, limit: SyncStatus.largestText)
    return bytes.flatMap { SyncStatus(reading: $0) }
  }

  private var statusPath: String { directory + "/standing" }
}
