import Source

/// Shares one `FileWatcher` among several clients, since a process can have only one that uses events of
/// `EventBackend.library`. Common directories also need one watch only.
///
/// Use it on one thread. The watcher's thread delivers events.
package final class SharedWatcher {
  /// The roots and the event handler of one client.
  fileprivate struct Member: Sendable {
    var roots: [WatchRoot]
    var markerDirectory: String?
    var handler: @Sendable (WatchEvent) -> Void
  }

  private var members: [Int: Member] = [:]
  private var count = 0
  private var watcher: FileWatcher?

  package init() {}

  /// Starts watching directories for a client. Changes after the return are reported; existing files are not. All other
  /// clients get a rescan.
  ///
  /// - Parameter markerDirectory: as in `FileWatcher.Options`.
  package func watch(
    _ roots: [WatchRoot], markerDirectory: String? = nil, handler: @escaping @Sendable (WatchEvent) -> Void
  ) -> SharedWatch {
    count += 1
    let number = count
    members[number] = Member(roots: roots, markerDirectory: markerDirectory, handler: handler)
    restart()
    for (other, member) in members where other != number { member.lookAgain() }
    return SharedWatch { [weak self] in self?.remove(number) }
  }

  /// Removes a client. The watcher keeps its watches, since creating it again costs more.
  private func remove(_ number: Int) {
    members[number] = nil
    if members.isEmpty {
      watcher?.stop()
      watcher = nil
    }
  }

  private func restart() {
    watcher?.stop()
    let members = members.sorted { $0.key < $1.key }.map(\.value)
    var options = FileWatcher.Options()
    options.markerDirectories = Set(members.compactMap(\.markerDirectory)).sorted(by: precedesByBytes)
    let watcher = FileWatcher(Self.merged(members.flatMap(\.roots)), options: options) { event in
      for member in members { member.take(event) }
    }
    watcher.start()
    self.watcher = watcher
  }

  /// Returns one root per directory, with the relevant files of all clients.
  private static func merged(_ roots: [WatchRoot]) -> [WatchRoot] {
    Dictionary(grouping: roots, by: \.path).sorted { precedesByBytes($0.key, $1.key) }.map { path, roots in
      if roots.count == 1 { return roots[0] }
      return WatchRoot(
        path,
        mayContain: { directory in roots.contains { $0.includes(directory: directory) } },
        matches: { file in roots.contains { $0.matches(file) } },
        debouncesSeparately: { file in roots.allSatisfy { $0.debouncesSeparately(file) || !$0.matches(file) } })
    }
  }
}

extension SharedWatcher.Member {
  /// Passes the relevant part of an event to the client.
  fileprivate func take(_ event: WatchEvent) {
    switch event {
    case .changed(let paths):
      let own = paths.filter { path in roots.contains { $0.includes(file: path) } }
      if !own.isEmpty { handler(.changed(own)) }
    case .ahead(let paths):
      let own = paths.filter { path in roots.contains { $0.includes(file: path) } }
      if !own.isEmpty { handler(.ahead(own)) }
    case .rescan(let root), .polling(let root, _), .watching(let root):
      if roots.contains(where: { $0.path == root }) { handler(event) }
    case .marker(let path): if Path.parent(path) == markerDirectory { handler(event) }
    }
  }

  /// Reports a rescan of all roots, since no watcher ran for a moment.
  fileprivate func lookAgain() {
    for root in roots { handler(.rescan(root: root.path)) }
    if let markerDirectory { handler(.rescan(root: markerDirectory)) }
  }
}

/// A client's registration at a `SharedWatcher`, which the client can end.
package final class SharedWatch {
  private let end: () -> Void

  fileprivate init(end: @escaping () -> Void) { self.end = end }

  /// Ends the client's events.
  package func stop() { end() }
}
