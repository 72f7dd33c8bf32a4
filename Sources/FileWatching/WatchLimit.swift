import CLibrary

/// The reason why a root is polled.
enum WatchLimit: Hashable {
  /// A limit of the system, as an error number.
  case system(Int32)
  /// The file system reports no changes that other machines make.
  case fileSystem(String)
  /// Another watcher of this process uses the library.
  case libraryInUse
  /// The descriptor's number is too large for the library.
  case descriptorTooLarge
  /// The package was built to poll.
  case unavailable
  /// The options of the watcher require polling.
  case wanted

  var message: String {
    switch self {
    case .system(ENOSPC):
      "the limit of inotify watches is reached; raise it with `sudo sysctl fs.inotify.max_user_watches=1048576`"
    case .system(EMFILE):
      """
      the limit of inotify instances or open files is reached; raise it with \
      `sudo sysctl fs.inotify.max_user_instances=1024` or `ulimit -n 65536`
      """
    case .system(ENFILE): "the system's limit of open files is reached; raise it with `sudo sysctl fs.file-max=1048576`"
    case .system(let code): "inotify is not available (error \(code))"
    case .fileSystem(let name): "file systems of type \(name) do not report all changes"
    case .libraryInUse: "this process already watches with inotify"
    case .descriptorTooLarge: "this process has more than 1,000 open files"
    case .unavailable: "this build of mockd does not support inotify"
    case .wanted: "polling is enabled"
    }
  }

  /// Whether it may pass without a change of the workspace or the build.
  var mayPass: Bool {
    switch self {
    case .system(let code): Self.isLimit(code)
    case .libraryInUse, .descriptorTooLarge: true
    case .fileSystem, .unavailable, .wanted: false
    }
  }

  /// Returns whether an error means that a limit was reached, and not that a directory can't be watched.
  static func isLimit(_ code: Int32) -> Bool { [ENOSPC, EMFILE, ENFILE, ENOMEM].contains(code) }
}
