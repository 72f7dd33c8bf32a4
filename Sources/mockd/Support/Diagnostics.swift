import Daemon
import Parallelism
import Reporting
import Source

extension WorkspaceBuild {
  /// Returns the diagnostics that no comment suppresses, and diagnostics about these comments.
  func filtered(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let files = sources.values.filter { !$0.path.hasSuffix(".json") }
    let suppressions = files.concurrentMap { range in range.flatMap { Suppressions(files[$0]).diagnostics } }
    return (diagnostics.removingSuppressed { sources[$0] } + applyingSettings(toOutputs: suppressions)).sorted()
  }

  /// Returns diagnostics as text, for standard error.
  func report(_ diagnostics: [Diagnostic], workspace: Workspace) -> String {
    Report(diagnostics, showsHints: true) { source($0, of: workspace) }.render(.text)
  }
}
