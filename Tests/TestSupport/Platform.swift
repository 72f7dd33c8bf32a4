import Foundation

/// What the operating system can do for mockd, as tests know it. Tests do not ask mockd's own sources for this, since a
/// mistake there would switch off the tests that would find it.
package enum Platform {
  #if os(Linux)
    package static let isLinux = true
  #else
    package static let isLinux = false
  #endif

  /// Whether this build watches with inotify. With `MOCKD_POLLING=1`, `scripts/test-polling` tests a build that polls.
  package static let hasEvents = isLinux && ProcessInfo.processInfo.environment["MOCKD_POLLING"] != "1"
  package static let events = "this build polls"

  /// Whether a process can learn that no other one has a file open.
  package static let tellsReaders = isLinux
  package static let readers = "only Linux tells whether a file is open elsewhere"
}
