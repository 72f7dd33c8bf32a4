import Foundation

/// The expected capabilities of the operating system. They are independent of mockd's sources, since a mistake there
/// would disable the tests that detect it.
package enum Platform {
  #if os(Linux)
    package static let isLinux = true
  #else
    package static let isLinux = false
  #endif

  /// Whether `Libraries` declares the libraries of this toolchain. Others have other declarations.
  #if os(Linux) && compiler(>=6.3) && !compiler(>=6.4)
    package static let hasDeclaredLibraries = true
  #else
    package static let hasDeclaredLibraries = false
  #endif
  package static let declaredLibraries = "Libraries declares the libraries of Swift 6.3 on Linux"

  /// Whether this build watches with inotify. With `MOCKD_POLLING=1`, `scripts/test-polling` tests a build that polls.
  package static let hasEvents = isLinux && ProcessInfo.processInfo.environment["MOCKD_POLLING"] != "1"
  package static let events = "this build polls"
  /// Whether this build has libinotifytools. With `MOCKD_INOTIFY=kernel`, it only calls the kernel.
  package static let hasLibrary = hasEvents && ProcessInfo.processInfo.environment["MOCKD_INOTIFY"] != "kernel"
  package static let library = "this build has no libinotifytools"

  /// Whether a process can find out that no other process has a file open.
  package static let detectsReaders = isLinux
  package static let readers = "only Linux reports whether another process has a file open"
}
