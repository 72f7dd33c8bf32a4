import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Whether the client's process lives: some die and leave their end of the streams open.
enum ProcessLife {
  /// Tells when a process is gone, on a thread of its own.
  static func watch(_ process: Int32, gone: @escaping @Sendable () -> Void) {
    guard 0 < process else { return }
    DispatchQueue(label: "mockd.lsp.client").async {
      while kill(process, 0) == 0 || errno == EPERM { sleep(2) }
      gone()
    }
  }
}
