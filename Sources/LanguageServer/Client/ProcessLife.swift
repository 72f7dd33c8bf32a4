import CLibrary
import Daemon
import Dispatch
import FileAccess

/// Detects the end of the client's process. Some clients end without closing their end of the streams.
enum ProcessLife {
  /// Calls `gone` on another thread when a process has ended.
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
      // An ended process exists until its parent reads its status, which some parents never do.
      guard let status = try? FileSystem.read("/proc/\(process)/stat") else { return true }
      return !hasEnded(status)
    #else
      return true
    #endif
  }

  /// Returns whether a line of `/proc/PID/stat` is that of a process that has ended (proc(5)). The state follows the
  /// name, which is in parentheses and may have any characters.
  static func hasEnded(_ status: [UInt8]) -> Bool {
    guard let name = status.lastIndex(of: UInt8(ascii: ")")) else { return false }
    guard let state = status[(name + 1)...].first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return state == UInt8(ascii: "Z") || state == UInt8(ascii: "X")
  }
}
