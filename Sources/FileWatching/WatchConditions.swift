import CLibrary

/// The conditions of this system for watching a folder.
package struct WatchConditions: Sendable {
  /// Whether this build can use events of the system. Otherwise it polls.
  package let canUseEvents: Bool
  /// The maximum number of directories that all processes of a user can watch; nil if it is unknown.
  package let watchLimit: Int?
  /// The maximum number of watchers of a user; nil if it is unknown.
  package let instanceLimit: Int?
  /// The name of the file system of the folder if the system does not report all its changes.
  package let silentFileSystem: String?

  /// - Parameter folder: an absolute path.
  package init(of folder: String) {
    canUseEvents = !EventBackend.available.isEmpty
    watchLimit = Self.number(in: "/proc/sys/fs/inotify/max_user_watches")
    instanceLimit = Self.number(in: "/proc/sys/fs/inotify/max_user_instances")
    silentFileSystem = Self.silentFileSystem(of: folder)
  }

  private static func silentFileSystem(of folder: String) -> String? {
    #if os(Linux) && !MOCKD_POLLING
      let descriptor = SystemCalls.openDirectory(folder, followingLinks: true)
      guard 0 <= descriptor else { return nil }
      defer { close(descriptor) }
      return SilentFileSystem.name(descriptor)
    #else
      return nil
    #endif
  }

  /// Returns the number that a file of the kernel contains.
  private static func number(in path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard 0 <= descriptor else { return nil }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 32)
    let count = read(descriptor, &buffer, buffer.count)
    guard 0 < count else { return nil }
    return Int(String(decoding: buffer[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
