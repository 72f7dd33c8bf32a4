import Configuration
import Source

extension Project {
  /// The setting `diagnostics` by code. Unknown codes are reported elsewhere.
  package var severityOverrides: [DiagnosticCode: SeverityOverride] {
    diagnostics.reduce(into: [:]) { result, entry in
      if let code = DiagnosticCode(rawValue: entry.key) { result[code] = entry.value }
    }
  }
}

extension Settings {
  /// The severities of diagnostics that belong to no single project. The first project with a code decides.
  package var severityOverrides: [DiagnosticCode: SeverityOverride] {
    projects.map(\.severityOverrides).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }
}

extension LoadedConfiguration {
  /// The diagnostics with the configured severities of warnings and hints. Errors stay errors, since a configuration
  /// with errors isn't used.
  package var reportedDiagnostics: [Diagnostic] {
    let overrides = settings.severityOverrides
    return diagnostics.flatMap { $0.severity == .error ? [$0] : [$0].applying(overrides) }
  }
}
