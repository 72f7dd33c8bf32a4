/// The directory in which git keeps its lock while it changes a work tree.
enum GitDirectory {
  /// The name of the lock, which exists from before the first file of a checkout is written until after the last.
  static let lockName = "index.lock"

  /// The git directory of the work tree that `path` lies in; the one of its own for a linked work tree.
  static func find(from path: String) -> String? {
    var folder = path
    while true {
      let candidate = Path.join(folder, ".git")
      switch FileStamp(candidate, followingLinks: true)?.kind {
      case .directory: return candidate
      case .regular: return linked(candidate)
      default: break
      }
      if folder == "/" { return nil }
      folder = Path.parent(folder)
    }
  }

  /// What a `.git` file says: `gitdir: PATH`.
  private static func linked(_ file: String) -> String? {
    guard let text = SystemCalls.smallText(file), text.hasPrefix("gitdir: ") else { return nil }
    let target = text.dropFirst(8).prefix { $0 != "\n" }
    return target.isEmpty ? nil : Path.resolve(String(target), from: file)
  }
}
