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

  /// Returns the code of a file without comments and the contents of strings. Each file is read once.
  static func code(_ path: String) throws -> SwiftText {
    if let known = codes.withLock({ $0[path] }) { return known }
    let code = SwiftText(try text(path))
    codes.withLock { $0[path] = code }
    return code
  }

  private static let codes = Mutex<[String: SwiftText]>([:])
}
