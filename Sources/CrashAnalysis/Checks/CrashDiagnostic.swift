import Source

/// A diagnostic in a Swift file, with the affected field of an operation or fragment.
///
/// It holds no places in documents, so moved documents leave it unchanged. The caller adds these places.
package struct CrashDiagnostic: Hashable, Sendable {
  package private(set) var diagnostic: Diagnostic
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

  /// Returns diagnostics in the order of their places. Of several with one code at one place, the most serious stays,
  /// or the one with the first read. It gets the calls and reads of the others.
  static func distinct(_ diagnostics: [CrashDiagnostic]) -> [CrashDiagnostic] {
    struct Key: Hashable {
      let code: DiagnosticCode
      let location: Location
    }
    var places: [Key: Int] = [:]
    var result: [CrashDiagnostic] = []
    for diagnostic in diagnostics.sorted(by: { $0.precedes($1) }) {
      let key = Key(code: diagnostic.diagnostic.code, location: diagnostic.diagnostic.location)
      if let index = places[key] {
        result[index].addCalls(of: diagnostic)
        result[index].addRead(of: diagnostic)
      } else {
        places[key] = result.count
        result.append(diagnostic)
      }
    }
    return result
  }

  private func precedes(_ other: CrashDiagnostic) -> Bool {
    guard diagnostic.location == other.diagnostic.location, diagnostic.severity == other.diagnostic.severity,
      read?.read != other.read?.read
    else { return diagnostic < other.diagnostic }
    guard let place = read?.read, let otherPlace = other.read?.read else { return read != nil }
    return place < otherPlace
  }

  /// Names the read of another field to which the same call may lead.
  private mutating func addRead(of other: CrashDiagnostic) {
    guard diagnostic.severity != .error, other.diagnostic.severity == diagnostic.severity, let read = other.read?.read,
      let name = other.field?.fieldName, name != field?.fieldName
    else { return }
    let message = "'\(name)' may be read here, too"
    guard diagnostic.related.count < 2 * Self.callLimit, !diagnostic.related.contains(where: { $0.message == message })
    else { return }
    diagnostic.related.append(Diagnostic.Related(message, at: read))
  }

  private mutating func addCalls(of other: CrashDiagnostic) {
    guard diagnostic.severity == .error, other.diagnostic.severity == .error, read?.read == other.read?.read else {
      return
    }
    var known = diagnostic.related.filter { $0.message == Crash.callMessage }
    for related in other.diagnostic.related
    where related.message == Crash.callMessage && known.count < Self.callLimit && !known.contains(related) {
      known.append(related)
      diagnostic.related.append(related)
    }
  }

  /// The maximum number of calls that a diagnostic names.
  private static let callLimit = 8
}
