import Foundation

/// A directory for one test, removed with it.
final class TestDirectory: Sendable {
  let path: String

  init() throws {
    let base = URL(filePath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath()
    let url = base.appending(path: "mockd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  func absolute(_ relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }

  func write(_ relative: String, _ text: String) throws {
    let url = URL(filePath: absolute(relative))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func makeDirectory(_ relative: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(relative), withIntermediateDirectories: true)
  }

  func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(relative), withDestinationPath: target)
  }

  func text(_ relative: String) -> String? {
    FileManager.default.contents(atPath: absolute(relative)).map { String(decoding: $0, as: UTF8.self) }
  }
}
