import FileAccess
import FileWatching

/// Files by which `mockd sync` asks a watch to tell when everything that happened before them is handled: it makes one,
/// and the watch removes it. Beside them lies how the workspace stands.
struct Cookies {
  /// The absolute path of the state directory.
  let directory: String
  private let root: String

  init(root: String) {
    self.root = root
    directory = (root == "/" ? "" : root) + "/" + StateDirectory.name
  }

  /// Those that are there.
  var present: [String] {
    guard let access = try? ConfinedRoot(stateOf: root) else { return [] }
    let walk = DirectoryWalk(
      directory, in: access, followsLinks: false, descend: { _ in false },
      include: { $0.hasPrefix(FileWatcher.cookiePrefix) })
    return walk.files.map { directory + "/" + $0 }
  }

  /// Answers all who wait.
  func answer(_ cookies: Set<String>, _ standing: WatchStanding) {
    guard var disk = try? Disk(stateOf: root) else { return }
    // Without the file, the process still learns that everything is handled.
    try? disk.replaceFile(standingPath, Array(standing.text.utf8))
    for cookie in cookies.sorted() { try? disk.remove(cookie) }
  }

  /// Makes a cookie of this process.
  func make() throws(FileError) -> String {
    let number = UInt64.random(in: .min ... .max)
    let path = directory + "/" + FileWatcher.cookiePrefix + ContentHash.hex(number)
    var disk = try Disk(stateOf: root)
    try disk.makeFile(path, [])
    return path
  }

  func remove(_ cookie: String) {
    var disk = try? Disk(stateOf: root)
    try? disk?.remove(cookie)
  }

  /// What was left with the last answer.
  var standing: WatchStanding? {
    let access = try? ConfinedRoot(stateOf: root)
    return (try? access?.read(standingPath, followingLinks: false)).flatMap { WatchStanding(reading: $0) }
  }

  private var standingPath: String { directory + "/standing" }
}
