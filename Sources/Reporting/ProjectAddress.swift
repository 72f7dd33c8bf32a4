import Source

/// The address of the project. It is not published yet, so this is a domain reserved for examples (RFC 2606).
enum ProjectAddress {
  static let home = "https://example.org/mockd"

  /// Returns the address of a code's page in `Documentation/diagnostics.md`.
  static func page(of code: DiagnosticCode) -> String { "\(home)/Documentation/diagnostics.md#\(anchor(code))" }
}
