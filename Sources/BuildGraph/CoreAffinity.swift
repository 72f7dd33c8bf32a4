#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// Keeps a thread off the core that another one works on.
  ///
  /// A scheduler that wakes a thread up may let it wait behind the one that woke it, for some milliseconds, although
  /// another core has become idle; that is longer than most work takes.
  struct CoreAffinity: Sendable {
    /// The cores that the process may use, as the bits of words.
    private let allowed: [UInt]
    private let thread: pid_t

    /// For the thread of the caller; nil where it cannot be had, or there is no choice.
    init?() {
      guard let functions = Self.functions else { return nil }
      var allowed = Array(repeating: UInt(0), count: 16)
      guard functions.getAffinity(0, allowed.count * MemoryLayout<UInt>.size, &allowed) == 0 else { return nil }
      guard 1 < allowed.reduce(0, { $0 + $1.nonzeroBitCount }) else { return nil }
      self.allowed = allowed
      thread = functions.thread()
    }

    /// Lets the thread run on all cores but that of the caller.
    func leaveCoreOfCaller() {
      guard let functions = Self.functions else { return }
      let core = Int(functions.core())
      var cores = allowed
      guard 0 <= core, core / UInt.bitWidth < cores.count else { return }
      cores[core / UInt.bitWidth] &= ~(1 << UInt(core % UInt.bitWidth))
      _ = functions.setAffinity(thread, cores.count * MemoryLayout<UInt>.size, cores)
    }

    /// Extensions, which the module of the C library leaves out.
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
  /// Other systems decide on their own.
  struct CoreAffinity: Sendable {
    init?() { return nil }
    func leaveCoreOfCaller() {}
  }
#endif
