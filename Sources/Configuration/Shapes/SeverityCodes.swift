import Source

/// The diagnostic codes with a configurable severity.
package enum SeverityCodes {
  /// All codes without a fixed severity.
  package static let all: [String] = DiagnosticCode.allCases.filter { $0.fixedSeverityReason == nil }.map(\.rawValue)
}
