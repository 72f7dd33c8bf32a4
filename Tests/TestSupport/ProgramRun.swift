import Foundation

/// A run of a program that may crash. Swift prints no backtraces of it, since each takes a third of a second.
package struct ProgramRun: Sendable {
  /// The exit status, or the number of the signal that ended the program.
  package var status: Int32

  package var isCrash: Bool

  /// The text of the standard output, and of the standard error if that was included.
  package var output: String

  package init(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, includingErrors: Bool = false
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = try process.start {
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = includingErrors ? pipe : FileHandle.nullDevice
      return pipe
    }
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    status = process.terminationStatus
    isCrash = process.terminationReason == .uncaughtSignal
    output = String(decoding: data, as: UTF8.self)
  }
}
