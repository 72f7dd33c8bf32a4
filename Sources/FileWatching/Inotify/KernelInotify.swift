#if os(Linux) && !MOCKD_POLLING
  import CLibrary

  /// An instance of inotify that calls the kernel.
  ///
  /// The kernel forgets a watch that has ended, so nothing has to be created again. A process can have several
  /// instances.
  final class KernelInotify: Inotify {
    let descriptor: Int32
    let records = 0
    private var remainingWatches: Int
    /// The events that were read last, and the position of the next one.
    private var buffer: [UInt8] = []
    private var position = 0

    /// In bytes: some hundred events.
    private static let bufferSize = 1 << 16
    /// The size of `struct inotify_event` without the name.
    private static let headerSize = 16

    /// - Parameter watchLimit: the number of watches that counts as the system's limit; for tests.
    init(watchLimit: Int) throws(InotifyFailure) {
      remainingWatches = watchLimit
      descriptor = inotify_init1(O_CLOEXEC | O_NONBLOCK)
      guard 0 <= descriptor else { throw InotifyFailure(.system(errno)) }
    }

    deinit { if 0 <= descriptor { close(descriptor) } }

    func watch(_ directory: Int32, _ mask: Int32, adding: Bool) -> Result<Int32, WatchError> {
      guard remainingWatches > 0 else { return .failure(WatchError(code: ENOSPC)) }
      let events = UInt32(bitPattern: adding ? mask | Int32(IN_MASK_ADD) : mask)
      // There is no call that takes an open directory.
      let watch = inotify_add_watch(descriptor, "/proc/self/fd/\(directory)", events)
      guard 0 <= watch else { return .failure(WatchError(code: errno)) }
      remainingWatches -= 1
      return .success(watch)
    }

    func remove(_ watch: Int32) { inotify_rm_watch(descriptor, watch) }

    func next() -> InotifyEvent? {
      if position == buffer.count { fill() }
      guard position + Self.headerSize <= buffer.count else {
        position = buffer.count
        return nil
      }
      let (watch, mask, length) = buffer.withUnsafeBytes { bytes in
        (
          bytes.loadUnaligned(fromByteOffset: position, as: Int32.self),
          bytes.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self),
          Int(bytes.loadUnaligned(fromByteOffset: position + 12, as: UInt32.self))
        )
      }
      let start = position + Self.headerSize
      let end = min(start + length, buffer.count)
      position = end
      // Zeros fill the space after a name.
      let name = String(validating: buffer[start..<end].prefix { $0 != 0 }, as: UTF8.self)
      return InotifyEvent(watch: watch, mask: mask, name: name)
    }

    /// Returns whether the system's limits allow watches for these directories.
    static func hasRoom(for directories: [String]) -> Bool {
      guard let instance = try? KernelInotify(watchLimit: .max) else { return false }
      return !directories.contains { path in
        inotify_add_watch(instance.descriptor, path, UInt32(IN_DELETE_SELF)) < 0 && WatchLimit.isLimit(errno)
      }
    }

    /// Reads the next events. The buffer is empty if there is none.
    private func fill() {
      position = 0
      buffer = [UInt8](unsafeUninitializedCapacity: Self.bufferSize) { space, count in
        while true {
          let result = read(descriptor, space.baseAddress, space.count)
          if result < 0, errno == EINTR { continue }
          count = max(0, result)
          return
        }
      }
    }
  }
#endif
