/// What a workspace's settings make of the findings of one code; the names are the values of the key `diagnostics`.
package enum SeverityOverride: String, Hashable, Sendable, CaseIterable {
  case error, warning, hint
  /// The findings are left out.
  case off
  /// Each finding keeps the severity it was made with.
  case `default`

  /// The severity of a finding that was made with `severity`; nil leaves it out.
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
  /// The findings with the severities that settings give their codes.
  ///
  /// This changes what is shown and the exit status, not what is generated: whoever decides whether a project can be
  /// generated looks at the findings before this.
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
