import Source

/// The codes whose severity a configuration can set.
package enum SeverityCodes {
  /// Everything but what is wrong with a configuration itself, which is found before severities are known.
  package static let all: [String] = DiagnosticCode.allCases.map(\.rawValue)
    .filter { !$0.hasPrefix("config/") }
}
