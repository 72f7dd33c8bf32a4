#if os(Linux) && !MOCKD_POLLING
  /// An instance of inotify: creates watches and reads their events. One thread uses it.
  ///
  /// The caller keeps the directory of each watch.
  protocol Inotify: AnyObject {
    /// For `poll`.
    var descriptor: Int32 { get }
    /// The number of requests that the instance keeps a record of until it is created again.
    var records: Int { get }

    /// Watches an open directory.
    ///
    /// - Parameter adding: whether the events of an earlier watch are kept.
    /// - Returns: the number of the watch, which is the same for the same directory, or the system's error.
    func watch(_ directory: Int32, _ mask: Int32, adding: Bool) -> Result<Int32, WatchError>

    func remove(_ watch: Int32)

    /// Returns the next waiting event, if any.
    func next() -> InotifyEvent?
  }

  extension Inotify {
    func watch(_ directory: Int32, _ mask: Int32) -> Result<Int32, WatchError> { watch(directory, mask, adding: true) }
  }

  /// The reason why there is no instance.
  struct InotifyFailure: Error {
    var limit: WatchLimit
    init(_ limit: WatchLimit) { self.limit = limit }
  }

  /// The system's error for a watch.
  struct WatchError: Error {
    var code: Int32
  }

  extension EventBackend {
    /// Creates an instance.
    ///
    /// - Parameter watchLimit: the number of watches that counts as the system's limit; for tests.
    func open(watchLimit: Int) throws(InotifyFailure) -> any Inotify {
      switch self {
      case .kernel: return try KernelInotify(watchLimit: watchLimit)
      case .library:
        #if MOCKD_KERNEL_INOTIFY
          throw InotifyFailure(.unavailable)
        #else
          return try LibraryInotify(watchLimit: watchLimit)
        #endif
      }
    }
  }
#endif
