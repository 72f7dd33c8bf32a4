import Daemon
import Reporting
import Source

extension WorkspaceBuild {
  /// What is left of findings once comments have silenced some and the settings have changed the severity of others.
  func filtered(_ findings: [Diagnostic]) -> [Diagnostic] {
    let suppressions = sources.values.filter { !$0.path.hasSuffix(".json") }.flatMap { Suppressions($0).diagnostics }
    return (findings.removingSilenced { sources[$0] } + suppressions).sorted()
  }
}
