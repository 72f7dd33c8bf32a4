import BuildGraph
import Configuration
import FileAccess
import Source

/// The state of a workspace: diagnostics, outputs, and their source files.
package struct WorkspaceBuild: Sendable {
  package var configuration: LoadedConfiguration
  package var plan: ArtifactPlan
  package var diagnosticTable: DiagnosticTable
  package var counts: [ProjectBuild.Counts]
  /// The number of test files that a single build examined. A file that several projects list counts once. Zero in a
  /// session that watches.
  package var testFiles = 0
  /// The counts of a single build. Empty in a session that watches.
  package var examinedTests = ExaminedTests()
  /// The use of the cache by a single build; nil without a cache.
  package var cacheReport: CacheReport?
  /// The files that were read, by path.
  package var sources: [String: SourceFile]
  /// The files whose text must not be quoted.
  package var unquotable: Set<String> = []
  /// The status of each file, taken before reading it.
  package var stamps: [String: FileStatus]
  /// Whether the configuration is unusable. The other results then come from the last usable one, if any. Outputs
  /// stay unchanged.
  package var isConfigurationBroken: Bool

  /// The diagnostics of all files, in order.
  package var diagnostics: [Diagnostic] { diagnosticTable.all }

  /// Returns a file of the workspace for quoting, as last read or from disk. Returns nil if it must not be quoted.
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
    guard Quotability.isQuotable(absolute, in: access) else { return nil }
    return (try? access.read(absolute)).map { SourceFile(path: path, bytes: $0) }
  }

  /// Returns whether a file is one of mockd's records, which aren't useful to quote.
  private static func isRecord(_ path: String, of workspace: Workspace) -> Bool {
    Path.isInside(Path.normalized(workspace.absolute(path)), workspace.absolute(StateDirectory.name))
  }

  /// Returns diagnostics of outputs with the severities of the settings. The first project that names a code decides.
  package func applyingSettings(toOutputs diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.applying(configuration.settings.severityOverrides)
  }
}
