/// The severity that settings give to the diagnostics of a code. The names are the values of the key `diagnostics`.
package enum SeverityOverride: String, Hashable, Sendable, CaseIterable {
  case error, warning, hint
  /// The diagnostics are omitted.
  case off
  /// The diagnostics keep their own severity.
  case `default`

  /// Returns the new severity of a diagnostic, or nil to omit it.
  package func applied(to severity: Diagnostic.Severity) -> Diagnostic.Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .hint: .hint
    case .off: nil
    case .default: severity
    }
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics with the severities from the settings.
  ///
  /// This affects only reports and the exit status. Generating code depends on the original severities.
  package func applying(_ overrides: [DiagnosticCode: SeverityOverride]) -> [Diagnostic] {
    if overrides.isEmpty { return self }
    return compactMap { diagnostic in
      guard let severity = (overrides[diagnostic.code] ?? .default).applied(to: diagnostic.severity) else { return nil }
      var diagnostic = diagnostic
      diagnostic.severity = severity
      return diagnostic
    }
  }
}
