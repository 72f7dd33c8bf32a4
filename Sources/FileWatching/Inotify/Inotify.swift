#if os(Linux) && !MOCKD_POLLING
  import CInotifyTools
  import Glibc
  import Synchronization

  /// The library, which has one state per process and no locks: one thread makes this value and uses it.
  ///
  /// Only making watches and reading events go through the library. Which directory a watch is for is kept by the caller,
  /// since the library forgets nothing and cannot follow renames; watches are removed past it for the same reason.
  final class Inotify {
    /// For `poll`.
    let descriptor: Int32
    /// How many watches were asked for. The library keeps some 290 bytes about each for ever.
    private(set) var requests = 0
    private var remainingWatches: Int
    private static let isInUse = Mutex(false)

    /// - Parameter watchLimit: after how many watches the system's limit counts as reached; for tests.
    init(watchLimit: Int) throws(Failure) {
      remainingWatches = watchLimit
      guard Self.take() else { throw Failure(.libraryInUse) }
      let before = Self.inotifyDescriptors()
      guard inotifytools_initialize() == 1 else {
        let code = inotifytools_error()
        Self.letGo()
        throw Failure(.system(code))
      }
      let added = Self.inotifyDescriptors().subtracting(before)
      // `select`, which the library uses, takes no larger ones.
      guard let found = added.min(), found < 1024 else {
        inotifytools_cleanup()
        Self.letGo()
        throw Failure(.descriptorTooLarge)
      }
      descriptor = found
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    struct Failure: Error {
      var limit: WatchLimit
      init(_ limit: WatchLimit) { self.limit = limit }
    }

    deinit {
      // The library would hand out what it has read already after it is initialised again.
      drain()
      inotifytools_cleanup()
      Self.letGo()
    }

    /// Watches an open directory.
    ///
    /// - Parameter adding: whether it is still watched for what it was watched for before.
    /// - Returns: the number of the watch, which is the same for the same directory, or the system's error.
    func watch(_ directory: Int32, _ mask: Int32, adding: Bool = true) -> Result<Int32, WatchError> {
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

    struct WatchError: Error {
      var code: Int32
    }

    func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    /// The next event that waits, without waiting for one.
    func next() -> InotifyEvent? {
      guard let event = nextRaw() else { return nil }
      guard event.pointee.len > 0 else {
        return InotifyEvent(watch: event.pointee.wd, mask: event.pointee.mask, name: "")
      }
      let text = UnsafeRawPointer(event).advanced(by: 16).assumingMemoryBound(to: CChar.self)
      return InotifyEvent(
        watch: event.pointee.wd, mask: event.pointee.mask, name: String(validatingCString: text))
    }

    func drain() { while nextRaw() != nil {} }

    private func nextRaw() -> UnsafeMutablePointer<inotify_event>? {
      while true {
        if let event = inotifytools_next_events(0, 1) { return event }
        if inotifytools_error() != EINTR { return nil }
      }
    }

    /// The library knows watches by path and would find the dead one of a directory that had the same. Each path gets a
    /// tail that means nothing: a counter, each digit of which is a number of slashes, with dots between the digits. The
    /// kernel passes over slashes quickly, but not over components.
    private func nextSpelling() -> String {
      requests += 1
      var rest = requests
      var tail = ""
      while true {
        tail += String(repeating: "/", count: rest % Self.base)
        rest /= Self.base
        if rest == 0 { return tail }
        tail += "./"
      }
    }

    private static let base = 32

    /// Whether the system's limits leave room to watch these directories, asked without the library, which cannot be
    /// asked twice.
    static func hasRoom(for directories: [String]) -> Bool {
      let descriptor = inotify_init1(O_CLOEXEC)
      guard 0 <= descriptor else { return false }
      defer { close(descriptor) }
      return !directories.contains { path in
        inotify_add_watch(descriptor, path, UInt32(IN_DELETE_SELF)) < 0 && WatchLimit.isLimit(errno)
      }
    }

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
