import Foundation

/// Apollo's own front end, which runs in Node.js: the part of its generator that reads schemas and operations.
///
/// The front ends are not part of the repository. Their folder has a file `VERSION.js` for each version: the string in
/// `Sources/GraphQLCompiler/ApolloCodegenFrontendBundle.swift` of that version of apollo-ios-codegen.
package enum ApolloFrontEnd {
  /// The versions that tests compare with.
  package static let versions = ["1.15.0", "1.25.7", "2.0.6", "2.1.0", "2.4.0"]

  package static let isAvailable: Bool = {
    guard let directory else { return false }
    let files = versions.map { directory.appending(path: $0 + ".js").path }
    return files.allSatisfy { FileManager.default.fileExists(atPath: $0) } && Ability.hasNode
  }()

  package static let reason =
    "Node.js or Apollo's front ends are missing (set MOCKD_APOLLO_FRONT_ENDS to a folder with the files "
    + versions.map { $0 + ".js" }.joined(separator: ", ") + ")"

  /// The folder of the front ends; nil if there is none.
  private static let directory: URL? = {
    let named = ProcessInfo.processInfo.environment["MOCKD_APOLLO_FRONT_ENDS"].map { URL(filePath: $0) }
    return named ?? Corpora.directory?.appending(path: "apollo-front-ends")
  }()

  /// A schema with operations, by file name.
  package struct Input: Sendable, Encodable {
    var schema: [File]
    var operations: [File]

    struct File: Sendable, Encodable {
      var name: String
      var text: String
    }

    package init(schema: [(name: String, text: String)], operations: [(name: String, text: String)]) {
      self.schema = schema.map { File(name: $0.name, text: $0.text) }
      self.operations = operations.map { File(name: $0.name, text: $0.text) }
    }
  }

  /// Returns the first error for each input; nil if the front end of a version accepts it.
  package static func firstErrors(_ inputs: [Input], version: String) throws -> [String?] {
    let file = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString).json")
    try JSONEncoder().encode(inputs).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let script = URL(filePath: #filePath).appending(path: "../../Fixtures/apollo-front-end.js").standardizedFileURL
    let bundle = (directory ?? URL(filePath: "/")).appending(path: version + ".js")
    let run = try ProgramRun(
      URL(filePath: "/usr/bin/env"), ["node", script.path, version, bundle.path, file.path], includingErrors: true)
    guard run.status == 0 else { throw Failure(output: run.output) }
    return try JSON.parse(Data(run.output.utf8)).array.map(\.string)
  }

  /// The error for a run that gives no results.
  package struct Failure: Error {
    package var output: String
  }
}
