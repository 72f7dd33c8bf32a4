import FileWatching
import Synchronization
import TestSupport

/// What someone knows of the `.graphql` files below a root who only looks where a watcher tells them to.
final class KnownFiles: Sendable {
  private let root: String
  private let contents = Mutex<[String: String]>([:])

  init(root: String) {
    self.root = root
  }

  func readAll() {
    contents.withLock { $0 = FileTree.contents(below: root, suffix: ".graphql") }
  }

  func take(_ event: WatchEvent) {
    switch event {
    case .changed(let paths):
      let texts = contents.withLock { contents in
        paths.map { path in
          contents[path] = FileTree.text(path)
          return contents[path]
        }
      }
      WatchProbe.say(.changed(paths, contents: texts))
    case .rescan(let root):
      readAll()
      WatchProbe.say(.rescan(root))
    case .polling(let root, let reason): WatchProbe.say(.polling(root, reason: reason))
    case .watching(let root): WatchProbe.say(.watching(root))
    // All of it is told when it is over.
    case .ahead: break
    case .marker(let path): WatchProbe.say(.marker(path))
    }
  }

  /// The paths of files that are not known as they are.
  func wrong() -> [String] {
    let (known, real) = (contents.withLock { $0 }, FileTree.contents(below: root, suffix: ".graphql"))
    return Set(known.keys).union(real.keys).filter { known[$0] != real[$0] }.sorted().map {
      "\($0) known \(known[$0] ?? "-") real \(real[$0] ?? "-")"
    }
  }
}
