import Source
import SwiftScanning

/// Turns locations that are relative to declarations into places in files.
struct AbsolutePlaces {
  private let places: (Name) -> DeclarationPlaces
  private var known: [String: (id: DeclarationID, places: DeclarationPlaces)] = [:]

  init(_ places: @escaping (Name) -> DeclarationPlaces) { self.places = places }

  /// Returns the place in a file. A location that is not relative stays as it is.
  mutating func location(_ location: Location) -> Location {
    if let (id, places) = known[location.file] { return places.location(location.range, of: id) }
    guard let id = DeclarationID(place: location.file) else { return location }
    let found = places(id.file)
    known[location.file] = (id, found)
    return found.location(location.range, of: id)
  }

  mutating func crashDiagnostic(_ relative: CrashDiagnostic) -> CrashDiagnostic {
    var diagnostic = relative.diagnostic
    diagnostic.location = location(diagnostic.location)
    for index in diagnostic.related.indices {
      diagnostic.related[index].location = location(diagnostic.related[index].location)
    }
    for index in diagnostic.fixes.indices { diagnostic.fixes[index].edits = edits(diagnostic.fixes[index].edits) }
    let read = relative.read.map {
      CrashDiagnostic.FollowedRead(call: location($0.call), read: location($0.read))
    }
    return CrashDiagnostic(diagnostic: diagnostic, field: relative.field, read: read)
  }

  mutating func edits(_ edits: [Diagnostic.Edit]) -> [Diagnostic.Edit] {
    edits.map { Diagnostic.Edit(location($0.location), $0.replacement) }
  }
}

extension CrashDiagnostic {
  /// Joins the diagnostics of the declarations of a file, in the order of their places in files.
  ///
  /// - Parameters:
  ///   - declarations: in the order of the text.
  ///   - places: returns the places of the declarations of a file.
  package static func joined(
    _ declarations: [DeclarationDiagnostics], places: @escaping (Name) -> DeclarationPlaces
  ) -> [CrashDiagnostic] {
    var places = AbsolutePlaces(places)
    let found =
      declarations.flatMap(\.crashes) + declarations.flatMap(\.escapes) + declarations.flatMap(\.jsonGaps)
    return distinct(found.map { places.crashDiagnostic($0) })
  }
}
