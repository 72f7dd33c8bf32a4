import Daemon
import Foundation

/// A running `mockd watch` in a workspace.
struct WatchProcess {
  private let process = Process()
  private let root: String

  /// The tool in the folder of this program.
  static let mockd = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "mockd")

  enum Failure: Error {
    case noAnswer(String)
  }

  init(in workspace: URL) throws {
    root = workspace.path
    process.executableURL = Self.mockd
    process.arguments = ["watch", "--format", "json"]
    process.currentDirectoryURL = workspace
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    try process.run()
  }

  var processID: Int32 { process.processIdentifier }

  func end() {
    process.terminate()
    process.waitUntilExit()
  }

  /// Waits until all earlier changes are handled.
  func sync() throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while process.isRunning, ContinuousClock.now < deadline {
      switch SyncRequest(try Workspace.find(configuration: root)).wait(timeout: .seconds(60)) {
      case .done: return
      // The watch has not started yet.
      case .notRunning: usleep(1000)
      case let outcome: throw Failure.noAnswer("\(outcome)")
      }
    }
    throw Failure.noAnswer("it has ended, or never begun")
  }
}
