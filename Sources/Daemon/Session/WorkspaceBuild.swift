import BuildGraph
import Configuration
import FileAccess
import Source

/// The state of a workspace: diagnostics, outputs, and the files that they are made from.
package struct WorkspaceBuild: Sendable {
  package var configuration: LoadedConfiguration
  package var plan: ArtifactPlan
  package var diagnosticTable: DiagnosticTable
  package var counts: [ProjectBuild.Counts]
  /// The number of test files that were examined. A file that several projects list counts once.
  package var testFiles = 0
  /// The files that were read, by path.
  package var sources: [String: SourceFile]
  /// The files of which no text may be shown.
  package var unquotable: Set<String> = []
  /// What the file system said of these files before each was read.
  package var stamps: [String: FileStatus]
  /// Whether the configuration itself is unusable. The other results then come from the last usable configuration, if
  /// there was one. Outputs stay as they are.
  package var isConfigurationBroken: Bool

  /// The diagnostics of all files, in order.
  package var diagnostics: [Diagnostic] { diagnosticTable.all }

  /// Returns a file of the workspace to quote: as it was read, or as it is on the disk. Returns nil for a file that may not
  /// be quoted.
  package func source(_ path: String, of workspace: Workspace) -> SourceFile? {
    if unquotable.contains(path) || Self.isRecord(path, of: workspace) { return nil }
    return sources[path] ?? Self.unlistedSource(path, of: workspace)
  }

  /// Returns a file that the workspace didn't read, if it may be quoted.
  static func unlistedSource(_ path: String, of workspace: Workspace) -> SourceFile? {
    guard !isRecord(path, of: workspace), Quotability.isQuotable(path),
      let access = try? ConfinedRoot(workspace.access)
    else { return nil }
    let absolute = workspace.absolute(path)
    guard Quotability.isQuotable(absolute, in: access), let size = try? access.status(absolute).size,
      size <= SourceStore.largestFile
    else { return nil }
    return (try? access.read(absolute)).map { SourceFile(path: path, bytes: $0) }
  }

  /// Returns whether a file is one of mockd's own records, whose text means nothing to readers.
  private static func isRecord(_ path: String, of workspace: Workspace) -> Bool {
    isInside(normalizedPath(workspace.absolute(path)), workspace.absolute(StateDirectory.name))
  }

  /// Findings about outputs with the severities that the settings of all projects give their codes; the first project
  /// that names a code decides.
  package func applyingSettings(toOutputs findings: [Diagnostic]) -> [Diagnostic] {
    findings.applying(configuration.settings.severityOverrides)
  }
}
