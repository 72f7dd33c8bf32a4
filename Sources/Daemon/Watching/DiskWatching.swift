import FileWatching

/// Watches the disk until it is stopped.
package protocol DiskWatching {
  func stop()
}

extension FileWatcher: DiskWatching {}
extension SharedWatch: DiskWatching {}

/// Begins to watch directories, and passes events to the closure until the result is stopped. The second argument is
/// the directory of sync markers.
package typealias StartWatching = ([WatchRoot], String, @escaping @Sendable (WatchEvent) -> Void) -> any DiskWatching

/// Watches the disk with a watcher that several workspaces share.
package func watchingFiles(with watcher: SharedWatcher) -> StartWatching {
  { roots, markers, handler in watcher.watch(roots, markerDirectory: markers, handler: handler) }
}

/// Watches the disk.
///
/// - Parameter polls: whether to poll, for file systems whose events are not reliable.
package func watchingFiles(byPolling polls: Bool) -> StartWatching {
  { roots, markers, handler in
    var options = FileWatcher.Options(markerDirectory: markers)
    options.alwaysPolls = polls
    let watcher = FileWatcher(roots, options: options, handler: handler)
    watcher.start()
    return watcher
  }
}
