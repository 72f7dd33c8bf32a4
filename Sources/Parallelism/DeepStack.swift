import CLibrary

/// Runs code that recurses deeply, with as much stack as it can need.
package enum DeepStack {
  /// Runs `body` on the current thread if it has enough stack, otherwise on a new thread, and waits for its end.
  ///
  /// The stack of a new thread is reserved address space. Only the pages that `body` reaches take memory, and they are
  /// returned at the end.
  ///
  /// - Parameter size: the stack that `body` needs at most, in bytes.
  /// - Returns: nil if the system refuses to start a thread with such a stack.
  package static func run<Result>(reserving size: Int, _ body: () -> Result) -> Result? {
    if size <= CurrentStack.free { return body() }
    var result: Result?
    withoutActuallyEscaping(body) { body in
      runThread(stackSize: size, Work { result = body() })
    }
    return result
  }

  /// The work of a thread.
  private final class Work {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// Starts a thread and waits for its end. Does nothing if the system refuses.
  private static func runThread(stackSize: Int, _ work: Work) {
    let page = Int(getpagesize())
    // The lowest page is the guard.
    let size = (stackSize + 2 * page - 1) / page * page
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let stack = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0),
      stack != UnsafeMutableRawPointer(bitPattern: -1)
    else { return }
    defer { munmap(stack, size) }
    #if os(Linux)
      // A large page would be cleared as a whole.
      madvise(stack, size, MADV_NOHUGEPAGE)
    #endif
    var attributes = pthread_attr_t()
    guard mprotect(stack, page, PROT_NONE) == 0, pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstack(&attributes, stack, size) == 0 else { return }
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        let argument: UnsafeMutableRawPointer? = argument
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue().run() }
        return nil
      }, Unmanaged.passUnretained(work).toOpaque())
    guard status == 0 else { return }
    #if canImport(Glibc)
      pthread_join(thread, nil)
    #else
      if let thread { pthread_join(thread, nil) }
    #endif
  }
}

/// The stack of the current thread.
private enum CurrentStack {
  /// The free bytes. At least `margin` bytes more are free.
  static var free: Int {
    var marker: UInt8 = 0
    let here = withUnsafeMutablePointer(to: &marker) { Int(bitPattern: $0) }
    return max(0, here - end - margin)
  }

  /// For guard pages, signals and small functions.
  private static let margin = 64 << 10

  /// The lowest address. It is looked up once for each thread, since that takes a while on the main thread.
  private static var end: Int {
    guard let key else { return unknown }
    if let known = pthread_getspecific(key) { return Int(bitPattern: known) }
    let end = measuredEnd
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: end))
    return end
  }

  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// An end that leaves no free bytes.
  private static let unknown = Int.max

  private static var measuredEnd: Int {
    #if os(Linux)
      // A function of glibc that the C library's module does not export.
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return unknown }
      let read = unsafeBitCast(
        symbol, to: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)
      var attributes = pthread_attr_t()
      guard read(pthread_self(), &attributes) == 0 else { return unknown }
      defer { pthread_attr_destroy(&attributes) }
      var start: UnsafeMutableRawPointer?
      var size = 0
      guard pthread_attr_getstack(&attributes, &start, &size) == 0, let start else { return unknown }
      return Int(bitPattern: start)
    #else
      let thread = pthread_self()
      return Int(bitPattern: pthread_get_stackaddr_np(thread)) - pthread_get_stacksize_np(thread)
    #endif
  }
}
