import Configuration
import Source

extension Project {
  /// The setting `diagnostics` by code; names of no code have been reported.
  package var severityOverrides: [DiagnosticCode: SeverityOverride] {
    diagnostics.reduce(into: [:]) { result, entry in
      if let code = DiagnosticCode(rawValue: entry.key) { result[code] = entry.value }
    }
  }
}
