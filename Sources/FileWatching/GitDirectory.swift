/// The directory in which git keeps its lock while it changes a work tree.
enum GitDirectory {
  /// The name of the lock, which exists from before the first file of a checkout is written until after the last.
  static let lockName = "index.lock"

  /// The git directory of the work tree that `path` lies in; the one of its own for a linked work tree.
  ///
  /// - Parameter known: answers for folders that were asked for already, which grow by those on the way.
  static func find(from path: String, known: inout [String: String?]) -> String? {
    var folder = path
    var passed: [String] = []
    var result: String?
    while true {
      if let answer = known[folder] {
        result = answer
        break
      }
      passed.append(folder)
      result = own(folder)
      if result != nil || folder == "/" { break }
      folder = Path.parent(folder)
    }
    for folder in passed { known[folder] = .some(result) }
    return result
  }

  /// The git directory of the work tree whose top is `folder`.
  private static func own(_ folder: String) -> String? {
    let candidate = Path.join(folder, ".git")
    switch FileStamp(candidate, followingLinks: true)?.kind {
    case .directory: return candidate
    case .regular: return linked(candidate)
    default: return nil
    }
  }

  /// What a `.git` file says: `gitdir: PATH`.
  private static func linked(_ file: String) -> String? {
    guard let text = SystemCalls.smallText(file), text.hasPrefix("gitdir: ") else { return nil }
    let target = text.dropFirst(8).prefix { $0 != "\n" }
    return target.isEmpty ? nil : Path.resolve(String(target), from: file)
  }
}
