import CLibrary

/// The memory that the process took from the system and does not use.
package enum FreeMemory {
  /// Returns the memory to the system.
  ///
  /// By default, the heap keeps what a large piece of work took while a later allocation lies behind it. Has no effect
  /// without glibc.
  package static func release() {
    #if os(Linux)
      // A function of glibc that the C library's module does not export.
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
      _ = trim(0)
    #endif
  }
}
