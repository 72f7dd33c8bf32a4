/// Several watchers in one, since a process has one that the system tells of changes.
///
/// Not to be shared between threads, unlike what it hands out: events come on a thread of the watcher's.
package final class SharedWatcher {
  fileprivate struct Member: Sendable {
    var roots: [WatchRoot]
    var markerDirectory: String?
    var handler: @Sendable (WatchEvent) -> Void
  }

  private var members: [Int: Member] = [:]
  private var count = 0
  private var watcher: FileWatcher?

  package init() {}

  /// Begins to watch directories for somebody. What changes after this returns is told; what is there already is not. All
  /// others are told to look again.
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

  /// What others watch goes on being watched as it is, which costs less than to begin anew.
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
    options.markerDirectories = Set(members.compactMap(\.markerDirectory)).sorted(by: Path.precedes)
    let watcher = FileWatcher(Self.merged(members.flatMap(\.roots)), options: options) { event in
      for member in members { member.take(event) }
    }
    watcher.start()
    self.watcher = watcher
  }

  /// Each directory once, with what matters to anybody.
  private static func merged(_ roots: [WatchRoot]) -> [WatchRoot] {
    Dictionary(grouping: roots, by: \.path).sorted { Path.precedes($0.key, $1.key) }.map { path, roots in
      if roots.count == 1 { return roots[0] }
      return WatchRoot(
        path,
        mayContain: { directory in roots.contains { $0.wants(directory: directory) } },
        matches: { file in roots.contains { $0.matches(file) } },
        settlesApart: { file in roots.allSatisfy { $0.settlesApart(file) || !$0.matches(file) } })
    }
  }
}

extension SharedWatcher.Member {
  /// Passes on what matters here.
  fileprivate func take(_ event: WatchEvent) {
    switch event {
    case .changed(let paths):
      let own = paths.filter { path in roots.contains { $0.wants(file: path) } }
      if !own.isEmpty { handler(.changed(own)) }
    case .ahead(let paths):
      let own = paths.filter { path in roots.contains { $0.wants(file: path) } }
      if !own.isEmpty { handler(.ahead(own)) }
    case .rescan(let root), .polling(let root, _), .watching(let root):
      if roots.contains(where: { $0.path == root }) { handler(event) }
    case .marker(let path): if Path.parent(path) == markerDirectory { handler(event) }
    }
  }

  /// What happened while nobody watched is told by nobody else.
  fileprivate func lookAgain() {
    for root in roots { handler(.rescan(root: root.path)) }
    if let markerDirectory { handler(.rescan(root: markerDirectory)) }
  }
}

/// What one of those who share a watcher has of it.
package final class SharedWatch {
  private let end: () -> Void

  fileprivate init(end: @escaping () -> Void) { self.end = end }

  /// Nothing that is found from now on is told.
  package func stop() { end() }
}
