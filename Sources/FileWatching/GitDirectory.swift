import Source

/// Finds the directory in which git keeps its lock while it changes a work tree.
enum GitDirectory {
  /// The name of the lock. It exists while a checkout writes files.
  static let lockName = "index.lock"

  /// Returns the git directory of the work tree around `path`. A linked work tree has a git directory of its own.
  ///
  /// - Parameter known: the known git directories by folder. The folders on the path are added.
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

  /// Returns the git directory of the work tree with the top folder `folder`.
  private static func own(_ folder: String) -> String? {
    let candidate = Path.join(folder, ".git")
    switch FileStamp(candidate, followingLinks: true)?.kind {
    case .directory: return candidate
    case .regular: return linked(candidate)
    default: return nil
    }
  }

  /// Returns the git directory that a `.git` file names: `gitdir: PATH`.
  private static func linked(_ file: String) -> String? {
    guard let text = SystemCalls.smallText(file), text.hasPrefix("gitdir: ") else { return nil }
    let target = text.dropFirst(8).prefix { $0 != "\n" }
    return target.isEmpty ? nil : Path.resolve(String(target), from: file)
  }
}
