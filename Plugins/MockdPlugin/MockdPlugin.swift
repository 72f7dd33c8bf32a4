import Foundation
import PackagePlugin

/// Generates the outputs of mockd in the folder of a target, and adds them to the target.
///
/// A build command declares its outputs before it runs, and SwiftPM asks for them again only if the names of files
/// change. So the outputs have fixed names: mockd merges its files into parts, whose number depends on the number of
/// GraphQL files only.
@main
struct MockdPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let package = context.package.directoryURL
    guard let configuration = Self.configuration(for: target.directoryURL, in: package) else {
      Diagnostics.error(
        "The target '\(target.name)' uses the plugin MockdPlugin, but its package has no .mockgen.json; create one with "
          + "`mockd init`")
      return []
    }
    let tool = try MockdTool.find(context)
    let inputs = BuildInputs(package: context.package, configuration: configuration)
    let folder = context.pluginWorkDirectoryURL.appending(path: "Generated")
    // mockd follows no link out of the package. SwiftPM has made the folder, so a link on the way is the user's.
    let output = context.pluginWorkDirectoryURL.resolvingSymlinksInPath().appending(path: "Generated")
    let parts = Self.parts(forFiles: inputs.graphQL.count)
    return [
      .buildCommand(
        displayName: "Generating mocks and models for \(target.name)",
        executable: tool,
        arguments: [
          "generate", "--config", configuration.path, "--only", target.directoryURL.path, "--output", output.path,
          "--parts", String(parts), "--color", "never",
        ],
        inputFiles: [tool] + inputs.all,
        outputFiles: Self.names(ofParts: parts).map { folder.appending(path: $0) })
    ]
  }

  /// Returns the nearest configuration, from the folder of a target up to its package.
  private static func configuration(for target: URL, in package: URL) -> URL? {
    var folder = target.standardizedFileURL
    while folder.path.hasPrefix(package.standardizedFileURL.path) {
      for name in [".mockgen.json", "apollo-codegen-config.json"] {
        let file = folder.appending(path: name)
        if FileManager.default.fileExists(atPath: file.path) { return file }
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the number of parts: enough for all cores, and so many that an edit compiles few definitions again. It is
  /// a power of two, so that it seldom changes.
  private static func parts(forFiles count: Int) -> Int {
    var parts = 8
    while parts < 64, parts < count { parts *= 2 }
    return parts
  }

  /// Returns the names that `mockd generate --parts` gives its files.
  private static func names(ofParts count: Int) -> [String] {
    (1...count).map { "Mockd-" + ($0 < 10 ? "0" : "") + "\($0).swift" }
  }
}
