import Source

/// A diagnostic in a Swift file, with the affected field of an operation or fragment.
///
/// It holds no places in documents, so moved documents leave it unchanged. The caller adds these places.
package struct CrashDiagnostic: Hashable, Sendable {
  package let diagnostic: Diagnostic
  package let field: FieldOrigin?
  /// The read in the code under test, if it is known.
  package let read: FollowedRead?

  /// A read in the code under test, to which a call in the tests leads.
  package struct FollowedRead: Hashable, Sendable {
    package let call: Location
    package let read: Location
  }

  init(diagnostic: Diagnostic, field: FieldOrigin?, read: FollowedRead? = nil) {
    self.diagnostic = diagnostic
    self.field = field
    self.read = read
  }

  /// Returns the diagnostic. The place of the field in its operation or fragment is the last related place.
  package func diagnostic(fieldAt location: Location?) -> Diagnostic {
    guard let field, let location else { return diagnostic }
    var result = diagnostic
    result.related.append(
      Diagnostic.Related("'\(field.fieldName): \(field.type)' is selected here, on \(field.parentType)", at: location))
    return result
  }

  /// Returns diagnostics in the order of their places. Of several with one code at one place, the most serious stays.
  static func distinct(_ diagnostics: [CrashDiagnostic]) -> [CrashDiagnostic] {
    struct Key: Hashable {
      let code: DiagnosticCode
      let location: Location
    }
    var seen: Set<Key> = []
    return diagnostics.sorted { $0.diagnostic < $1.diagnostic }.filter {
      seen.insert(Key(code: $0.diagnostic.code, location: $0.diagnostic.location)).inserted
    }
  }
}
