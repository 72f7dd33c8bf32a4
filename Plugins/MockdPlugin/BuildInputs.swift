import Foundation
import PackagePlugin

/// The files whose changes run mockd again: a superset of the files that it reads.
///
/// Patterns in the configuration select the files, but only mockd can read them, and a tool that is built from source
/// doesn't exist yet when SwiftPM asks for inputs.
struct BuildInputs {
  /// The GraphQL files of the package.
  private(set) var graphQL: [URL] = []
  /// All inputs, in an order that depends on their names only.
  private(set) var all: [URL] = []

  init(package: Package, configuration: URL) {
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    var others = [configuration]
    for file in Self.files(below: package.directoryURL) {
      switch file.pathExtension {
      case "graphql", "graphqls": graphQL.append(file)
      // An introspection result, or the configuration of Apollo.
      case "json" where text.contains(file.lastPathComponent) || text.contains("*.json"): others.append(file)
      default: break
      }
    }
    others += Self.pins(of: package)
    if text.contains("\"protocolMocks\"") { others += Self.swiftFiles(of: package) }
    all = Set((graphQL + others).map(\.standardizedFileURL)).sorted { $0.path < $1.path }
  }

  /// Returns the files that pin the version of Apollo: of the package, and above it in its repository.
  private static func pins(of package: Package) -> [URL] {
    var folder = package.directoryURL.standardizedFileURL
    var folders = [folder]
    while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appending(path: ".git").path) {
      folder = folder.deletingLastPathComponent().standardizedFileURL
      folders.append(folder)
    }
    // Without a repository, mockd reads no file above the package.
    let searched = folder.path == "/" ? [folders[0]] : folders
    return searched.map { $0.appending(path: "Package.resolved") }.filter {
      FileManager.default.fileExists(atPath: $0.path)
    }
  }

  /// Returns the files of a folder, without hidden ones and without packages of JavaScript.
  private static func files(below folder: URL) -> [URL] {
    let entries = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
    var files: [URL] = []
    while let entry = entries?.nextObject() as? URL {
      if entry.lastPathComponent == "node_modules" {
        entries?.skipDescendants()
      } else {
        files.append(entry)
      }
    }
    return files
  }

  private static func swiftFiles(of package: Package) -> [URL] {
    package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { target in
      target.sourceFiles(withSuffix: ".swift").map(\.url)
    }
  }
}
