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
  /// Tells the inbox when a process is gone.
  static func watch(_ process: Int32, _ inbox: ServerInbox) {
    guard 0 < process else { return }
    DispatchQueue(label: "mockd.lsp.client").async {
      while kill(process, 0) == 0 || errno == EPERM { sleep(2) }
      inbox.post(.clientGone)
    }
  }
}
