import FileWatching
import Synchronization
import TestSupport

/// The `.graphql` files below a root, as known from reading only the files in watch events.
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
    // The final event reports the same paths again.
    case .ahead: break
    case .marker(let path): WatchProbe.say(.marker(path))
    }
  }

  /// Returns the files with other contents than known.
  func wrong() -> [String] {
    let (known, real) = (contents.withLock { $0 }, FileTree.contents(below: root, suffix: ".graphql"))
    return Set(known.keys).union(real.keys).filter { known[$0] != real[$0] }.sorted().map {
      "\($0) known \(known[$0] ?? "-") real \(real[$0] ?? "-")"
    }
  }
}
