import Foundation
import PackagePlugin

/// Runs mockd in the folder of the package: `swift package mockd generate`, `swift package mockd check`.
@main
struct MockdCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try MockdTool.find(context)
    process.arguments = arguments.isEmpty ? ["help"] : arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return }
    let command = (["mockd"] + arguments).joined(separator: " ")
    let reason =
      process.terminationReason == .exit ? "exit status" : "was ended by the signal"
    Diagnostics.error("`\(command)`: \(reason) \(process.terminationStatus)")
  }
}
