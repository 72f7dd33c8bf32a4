import Foundation

/// A directory for one test. It is removed with this object.
package final class TestDirectory: Sendable {
  package let path: String

  package init() throws {
    let base = URL(filePath: FileManager.default.temporaryDirectory.path).resolvingSymlinksInPath()
    let url = base.appending(path: "mockd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func absolute(_ relative: String) -> String { relative.isEmpty ? path : path + "/" + relative }

  package func write(_ relative: String, _ text: String) throws {
    let url = URL(filePath: absolute(relative))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  package func makeDirectory(_ relative: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(relative), withIntermediateDirectories: true)
  }

  package func link(_ relative: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(relative), withDestinationPath: target)
  }

  package func text(_ relative: String) -> String? {
    FileManager.default.contents(atPath: absolute(relative)).map { String(decoding: $0, as: UTF8.self) }
  }

  package func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: absolute(relative))
  }

  /// Returns the texts of all files below `relative` by their path in it, without following links.
  package func files(_ relative: String = "") -> [String: String] {
    var result: [String: String] = [:]
    let enumerator = FileManager.default.enumerator(atPath: absolute(relative))
    while let name = enumerator?.nextObject() as? String {
      let path = relative.isEmpty ? name : relative + "/" + name
      let type = enumerator?.fileAttributes?[.type] as? FileAttributeType
      if type == .typeRegular { result[name] = text(path) }
    }
    return result
  }

  /// All files except for `.mockd`.
  package var outputs: [String: String] { files().filter { !$0.key.hasPrefix(".mockd/") } }

  /// Returns the modification time and the inode of a file.
  package func identity(_ relative: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: absolute(relative))
    return ["\(attributes[.modificationDate] ?? "")", "\(attributes[.systemFileNumber] ?? "")"]
  }
}
