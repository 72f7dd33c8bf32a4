import Foundation

/// What is in a folder, by a walk that follows symbolic links but not in circles: the truth that watchers are held to.
package enum FileTree {
  /// The contents of all files whose names end as given, by absolute path.
  package static func contents(below root: String, suffix: String) -> [String: String] {
    var result: [String: String] = [:]
    for path in walk(root) where path.hasSuffix(suffix) { result[path] = text(path) }
    return result
  }

  /// What a regular file, or a link to one, contains.
  package static func text(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The directories below one, and itself, if it is there.
  package static func folders(below root: String) -> [String] {
    ([root] + walk(root)).filter { path in
      var status = stat()
      return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  private static func walk(_ root: String) -> [String] {
    var result: [String] = []
    var queue = [(root, Set<UInt>())]
    while let (folder, above) = queue.popLast() {
      var status = stat()
      guard stat(folder, &status) == 0, !above.contains(UInt(status.st_ino)) else { continue }
      if folder != root { result.append(folder) }
      guard status.st_mode & S_IFMT == S_IFDIR else { continue }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      queue += names.map { (folder + "/" + $0, above.union([UInt(status.st_ino)])) }
    }
    return result
  }
}
