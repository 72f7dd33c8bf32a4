import Source

/// A finding in a Swift file, with the field of an operation or fragment that it is about.
///
/// It knows no place outside Swift files, so that documents that only move leave it as it is; whoever knows these adds
/// them.
package struct CrashFinding: Hashable, Sendable {
  package let diagnostic: Diagnostic
  package let field: FieldOrigin?

  /// The finding with the place of the field in its operation or fragment, which comes last of the related places.
  package func diagnostic(fieldAt location: Location?) -> Diagnostic {
    guard let field, let location else { return diagnostic }
    var result = diagnostic
    result.related.append(
      Diagnostic.Related("'\(field.fieldName): \(field.type)' is selected here, on \(field.parentType)", at: location))
    return result
  }

  /// Findings in the order of their places: of those of one code at one place the most serious.
  static func distinct(_ findings: [CrashFinding]) -> [CrashFinding] {
    struct Key: Hashable {
      let code: DiagnosticCode
      let location: Location
    }
    var seen: Set<Key> = []
    return findings.sorted { $0.diagnostic < $1.diagnostic }.filter {
      seen.insert(Key(code: $0.diagnostic.code, location: $0.diagnostic.location)).inserted
    }
  }
}
