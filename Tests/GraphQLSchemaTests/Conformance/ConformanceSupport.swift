import Foundation
import GraphQLSyntax
import Source
import TestSupport

@testable import GraphQLSchema

/// A diagnostic in the format of graphql-js's tests: the message, and lines and columns from 1. Without a location
/// there, it has none here.
struct PlacedDiagnostic: Hashable, Comparable, CustomStringConvertible {
  var message: String
  var locations: [String]

  init(_ json: JSON) {
    message = json.string ?? json["message"].string ?? ""
    locations = json["locations"].array.map {
      "\($0["source"].int ?? 0):\($0["line"].int ?? 0):\($0["column"].int ?? 0)"
    }.sorted()
  }

  /// - Parameter texts: the sources, named `0.graphql` and so on.
  init(_ diagnostic: Diagnostic, _ texts: [String], withLocations: Bool = true) {
    message = diagnostic.message
    guard withLocations else {
      locations = []
      return
    }
    locations = ([diagnostic.location] + diagnostic.related.map(\.location)).map { place in
      let file = Int(place.file.prefix { $0 != "." }) ?? 0
      let bytes = Array(texts[file].utf8)
      let position = LineTable(bytes).position(at: place.range.lower, in: bytes)
      return "\(file):\(position.line + 1):\(position.utf16Column + 1)"
    }.sorted()
  }

  static func < (a: PlacedDiagnostic, b: PlacedDiagnostic) -> Bool {
    (a.message, "\(a.locations)") < (b.message, "\(b.locations)")
  }

  var description: String { "\(message) @\(locations.joined(separator: ","))" }
}

/// Compares diagnostics with graphql-js's, in any order. If graphql-js gives no location, any is accepted.
func agree(_ diagnostics: [Diagnostic], _ expected: [JSON], _ texts: [String]) -> (Bool, String) {
  let wanted = expected.map(PlacedDiagnostic.init).sorted()
  let placeless = Set(wanted.filter { $0.locations.isEmpty }.map(\.message))
  let found = diagnostics.map { PlacedDiagnostic($0, texts, withLocations: !placeless.contains($0.message)) }.sorted()
  return (found == wanted, "found \(found)\nwanted \(wanted)")
}

extension Corpora {
  static func cases(_ file: String, _ key: String) throws -> [JSON] {
    try JSON.parse(try data("graphql-js-16.11.0/\(file).json"))[key].array
  }
}
