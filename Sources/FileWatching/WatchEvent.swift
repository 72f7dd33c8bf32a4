/// An event of a watcher. Events are hints: the client reads the files to learn their state.
package enum WatchEvent: Hashable, Sendable {
  /// Absolute paths of files that may have appeared, changed or disappeared. Ordered by bytes, and never empty.
  package typealias Paths = [String]

  case changed(Paths)
  /// Files that have changed while git runs. `changed` reports them again when git has ended. Clients may read them
  /// early, to have less work then.
  case ahead(Paths)
  /// Anything below this root may have changed, so it has to be scanned again.
  case rescan(root: String)
  /// This root is polled from now on. The text has the reason and a remedy.
  case polling(root: String, reason: String)
  /// This root is no longer polled, since events are available again. No change was lost.
  case watching(root: String)
  /// A marker file was found. All earlier changes have been reported.
  case marker(path: String)
}
