/// The ways to get events of the system.
package enum EventBackend: String, Sendable {
  /// The library libinotifytools, in builds from source.
  case library
  /// The system calls of inotify.
  case kernel

  /// The ways of this build, the preferred one first. Without one, the build polls.
  package static let available: [EventBackend] = {
    #if os(Linux) && !MOCKD_POLLING
      #if MOCKD_KERNEL_INOTIFY
        [.kernel]
      #else
        [.library, .kernel]
      #endif
    #else
      []
    #endif
  }()
}
