#if os(Linux) && !MOCKD_POLLING && !MOCKD_KERNEL_INOTIFY
  import CInotifyTools
  import CLibrary
  import Synchronization

  /// The instance of libinotifytools. The library has one state per process and no locks, so one thread creates this
  /// value and uses it.
  ///
  /// The library creates watches and reads events. The caller keeps the directory of each watch, since the library
  /// forgets nothing and can't follow renames. For the same reason watches are removed by a system call.
  final class LibraryInotify: Inotify {
    let descriptor: Int32
    /// The number of requested watches. The library keeps some 290 bytes for each of them.
    private(set) var records = 0
    private var remainingWatches: Int
    private static let isInUse = Mutex(false)

    /// - Parameter watchLimit: the number of watches that counts as the system's limit; for tests.
    init(watchLimit: Int) throws(InotifyFailure) {
      remainingWatches = watchLimit
      guard Self.take() else { throw InotifyFailure(.libraryInUse) }
      let before = Self.inotifyDescriptors()
      guard inotifytools_initialize() == 1 else {
        let code = inotifytools_error()
        Self.letGo()
        throw InotifyFailure(.system(code))
      }
      let added = Self.inotifyDescriptors().subtracting(before)
      // The library uses `select`, which takes no larger ones.
      guard let found = added.min(), found < 1024 else {
        inotifytools_cleanup()
        Self.letGo()
        throw InotifyFailure(.descriptorTooLarge)
      }
      descriptor = found
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit {
      // Otherwise the library would return buffered events after its next initialization.
      drain()
      inotifytools_cleanup()
      Self.letGo()
    }

    func watch(_ directory: Int32, _ mask: Int32, adding: Bool) -> Result<Int32, WatchError> {
      guard remainingWatches > 0 else { return .failure(WatchError(code: ENOSPC)) }
      let path = "/proc/self/fd/\(directory)/" + nextSpelling()
      guard inotifytools_watch_file(path, adding ? mask | Int32(IN_MASK_ADD) : mask) == 1 else {
        return .failure(WatchError(code: inotifytools_error()))
      }
      let watch = inotifytools_wd_from_filename(path)
      guard watch > 0 else { return .failure(WatchError(code: EIO)) }
      remainingWatches -= 1
      return .success(watch)
    }

    func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    func next() -> InotifyEvent? {
      guard let event = nextRaw() else { return nil }
      guard event.pointee.len > 0 else {
        return InotifyEvent(watch: event.pointee.wd, mask: event.pointee.mask, name: "")
      }
      let text = UnsafeRawPointer(event).advanced(by: 16).assumingMemoryBound(to: CChar.self)
      return InotifyEvent(
        watch: event.pointee.wd, mask: event.pointee.mask, name: String(validatingCString: text))
    }

    private func drain() { while nextRaw() != nil {} }

    private func nextRaw() -> UnsafeMutablePointer<inotify_event>? {
      while true {
        if let event = inotifytools_next_events(0, 1) { return event }
        if inotifytools_error() != EINTR { return nil }
      }
    }

    /// Returns a suffix that makes a path unique without changing its meaning.
    ///
    /// The library identifies watches by path, and would return the dead watch of an earlier directory at the same
    /// path. The suffix is a counter whose digits are numbers of slashes, with dots between them. The kernel skips
    /// slashes quickly, but not components.
    private func nextSpelling() -> String {
      records += 1
      var rest = records
      var tail = ""
      while true {
        tail += String(repeating: "/", count: rest % Self.base)
        rest /= Self.base
        if rest == 0 { return tail }
        tail += "./"
      }
    }

    private static let base = 32

    private static func take() -> Bool {
      isInUse.withLock { inUse in
        defer { inUse = true }
        return !inUse
      }
    }

    private static func letGo() { isInUse.withLock { $0 = false } }

    private static func inotifyDescriptors() -> Set<Int32> {
      let folder = SystemCalls.openDirectory("/proc/self/fd", followingLinks: true)
      guard 0 <= folder else { return [] }
      let names = DirectoryListing(consuming: folder).entries.compactMap { Int32($0.name) }
      return Set(names.filter { SystemCalls.linkTarget("/proc/self/fd/\($0)") == "anon_inode:inotify" })
    }
  }
#endif
