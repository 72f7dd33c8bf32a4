import BuildActions
import Foundation
import Fuzzing
import TestSupport

/// A project in a temporary folder, with the arguments of its actions. All paths are relative to the folder.
final class ActionProject: Sendable {
  let folder: TemporaryWorkspace

  static let configuration = """
    {
      "version": 1, "schema": ["**/*.graphqls"], "operations": ["**/*.graphql"], "namespace": "API",
      "runtime": "mocksupport", "tests": ["Tests/**/*.swift"], "sources": [],
      "outputs": {
        "testMocks": { "path": "Generated/Mocks" }, "models": { "path": "Generated/Models" },
        "placeholders": { "path": "Generated/Placeholders" }, "stubs": { "path": "Generated/Stubs" }
      }
    }
    """

  /// - Parameter files: all files but the configuration.
  init(_ files: [String: String], configuration: String = configuration) throws {
    folder = try TemporaryWorkspace(files.merging([".mockgen.json": configuration]) { $1 })
  }

  static func pets() throws -> ActionProject { try ActionProject(SampleProject.pets.files) }

  // MARK: Arguments

  /// The paths of files with an ending, in order.
  func paths(_ ending: String) throws -> [String] {
    try folder.contents().keys.filter { $0.hasSuffix(ending) && !$0.hasPrefix("out") }.sorted()
  }

  func generate(to output: String = "out") throws -> [String] {
    ["generate", "--config", ".mockgen.json", "--schema"] + (try paths(".graphqls")) + ["--operations"]
      + (try paths(".graphql")) + ["--output", output]
  }

  func check(to output: String = "out.txt") throws -> [String] {
    ["check", "--config", ".mockgen.json", "--schema"] + (try paths(".graphqls")) + ["--operations"]
      + (try paths(".graphql")) + ["--tests"] + (try paths(".swift")) + ["--output", output]
  }

  // MARK: Runs

  /// Runs an action as a process of its own does.
  func run(_ arguments: [String]) -> ActionResult {
    ActionEngine(keepingGraphs: 0, version: "test").run(arguments, ActionContext(folder: folder.root.path))
  }

  /// Returns the contents of the files in an output folder by their path in it.
  func outputs(_ output: String = "out") throws -> [String: Data] {
    let files = try folder.contents().filter { $0.key.hasPrefix(output + "/") }
    return Dictionary(uniqueKeysWithValues: files.map { (String($0.key.dropFirst(output.count + 1)), $0.value) })
  }

  /// Returns a request with the digests of all inputs.
  func request(_ id: Int32, _ arguments: [String]) throws -> WorkRequest {
    var request = WorkRequest()
    request.id = id
    request.arguments = arguments
    request.sandboxFolder = folder.root.path
    request.inputs = try folder.contents().filter { !$0.key.hasPrefix("out") }.map { path, data in
      WorkRequest.Input(path: path, digest: Array(sha256(data).utf8))
    }
    return request
  }
}
