import BuildGraph
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

  func remove(_ relative: String) throws {
    try FileManager.default.removeItem(atPath: absolute(relative))
  }

  func text(_ relative: String) -> String? {
    FileManager.default.contents(atPath: absolute(relative)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The texts of all files below `relative`, by their paths below it, links not followed.
  func files(_ relative: String = "") -> [String: String] {
    var result: [String: String] = [:]
    let enumerator = FileManager.default.enumerator(atPath: absolute(relative))
    while let name = enumerator?.nextObject() as? String {
      let path = relative.isEmpty ? name : relative + "/" + name
      let type = enumerator?.fileAttributes?[.type] as? FileAttributeType
      if type == .typeRegular { result[name] = text(path) }
    }
    return result
  }

  /// All files but those of `.mockd`.
  var outputs: [String: String] { files().filter { !$0.key.hasPrefix(".mockd/") } }

  /// When a file was last changed, with which inode.
  func identity(_ relative: String) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: absolute(relative))
    return ["\(attributes[.modificationDate] ?? "")", "\(attributes[.systemFileNumber] ?? "")"]
  }
}

/// The text of a generated file.
func generated(_ text: String) -> String { "// @generated\n\(text)\n" }

/// A plan with one project whose outputs go to `Out`; texts are generated files.
func plan(_ texts: [String: String], isComplete: Bool = true) -> ArtifactPlan {
  ArtifactPlan(projects: [project("", "Out", texts, isComplete: isComplete)])
}

func project(
  _ name: String, _ directory: String, _ texts: [String: String], isComplete: Bool = true
) -> ArtifactPlan.Project {
  let artifacts = texts.map { Artifact(path: directory + "/" + $0.key, text: generated($0.value)) }
  return ArtifactPlan.Project(
    name: name, artifacts: artifacts, directories: [.init(directory)], isComplete: isComplete)
}
