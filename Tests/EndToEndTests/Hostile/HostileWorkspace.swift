import Foundation
import TestSupport

/// A hostile clone beside files of its user.
///
/// `repository` has a `.git` and a valid workspace, to which a case adds hostile files. `outside` holds files of the
/// user, which no run may change or print.
final class HostileWorkspace {
  let folder: TemporaryWorkspace
  let repository: URL
  let outside: URL

  /// A part of every text that must not be printed.
  static let secret = "TOPSECRET4711"
  static let header = "// @generated\n// This file was automatically generated and should not be edited.\n"

  init(_ files: [String: String?] = [:]) throws {
    folder = try TemporaryWorkspace([
      "outside/secret.txt": "password = \(Self.secret)\n",
      "outside/secret.graphqls": "type Query { \(Self.secret): Int \(Self.secret)x: Nothing }\n",
      "outside/secret.swift": "protocol \(Self.secret): AnyObject { func a(\n",
      "outside/secret.json": "{ \"input\": \"\(Self.secret)\", \"\(Self.secret)\": 1 }\n",
      "outside/Human+Mock.graphql.swift": "\(Self.header)let victim = \"\(Self.secret)\"\n",
      "outside/Package.resolved":
        "{\"pins\": [{\"identity\": \"apollo-ios\", \"state\": {\"version\": \"0.4711.0\"}}], \"version\": 2}",
      "outside/operations/Secret.graphql": "query \(Self.secret) { \(Self.secret) }\n",
      "outside/mocks/Human+Mock.graphql.swift": "\(Self.header)let other = 1\n",
      "outside/home/.bashrc": "export TOKEN=\(Self.secret)\n",
      "outside/7": "digits\n",
    ])
    repository = folder.root.appending(path: "repository")
    outside = folder.root.appending(path: "outside")
    for name in [".git", "Out"] {
      try FileManager.default.createDirectory(
        at: repository.appending(path: name), withIntermediateDirectories: true)
    }
    var all: [String: String?] = [
      ".mockgen.json": Self.configuration(), "graphql/schema.graphqls": StarWars.schema,
      "graphql/Hero.graphql": StarWars.hero, "graphql/Details.graphql": StarWars.details,
    ]
    all.merge(files) { $1 }
    for case (let path, let text?) in all { try write(path, text) }
  }

  /// Returns a valid configuration with some other keys.
  static func configuration(
    _ keys: String = "", schema: String = "[\"graphql/*.graphqls\"]",
    operations: String = "[\"graphql/*.graphql\"]", outputs: String = "\"testMocks\": { \"path\": \"Out\" }"
  ) -> String {
    """
    {
      "version": 1, "schema": \(schema), "operations": \(operations), "namespace": "StarWarsAPI",
      "outputs": { \(outputs) }\(keys.isEmpty ? "" : ", " + keys)
    }
    """
  }

  func write(_ path: String, _ text: String) throws { try folder.write("repository/" + path, text) }

  /// Creates a file of three gigabytes that takes no space.
  func makeSparse(_ path: String) throws {
    try write(path, "")
    guard truncate(repository.appending(path: path).path, 3 << 30) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Creates a symbolic link in the repository.
  func link(_ path: String, to target: String) throws {
    let link = repository.appending(path: path)
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createDirectory(at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// Returns the files with setuid or setgid bits.
  func privilegedFiles() throws -> [String] {
    var found: [String] = []
    for case let path as String in FileManager.default.enumerator(atPath: repository.path) ?? .init() {
      var raw = stat()
      guard lstat(repository.path + "/" + path, &raw) == 0, raw.st_mode & S_IFMT == S_IFREG else { continue }
      if raw.st_mode & 0o6000 != 0 { found.append(path) }
    }
    return found
  }
}
