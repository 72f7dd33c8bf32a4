import BuildGraph
import Configuration
import Source

/// What became of a workspace: everything found, everything to be written, and the files that it was made from.
package struct WorkspaceBuild: Sendable {
  package var configuration: LoadedConfiguration
  package var plan: ArtifactPlan
  /// In order.
  package var diagnostics: [Diagnostic]
  package var counts: [ProjectBuild.Counts]
  /// The files that were read, by path.
  package var sources: [String: SourceFile]
  /// Whether the configuration itself is unusable, so that nothing was looked at.
  package var isConfigurationBroken: Bool

  /// A file of the workspace, for showing a line of it: as it was read, or else as it is on disk.
  package func source(_ path: String, of workspace: Workspace) -> SourceFile? {
    sources[path] ?? (try? FileSystem.read(workspace.absolute(path))).map { SourceFile(path: path, bytes: $0) }
  }
}
