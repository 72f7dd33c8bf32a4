/// What a watcher says. Events are hints: whoever gets one looks at the files to know what is true.
package enum WatchEvent: Hashable, Sendable {
  /// Files with these absolute paths may have appeared, changed or gone; ordered by bytes, and never empty.
  package typealias Paths = [String]

  case changed(Paths)
  /// Files that have changed while git is at work, of which all is told when it has ended. Whoever has time may look at
  /// them now, so that less is left to do then.
  case ahead(Paths)
  /// Anything below this root may have changed, and all of it is to be looked at again.
  case rescan(root: String)
  /// This root is no longer told of by the system but looked at in intervals; the text says why, and the way out.
  case polling(root: String, reason: String)
  /// This root, which was looked at in intervals, is told of by the system again. Nothing was lost in between.
  case watching(root: String)
  /// A marker file has been seen. All that had happened before it was made has been told.
  case marker(path: String)
}
