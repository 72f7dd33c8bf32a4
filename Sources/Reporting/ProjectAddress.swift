import Source

/// Where the project is published. There is no public address yet, so this is one of a domain that is reserved for
/// examples (RFC 2606): its links reach no other site.
enum ProjectAddress {
  static let home = "https://example.org/mockd"

  /// The page of a code in `Documentation/diagnostics.md`.
  static func page(of code: DiagnosticCode) -> String { "\(home)/Documentation/diagnostics.md#\(anchor(code))" }
}
