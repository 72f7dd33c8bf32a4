#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why the system does not tell of changes, as people read it.
enum WatchLimit: Hashable {
  /// A limit that an error number stands for.
  case system(Int32)
  /// The file system does not tell of changes that are made elsewhere.
  case fileSystem(String)
  /// Another watcher of this process has the library.
  case libraryInUse
  /// The descriptor's number is too large for the library.
  case descriptorTooLarge
  /// The package was built to poll.
  case unavailable
  /// Whoever started the watcher does not trust events.
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
    case .fileSystem(let name): "file systems of type \(name) do not tell of all changes"
    case .libraryInUse: "this process already watches with inotify"
    case .descriptorTooLarge: "more than 1,000 files are open"
    case .unavailable: "this build does not use inotify"
    case .wanted: "polling is asked for"
    }
  }

  /// Whether it may be over later, without a change of the workspace or of the build.
  var mayPass: Bool {
    switch self {
    case .system(let code): Self.isLimit(code)
    case .libraryInUse, .descriptorTooLarge: true
    case .fileSystem, .unavailable, .wanted: false
    }
  }

  /// Whether an error means that a limit has been reached, and not that a directory cannot be watched.
  static func isLimit(_ code: Int32) -> Bool { [ENOSPC, EMFILE, ENFILE, ENOMEM].contains(code) }
}
