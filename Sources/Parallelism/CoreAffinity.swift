#if os(Linux)
  import CLibrary

  /// Keeps a worker thread off the caller's core.
  ///
  /// The scheduler may queue a woken thread behind the thread that woke it, although another core is idle. That takes
  /// some milliseconds, longer than most work.
  struct CoreAffinity: Sendable {
    /// The cores that the process may use, as a bit set.
    private let allowed: [UInt]
    private let thread: pid_t

    /// Creates the affinity of the current thread. Returns nil if the system offers none or the process has one core.
    init?() {
      guard let functions = Self.functions else { return nil }
      var allowed = Array(repeating: UInt(0), count: 16)
      guard functions.getAffinity(0, allowed.count * MemoryLayout<UInt>.size, &allowed) == 0 else { return nil }
      guard 1 < allowed.reduce(0, { $0 + $1.nonzeroBitCount }) else { return nil }
      self.allowed = allowed
      thread = functions.thread()
    }

    /// Allows the thread on all cores except the one that runs this call.
    func leaveCoreOfCaller() {
      guard let functions = Self.functions else { return }
      let core = Int(functions.core())
      var cores = allowed
      guard 0 <= core, core / UInt.bitWidth < cores.count else { return }
      cores[core / UInt.bitWidth] &= ~(1 << UInt(core % UInt.bitWidth))
      _ = functions.setAffinity(thread, cores.count * MemoryLayout<UInt>.size, cores)
    }

    /// GNU extensions that the C library's module does not export.
    private struct Functions: Sendable {
      var getAffinity: @convention(c) (pid_t, Int, UnsafeMutablePointer<UInt>) -> Int32
      var setAffinity: @convention(c) (pid_t, Int, UnsafePointer<UInt>) -> Int32
      var thread: @convention(c) () -> pid_t
      var core: @convention(c) () -> Int32
    }

    private static let functions: Functions? = {
      guard let get = dlsym(nil, "sched_getaffinity"), let set = dlsym(nil, "sched_setaffinity"),
        let thread = dlsym(nil, "gettid"), let core = dlsym(nil, "sched_getcpu")
      else { return nil }
      return Functions(
        getAffinity: unsafeBitCast(get, to: (@convention(c) (pid_t, Int, UnsafeMutablePointer<UInt>) -> Int32).self),
        setAffinity: unsafeBitCast(set, to: (@convention(c) (pid_t, Int, UnsafePointer<UInt>) -> Int32).self),
        thread: unsafeBitCast(thread, to: (@convention(c) () -> pid_t).self),
        core: unsafeBitCast(core, to: (@convention(c) () -> Int32).self))
    }()
  }
#else
  /// Does nothing: other systems place threads themselves.
  struct CoreAffinity: Sendable {
    init?() { return nil }
    func leaveCoreOfCaller() {}
  }
#endif
