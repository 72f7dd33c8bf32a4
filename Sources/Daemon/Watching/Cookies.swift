import FileAccess
import FileWatching

/// Files by which `mockd sync` asks a watch to tell when everything that happened before them is handled: it makes one,
/// and the watch removes it. Beside them lies how the workspace stands.
struct Cookies {
  /// The absolute path of the state directory.
  let directory: String

  init(root: String) {
    directory = (root == "/" ? "" : root) + "/" + StateDirectory.name
  }

  /// Those that are there.
  var present: [String] {
    let walk = DirectoryWalk(
      directory, followsLinks: false, descend: { _ in false }, include: { $0.hasPrefix(FileWatcher.cookiePrefix) })
    return walk.files.map { directory + "/" + $0 }
  }

  /// Answers all who wait.
  func answer(_ cookies: Set<String>, _ standing: WatchStanding) {
    var disk = Disk()
    // Who does not learn how things stand still learns that all is handled.
    try? disk.replaceFile(standingPath, Array(standing.text.utf8))
    for cookie in cookies.sorted() { try? disk.remove(cookie) }
  }

  /// Makes a cookie of this process.
  func make() throws(FileError) -> String {
    let number = UInt64.random(in: .min ... .max)
    let path = directory + "/" + FileWatcher.cookiePrefix + ContentHash.hex(number)
    var disk = Disk()
    try disk.makeFile(path, [])
    return path
  }

  func remove(_ cookie: String) {
    var disk = Disk()
    try? disk.remove(cookie)
  }

  /// What was left with the last answer.
  var standing: WatchStanding? { (try? FileSystem.read(standingPath)).flatMap { WatchStanding(reading: $0) } }

  private var standingPath: String { directory + "/standing" }
}
