import Source

/// What the language and its rules say of a text that somebody is editing, or has open beside it: known before all that the
/// edit reaches has been looked at, which may be much.
package struct EarlyFindings {
  package var file: SourceFile
  /// In order.
  package var findings: [Diagnostic]

  private static let kinds = ["graphql", "schema/", "apollo/", "ignore/"]

  /// Whether all findings of a kind in a file are among those that are known early.
  package static func areOfKind(_ code: DiagnosticCode) -> Bool {
    !isFoundFromElsewhere(code) && kinds.contains { code.rawValue.hasPrefix($0) }
  }

  /// Whether looking at an operation may find such a thing in a fragment that it reaches.
  private static func isFoundFromElsewhere(_ code: DiagnosticCode) -> Bool {
    switch code {
    case .overlappingFieldsCanBeMerged, .noUndefinedVariables, .variablesInAllowedPosition, .singleFieldSubscriptions,
      .maxIntrospectionDepth, .noFragmentCycles, .deferStreamDirectiveLabel, .deferStreamDirectiveOnRootField,
      .deferStreamDirectiveOnValidOperations:
      true
    default: false
    }
  }
}
