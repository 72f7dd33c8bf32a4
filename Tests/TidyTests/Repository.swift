import Foundation
import Synchronization

/// The repository's own files, for tests of its rules.
enum Repository {
  static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the Swift files below a folder, relative to the root.
  static func swiftFiles(below folder: String) -> [String] {
    let base = root.appending(path: folder).path
    let files = FileManager.default.enumerator(atPath: base)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns the Markdown files, relative to the root, without hidden folders and folders of package managers.
  static func markdownFiles() -> [String] {
    let skipped: Set<String> = ["node_modules", "Generated", "Fixtures", "Corpus"]
    let options: FileManager.DirectoryEnumerationOptions = [.skipsHiddenFiles]
    guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: options) else {
      return []
    }
    var result: [String] = []
    for case let file as URL in files {
      if skipped.contains(file.lastPathComponent) { files.skipDescendants() }
      if file.pathExtension == "md" { result.append(String(file.path.dropFirst(root.path.count)).trimmingSlashes) }
    }
    return result.sorted()
  }

  /// Returns the code of a file without comments and the contents of strings. Each file is read once.
  static func code(_ path: String) throws -> SwiftText {
    if let known = codes.withLock({ $0[path] }) { return known }
    let code = SwiftText(try text(path))
    codes.withLock { $0[path] = code }
    return code
  }

  private static let codes = Mutex<[String: SwiftText]>([:])
}

extension String {
  /// The path without slashes at its start.
  fileprivate var trimmingSlashes: String { String(drop { $0 == "/" }) }
}
