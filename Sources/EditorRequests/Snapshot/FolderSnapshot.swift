import BuildGraph
import FileAccess
import Source

/// The state of one workspace during one turn of the loop.
package struct FolderSnapshot {
  /// The absolute path of the workspace.
  package let root: String
  /// The path of the configuration in the workspace.
  private let configuration: String
  /// The projects in the order of the configuration.
  package let projects: [ReadableProject]
  /// The files that the workspace has read, by path in the workspace.
  private let sources: [String: SourceFile]
  /// Reads a file that isn't in `sources`.
  private let readSource: (String) -> SourceFile?
  /// The diagnostics that no comment suppresses.
  private let diagnostics: DiagnosticTable

  package init(
    root: String, configuration: String, projects: [ReadableProject],
    sources: [String: SourceFile], readSource: @escaping (String) -> SourceFile?, diagnostics: DiagnosticTable
  ) {
    self.root = root
    self.configuration = configuration
    self.projects = projects
    self.sources = sources
    self.readSource = readSource
    self.diagnostics = diagnostics
  }

  /// Returns the absolute path of a file. A diagnostic without a file, such as a missing schema, belongs to the
  /// configuration.
  package func absolute(_ file: String) -> String {
    let file = file.isEmpty ? configuration : file
    return Path.normalized(file.hasPrefix("/") ? file : Path.join(root, file))
  }

  /// Returns whether a path is in the workspace.
  func contains(_ absolute: String) -> Bool { absolute.hasPrefix(root == "/" ? "/" : root + "/") }

  /// Returns the workspace's path of the file at an absolute path, or nil if the workspace doesn't read it.
  package func file(at absolute: String) -> String? {
    if contains(absolute) { return String(absolute.dropFirst(root == "/" ? 1 : root.count + 1)) }
    return sources.keys.first { self.absolute($0) == absolute }
  }

  /// Returns the diagnostics of the file at an absolute path, in order. The workspace may know it under several paths.
  package func diagnostics(at absolute: String) -> [Diagnostic] {
    diagnostics.files.filter { self.absolute($0) == absolute }.sorted(by: precedesByBytes).flatMap { diagnostics[$0] }
  }

  /// Returns the text of a file, or nil if it may not be quoted.
  package func source(_ file: String) -> SourceFile? { readSource(file) }
}
