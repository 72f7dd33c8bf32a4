import CrashAnalysis
import GraphQLSyntax
import Source

/// A name at which a rename starts, and the name in GraphQL that it changes.
package struct RenameStart: Hashable, Sendable {
  /// The range of the name in its file.
  package var range: TextRange
  /// The name in GraphQL.
  package var name: String
  /// The place of a name in a GraphQL file whose rename has the same effect.
  package var place: Location
}

extension EditorProject {
  /// Returns the start of a rename at an offset of a GraphQL or Swift file; nil if there is no name.
  ///
  /// - Complexity: that of `renamable` and `swiftPlace`.
  package func renameStart(_ path: String, at offset: Int) throws(RenameRefusal) -> RenameStart? {
    guard document(at: path) == nil else {
      return try renamable(path, at: offset).map { RenameStart(at: Location(path, $0), in: path, self) }
    }
    guard let place = swiftPlace(path, at: offset), let origin = try graphQLPlace(of: place),
      let range = try renamable(origin.file, at: Int(origin.range.lower))
    else { return nil }
    var start = RenameStart(at: Location(origin.file, range), in: origin.file, self)
    start.range = place.named.range
    return start
  }

  /// Returns the place of a name in GraphQL that a Swift name comes from.
  private func graphQLPlace(of place: SwiftPlace) throws(RenameRefusal) -> Location? {
    let meaning = place.meaning
    if case .variable(let definition, let name) = meaning.subject { return variableDefinition(name, of: definition) }
    if !meaning.origins.isEmpty { return try selection(of: meaning) }
    if case .mockField(_, let key) = place.named.element, case .fields(let fields) = meaning.subject,
      !fields.contains(where: { $0.name == key })
    {
      throw RenameRefusal("'\(key.text)' is an alias; rename it where an operation or fragment selects it")
    }
    return symbols(of: meaning).first.flatMap { places(of: $0).first }
  }

  /// Returns the place that selects a property of a model. A rename of an alias changes only one selection.
  private func selection(of meaning: ElementMeaning) throws(RenameRefusal) -> Location? {
    let places = Set(meaning.origins.compactMap { self.place(of: $0) }).sorted()
    if 1 < places.count, places.contains(where: { isAlias($0) }) {
      throw RenameRefusal("'\(meaning.spelling)' is an alias in several selections; rename it in each of them")
    }
    return places.first
  }

  private func isAlias(_ place: Location) -> Bool {
    guard let document = document(at: place.file),
      let context = CursorContext(document, at: Int(place.range.lower), schema: schema), case .alias = context.role
    else { return false }
    return true
  }
}

extension RenameStart {
  fileprivate init(at place: Location, in path: String, _ project: some EditorProject) {
    let bytes = project.source(of: path)?.bytes ?? []
    range = place.range
    name = String(decoding: bytes[place.range.indices.clamped(to: bytes.indices)], as: UTF8.self)
    self.place = place
  }
}
