import Foundation
import PackagePlugin

/// The program that the plugins run.
enum MockdTool {
  /// Finds the program: the first of
  ///
  /// 1. `mockd.artifactbundle` in the folder of the package that uses the plugin,
  /// 2. `Plugins/mockd.artifactbundle` in the folder of the package mockd,
  /// 3. the program that is built from source with the trait `PluginFromSource`,
  /// 4. an installed `mockd` in `PATH`.
  ///
  /// A binary target would need the bundle in every package that depends on mockd, and a manifest can't test for a
  /// file, since SwiftPM caches its result.
  static func find(_ context: PluginContext) throws -> URL {
    let own = dependency("mockd", of: context.package)?.directoryURL.appending(path: "Plugins")
    for folder in [context.package.directoryURL, own].compactMap(\.self) {
      let bundle = folder.appending(path: "mockd.artifactbundle")
      guard FileManager.default.fileExists(atPath: bundle.path) else { continue }
      guard let program = try ArtifactBundle(bundle).program else {
        throw MissingTool(description: "'\(bundle.path)' has no mockd for this system")
      }
      return program
    }
    if let built = try? context.tool(named: "mockd") { return built.url }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/")
    {
      let program = URL(filePath: String(folder)).appending(path: "mockd")
      if FileManager.default.isExecutableFile(atPath: program.path) { return program }
    }
    throw MissingTool(
      description:
        "There is no mockd. Install it, unzip mockd.artifactbundle.zip in '\(context.package.directoryURL.path)', "
        + "or add the trait 'PluginFromSource' to the dependency on mockd; see Documentation/swiftpm.md of mockd")
  }

  /// Returns a package that another one depends on directly or indirectly.
  private static func dependency(_ name: String, of package: Package) -> Package? {
    for dependency in package.dependencies.map(\.package) {
      if dependency.displayName == name { return dependency }
      if let found = self.dependency(name, of: dependency) { return found }
    }
    return nil
  }

  private struct MissingTool: Error, CustomStringConvertible {
    var description: String
  }
}

/// An artifact bundle, version 1.0 of the format.
private struct ArtifactBundle {
  private let folder: URL
  private let variants: [Variant]

  /// The contents of the bundle's `info.json`.
  private struct Description: Decodable {
    var artifacts: [String: Artifact]
  }

  /// An artifact of the bundle, with its variants.
  private struct Artifact: Decodable {
    var variants: [Variant]
  }

  /// A program of an artifact, with the systems that it supports.
  private struct Variant: Decodable {
    var path: String
    var supportedTriples: [String]
  }

  init(_ folder: URL) throws {
    self.folder = folder
    let bytes = try Data(contentsOf: folder.appending(path: "info.json"))
    variants = try JSONDecoder().decode(Description.self, from: bytes).artifacts["mockd"]?.variants ?? []
  }

  /// The program for this system, if the bundle has one.
  var program: URL? {
    variants.first { variant in
      variant.supportedTriples.contains { $0.hasPrefix(Self.architecture + "-") && $0.contains(Self.system) }
    }.map { folder.appending(path: $0.path) }
  }

  #if arch(arm64)
    private static let architecture = system == "linux" ? "aarch64" : "arm64"
  #else
    private static let architecture = "x86_64"
  #endif

  #if os(macOS)
    private static let system = "macosx"
  #else
    private static let system = "linux"
  #endif
}
