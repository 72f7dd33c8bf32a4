import Source

/// What the language and its rules say of a text that somebody is editing: known before all that the edit reaches has been
/// looked at, which may be much.
package struct EarlyFindings {
  package var file: SourceFile
  /// In order.
  package var findings: [Diagnostic]

  /// Whether a finding of the file is of the kinds that there are here.
  package static func areOfKind(_ code: DiagnosticCode) -> Bool {
    ["graphql", "apollo/", "ignore/"].contains { code.rawValue.hasPrefix($0) }
  }
}
