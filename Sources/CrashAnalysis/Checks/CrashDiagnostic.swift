import Source
import SwiftLowering

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

  /// Names the function that was examined as a caller of an error, unless one of the places is in its declaration.
  func executed(by function: SwiftFunction) -> CrashDiagnostic {
    guard diagnostic.severity == .error else { return self }
    let callers = diagnostic.related.filter { $0.role == .caller }.map(\.location)
    let place = function.location
    guard !([diagnostic.location] + callers).contains(where: { $0.file == place.file }) else { return self }
    var result = self
    result.diagnostic.related.append(Diagnostic.Related("'\(function.name)' executes it", at: place, .caller))
    return result
  }

  /// Returns diagnostics in the order of their places. Of several with one code at one place, the most serious stays,
  /// or the one with the first read. An error gets the callers of the others, a warning their reads.
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
        result[index].diagnostic.join(diagnostic.diagnostic)
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
    guard diagnostic.related.count < Self.readLimit, !diagnostic.related.contains(where: { $0.message == message })
    else { return }
    diagnostic.related.append(Diagnostic.Related(message, at: read))
  }

  /// The maximum number of places in a diagnostic that names several reads.
  private static let readLimit = 16
}
