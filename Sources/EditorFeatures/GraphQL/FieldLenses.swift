import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source

/// A code lens above a field of a schema, before its places are computed.
package struct FieldLens: Hashable, Sendable {
  /// The content of a field lens.
  package enum Subject: String, CaseIterable, Sendable {
    /// The operations and fragments that select the field.
    case definitions
    /// The tests that take the field from a mock.
    case tests
    /// The tests with a mock that surely lacks the required field.
    case unset
  }

  package var type: Name
  package var field: Name
  package var subject: Subject

  package init(_ type: Name, _ field: Name, _ subject: Subject) {
    self.type = type
    self.field = field
    self.subject = subject
  }
}

extension EditorProject {
  /// Returns the lenses for the fields of a file, with the ranges of the field names. A field without uses has none.
  ///
  /// `codeLens` computes the places later, since a screen shows few of many fields.
  ///
  /// - Complexity: linear in the number of fields, counting interface fields once for each implementing type; plus
  ///   that of examining all tests, as for `codeLenses`.
  package func fieldLenses(_ path: String) -> [(range: TextRange, lens: FieldLens)] {
    guard let document = document(at: path) else { return [] }
    return document.definitions.flatMap { definition -> [(range: TextRange, lens: FieldLens)] in
      guard case .type(let node) = definition else { return [] }
      let related = RelatedTypes(node.name.name, schema)
      return document[node.fields].flatMap { field in
        subjects(of: field.name.name, related).map {
          (field.name.range, FieldLens(node.name.name, field.name.name, $0))
        }
      }
    }
  }

  /// Returns the current content of a lens.
  ///
  /// - Parameter range: the range of the field's name.
  package func codeLens(_ lens: FieldLens, at range: TextRange) -> CodeLens {
    CodeLens(lens, at: range, places(of: lens))
  }

  /// Returns the places that a lens links to, ordered.
  func places(of lens: FieldLens) -> [Location] {
    let related = RelatedTypes(lens.type, schema)
    switch lens.subject {
    case .definitions:
      return Set(related.selected(lens.field).flatMap { definitions(selecting: $0) }.map(\.nameLocation)).sorted()
    case .tests: return testPlaces(of: lens.field, related, where: { _ in true })
    case .unset: return testPlaces(of: lens.field, related, where: \.isUnset)
    }
  }

  private func subjects(of field: Name, _ related: RelatedTypes) -> [FieldLens.Subject] {
    var result: [FieldLens.Subject] = []
    if related.selected(field).contains(where: { selects($0) }) { result.append(.definitions) }
    let tests = related.mocked(field).lazy.map { self.tests(taking: $0) }
    guard tests.contains(where: { !$0.isEmpty }) else { return result }
    result.append(.tests)
    if tests.contains(where: { $0.contains(where: \.isUnset) }) { result.append(.unset) }
    return result
  }

  /// Returns the first conversion that takes a field in each test, ordered.
  private func testPlaces(
    of field: Name, _ related: RelatedTypes, where isWanted: (TestedField) -> Bool
  ) -> [Location] {
    let found = related.mocked(field).flatMap { tests(taking: $0) }.filter(isWanted)
    return Dictionary(found.map { ($0.testPlace, $0.place) }, uniquingKeysWith: min).values.sorted()
  }
}

extension CodeLens {
  init(_ lens: FieldLens, at range: TextRange, _ places: [Location]) {
    let title =
      switch lens.subject {
      case .definitions: "Selected by \(counted(places.count, "definition"))"
      case .tests: counted(places.count, "test")
      case .unset: "Unset in \(places.count)"
      }
    self.init(range: range, title: title, places: places)
  }
}

/// The types that share a field with its declaring type through interfaces: for selections and for mocks.
private struct RelatedTypes {
  /// The type and its interfaces. A selection on an interface also selects from its objects.
  let selectable: [Name]
  /// The type itself, or the objects that implement it.
  let objects: [Name]

  init(_ type: Name, _ schema: Schema) {
    guard let id = schema.type(named: type) else {
      (selectable, objects) = ([type], [type])
      return
    }
    selectable = [type] + schema.interfaces(of: id).map { schema[$0].name }
    objects = schema[id].kind == .interface ? schema.possibleTypes(of: id).map { schema[$0].name } : [type]
  }

  func selected(_ field: Name) -> [ElementMeaning.FieldName] {
    selectable.map { ElementMeaning.FieldName(type: $0, name: field) }
  }

  func mocked(_ field: Name) -> [ElementMeaning.FieldName] {
    objects.map { ElementMeaning.FieldName(type: $0, name: field) }
  }
}
