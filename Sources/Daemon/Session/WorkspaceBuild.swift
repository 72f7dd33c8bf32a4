import BuildGraph
import Configuration
import FileAccess
import Source

/// What became of a workspace: everything found, everything to be written, and the files that it was made from.
package struct WorkspaceBuild: Sendable {
  package var configuration: LoadedConfiguration
  package var plan: ArtifactPlan
  /// In order.
  package var diagnostics: [Diagnostic]
  package var counts: [ProjectBuild.Counts]
  /// The number of test files that were examined. A file that several projects list counts once.
  package var testFiles = 0
  /// The files that were read, by path.
  package var sources: [String: SourceFile]
  /// The files of which no text may be shown.
  package var unquotable: Set<String> = []
  /// What the file system said of these files before each was read.
  package var stamps: [String: FileStatus]
  /// Whether the configuration itself is unusable. What else is known is then what it was under the last usable one, and
  /// nothing where there was none; outputs stay as they are.
  package var isConfigurationBroken: Bool

  /// Takes a configuration with errors in the place of the one that everything was made by, whose places are no more.
  mutating func replace(_ usable: LoadedConfiguration, with broken: LoadedConfiguration) {
    let files = Set([plan.configuration] + usable.files + broken.files)
    diagnostics = (diagnostics.filter { !files.contains($0.location.file) } + broken.reportedDiagnostics).sorted()
    configuration = broken
    isConfigurationBroken = true
  }

  /// Returns a file of the workspace for showing lines of it: as it was read, or else as it is on disk. Nil for a file
  /// that may not be quoted.
  package func source(_ path: String, of workspace: Workspace) -> SourceFile? {
    if unquotable.contains(path) || isRecord(path, of: workspace) { return nil }
    if let source = sources[path] { return source }
    guard Quotability.isQuotable(path), let access = try? ConfinedRoot(workspace.access) else { return nil }
    let absolute = workspace.absolute(path)
    guard Quotability.isQuotable(absolute, in: access), let size = try? access.status(absolute).size,
      size <= SourceStore.largestFile
    else { return nil }
    return (try? access.read(absolute)).map { SourceFile(path: path, bytes: $0) }
  }

  /// Returns whether a file is one of mockd's own records, whose text means nothing to readers.
  private func isRecord(_ path: String, of workspace: Workspace) -> Bool {
    isInside(normalizedPath(workspace.absolute(path)), workspace.absolute(StateDirectory.name))
  }

  /// Findings about outputs with the severities that the settings of all projects give their codes; the first project
  /// that names a code decides.
  package func applyingSettings(toOutputs findings: [Diagnostic]) -> [Diagnostic] {
    findings.applying(configuration.settings.severityOverrides)
  }
}
