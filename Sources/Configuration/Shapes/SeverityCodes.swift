import Source

/// The codes whose severity a configuration can set.
package enum SeverityCodes {
  /// All codes without a fixed severity.
  package static let all: [String] = DiagnosticCode.allCases.filter { $0.fixedSeverityReason == nil }.map(\.rawValue)
}
