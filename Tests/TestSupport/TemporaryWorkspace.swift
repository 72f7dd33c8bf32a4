import Foundation

/// A folder with files for one test. It is removed with this object.
package final class TemporaryWorkspace: Sendable {
  package let root: URL

  /// - Parameter files: contents by relative path.
  package init(_ files: [String: String] = [:]) throws {
    let name = "mockd-\(UUID().uuidString)"
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appending(path: name)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  package func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  package func write(_ path: String, _ data: Data) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  package func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
  }

  /// Returns the contents of all regular files by relative path.
  package func contents() throws -> [String: Data] {
    var result: [String: Data] = [:]
    // Without URLs, which take most of the time.
    let folder = root.path + "/"
    for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
      let file = folder + path
      var status = stat()
      let isKnown = lstat(file, &status) == 0
      if isKnown, status.st_mode & S_IFMT != S_IFREG { continue }
      guard isKnown, let data = FileManager.default.contents(atPath: file) else {
        throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: file])
      }
      result[path] = data
    }
    return result
  }
}
