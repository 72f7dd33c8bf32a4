import Foundation

/// Runs of the built command-line tool.
package enum MockdProcess {
  /// The exit status and output of a run.
  package struct Result: Sendable {
    package var status: Int32
    /// Whether a signal, such as a trap, ended it.
    package var isCrash: Bool
    package var output: String
    package var errors: String
  }

  /// Runs mockd in a folder with the given arguments.
  package static func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    try run(executable: BuiltTool.path("mockd"), arguments, in: folder, environment: environment)
  }

  /// Returns the arguments of a shell that limits the number of open files, and then becomes a program.
  package static func limited(_ descriptors: Int, _ program: URL, _ arguments: [String]) -> [String] {
    ["-c", "ulimit -n \(descriptors); exec \"$0\" \"$@\"", program.path] + arguments
  }

  /// Runs another program in the same way, for instance a shell that limits the tool's resources.
  package static func run(
    executable: URL, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    // A backtrace of a crash would take seconds.
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    let logs = FileManager.default.temporaryDirectory.appending(path: "mockd-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: logs) }
    // Files, since unread pipes fill up.
    let (output, errors) = (logs.appending(path: "out"), logs.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.start()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, isCrash: process.terminationReason == .uncaughtSignal,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }
}
