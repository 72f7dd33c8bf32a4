import Foundation

/// graphql-core, the Python port of the reference implementation of GraphQL.
package enum GraphQLCore {
  /// A Python with graphql-core; nil if Python is missing or the installation fails.
  package static let python: URL? = {
    let script = folder.appending(path: "environment")
    guard let output = try? run(URL(filePath: "/bin/bash"), [script.path], input: Data()), output.status == 0 else {
      return nil
    }
    let path = String(decoding: output.data, as: UTF8.self).split(separator: "\n").last.map(String.init)
    return path.map { URL(filePath: $0) }
  }()

  package static let reason =
    "there is no Python with graphql-core, and none can be made (Benchmarks/oracle/environment)"

  /// A failed script, or a missing Python.
  package struct Failure: Error { package var status: Int32 }

  /// Returns the output of a script in the oracle's folder.
  ///
  /// - Parameter script: its name.
  package static func output(of script: String, _ arguments: [String], input: Data) throws -> Data {
    guard let python else { throw Failure(status: -1) }
    let output = try run(python, [folder.appending(path: script).path] + arguments, input: input)
    guard output.status == 0 else { throw Failure(status: output.status) }
    return output.data
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Benchmarks/oracle").standardizedFileURL

  /// Runs a program with a file as its input, so neither process waits for the other.
  private static func run(
    _ executable: URL, _ arguments: [String], input: Data
  ) throws -> (status: Int32, data: Data) {
    let file = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")
    try input.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = try process.start {
      let pipe = Pipe()
      process.standardOutput = pipe
      return pipe
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data)
  }
}
