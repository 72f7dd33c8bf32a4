import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import Source

/// What can be shown above a field of a schema.
package struct FieldLens: Hashable, Sendable {
  package enum Subject: String, CaseIterable, Sendable {
    /// The operations and fragments that select the field.
    case definitions
    /// The tests whose mocks have it taken from them.
    case tests
    /// Those of which one of the mocks surely lacks it where it is required.
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
  /// What there is to show above the fields of a file, with the names of the fields. A field that nobody selects, and
  /// no test, has nothing.
  ///
  /// What is shown is asked for later (`codeLens`), since there may be many fields, and few of them on a screen.
  ///
  /// - Complexity: linear in the number of fields, those of interfaces once for each type that implements them; and that of
  ///   examining all tests, as for `codeLenses`.
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

  /// What one of them shows as of now.
  ///
  /// - Parameter range: of the field's name.
  package func codeLens(_ lens: FieldLens, at range: TextRange) -> CodeLens {
    let related = RelatedTypes(lens.type, schema)
    switch lens.subject {
    case .definitions:
      let places = related.selected(lens.field).flatMap { definitions(selecting: $0) }.map(\.nameLocation)
      let distinct = Set(places).sorted()
      return CodeLens(range: range, title: "selected by \(counted(distinct, "definition"))", places: distinct)
    case .tests:
      let places = testPlaces(of: lens.field, related, where: { _ in true })
      return CodeLens(range: range, title: counted(places, "test"), places: places)
    case .unset:
      let places = testPlaces(of: lens.field, related, where: \.isUnset)
      return CodeLens(range: range, title: "unset in \(places.count)", places: places)
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

  /// Where tests convert first that take a field, in order; one place for each test.
  private func testPlaces(
    of field: Name, _ related: RelatedTypes, where isWanted: (TestedField) -> Bool
  ) -> [Location] {
    let found = related.mocked(field).flatMap { tests(taking: $0) }.filter(isWanted)
    return Dictionary(found.map { ($0.testPlace, $0.place) }, uniquingKeysWith: min).values.sorted()
  }
}

/// The types through which a field of a type is selected, and whose mocks hold it.
private struct RelatedTypes {
  /// The type itself, and its interfaces: what is selected on these is selected from its objects, too.
  let selectable: [Name]
  /// Itself, or the objects that implement it.
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

/// `1 test`, `2 tests`
func counted(_ places: [some Any], _ noun: String) -> String {
  "\(places.count) \(noun)" + (places.count == 1 ? "" : "s")
}
