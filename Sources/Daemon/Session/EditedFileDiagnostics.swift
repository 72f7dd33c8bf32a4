import Source

/// The language and rule diagnostics of one open file, computed before the rest of a build.
package struct EditedFileDiagnostics {
  package var file: SourceFile
  /// In order.
  package var diagnostics: [Diagnostic]

  package init(file: SourceFile, diagnostics: [Diagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  private static let kinds = ["graphql", "schema/", "apollo/", "ignore/"]

  /// Returns whether all diagnostics with a code are computed early.
  package static func areOfKind(_ code: DiagnosticCode) -> Bool {
    !isFoundFromElsewhere(code) && kinds.contains { code.rawValue.hasPrefix($0) }
  }

  /// Returns whether a check of an operation may report the code in a fragment that the operation reaches.
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
