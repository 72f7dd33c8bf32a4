import CLibrary
import Daemon
import Dispatch
import FileAccess

/// Whether the client's process lives: some die and leave their end of the streams open.
enum ProcessLife {
  /// Tells when a process is gone, on a thread of its own.
  static func watch(_ process: Int32, gone: @escaping @Sendable () -> Void) {
    guard 0 < process else { return }
    DispatchQueue(label: "mockd.lsp.client").async {
      while lives(process) { sleep(2) }
      gone()
    }
  }

  private static func lives(_ process: Int32) -> Bool {
    guard kill(process, 0) == 0 || errno == EPERM else { return false }
    #if os(Linux)
      // One that has ended is there until its parent asks what it ended with, which some never do.
      guard let status = try? FileSystem.read("/proc/\(process)/stat") else { return true }
      return !hasEnded(status)
    #else
      return true
    #endif
  }

  /// Whether a line of `/proc/PID/stat` is that of a process that has ended (proc(5)): its state stands behind its name,
  /// which is in parentheses and may hold any characters.
  static func hasEnded(_ status: [UInt8]) -> Bool {
    guard let name = status.lastIndex(of: UInt8(ascii: ")")) else { return false }
    guard let state = status[(name + 1)...].first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return state == UInt8(ascii: "Z") || state == UInt8(ascii: "X")
  }
}
