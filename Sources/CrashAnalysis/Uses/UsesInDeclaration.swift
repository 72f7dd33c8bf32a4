import Source
import SwiftScanning

/// The uses of mocks in one declaration, with places relative to declarations.
struct UsesInDeclaration: Hashable, Sendable {
  /// A call that makes a mock, with a definition whose models the mock is converted to.
  struct MockKey: Hashable, Sendable {
    let creation: Location
    let definition: DefinitionReference
  }

  /// The fields that the models of one definition require of a mock.
  struct Mock: Hashable, Sendable {
    let swiftName: String
    let required: Set<Name>
    let unset: Set<Name>
    /// The edits that set the unset fields.
    let edits: [Diagnostic.Edit]
  }

  /// A test, with the definition or field that it uses.
  struct TestKey<Subject: Hashable & Sendable>: Hashable, Sendable {
    let test: Location
    let subject: Subject
  }

  /// The conversions of a test to models of one definition.
  struct Conversion: Hashable, Sendable {
    let test: String
    var places: Set<Location> = []
    var unset: Set<Name> = []
    var lacking: Set<Location> = []
    var isDirect = false

    init(test: String) { self.test = test }
  }

  /// A field of the schema, by its object type and name.
  struct FieldName: Hashable, Sendable {
    let type: Name
    let field: Name
  }

  /// The places at which a test takes a field.
  struct Field: Hashable, Sendable {
    var places: Set<Location> = []
    var isUnset = false
  }

  /// Nil for a mock if something about it is unknown, or its conversions disagree.
  private(set) var mocks: [MockKey: Mock?] = [:]
  var conversions: [TestKey<DefinitionReference>: Conversion] = [:]
  var fields: [TestKey<FieldName>: Field] = [:]
  /// The fields that the code under test reads, by the places of tests.
  var fieldsReadByCode: [Location: Set<ReadField>] = [:]

  /// Adds the use by another conversion; nil if it is unknown.
  mutating func add(_ mock: Mock?, for key: MockKey) {
    guard let known = mocks[key] else {
      mocks[key] = .some(mock)
      return
    }
    if known?.required != mock?.required || known?.unset != mock?.unset { mocks[key] = .some(nil) }
  }
}

extension UsesInTests {
  /// Joins the uses in the declarations of a file.
  ///
  /// - Parameters:
  ///   - declarations: in the order of the text.
  ///   - places: returns the places of the declarations of a file.
  package init(_ declarations: [DeclarationDiagnostics], places: @escaping (Name) -> DeclarationPlaces) {
    self.init()
    var places = AbsolutePlaces(places)
    var all = UsesInDeclaration()
    for declaration in declarations.lazy.map(\.uses) {
      for (key, mock) in declaration.mocks { all.add(mock, for: key) }
      for (key, use) in declaration.conversions {
        let count = declaration.fieldsReadByCode[key.test]?.count ?? 0
        conversions.append(places.conversion(key, use, fieldsReadByCode: count))
      }
      for (key, use) in declaration.fields { fields.append(places.field(key, use)) }
    }
    var counts: [Location: Int] = [:]
    for case (let key, let mock?) in all.mocks where !mock.unset.isEmpty { counts[key.creation, default: 0] += 1 }
    for case (let key, let mock?) in all.mocks {
      mocks.append(
        MockUse(
          creation: places.location(key.creation), definition: key.definition, swiftName: mock.swiftName,
          required: mock.required.count, unset: mock.unset.sorted(),
          edits: counts[key.creation] == 1 ? places.edits(mock.edits) : []))
    }
    mocks.sort { ($0.creation, $0.swiftName) < ($1.creation, $1.swiftName) }
    conversions.sort { ($0.testPlace, $0.definition) < ($1.testPlace, $1.definition) }
    fields.sort { ($0.testPlace, $0.type, $0.field) < ($1.testPlace, $1.type, $1.field) }
  }
}

extension AbsolutePlaces {
  fileprivate mutating func first(_ places: Set<Location>) -> Location {
    var result: Location?
    for place in places {
      let place = location(place)
      result = result.map { min($0, place) } ?? place
    }
    return result ?? Location("", TextRange(at: 0))
  }

  fileprivate mutating func conversion(
    _ key: UsesInDeclaration.TestKey<DefinitionReference>, _ use: UsesInDeclaration.Conversion, fieldsReadByCode: Int
  ) -> TestConversion {
    var lacking: [Location] = []
    for place in use.lacking { lacking.append(location(place)) }
    return TestConversion(
      definition: key.subject, test: use.test, testPlace: location(key.test), place: first(use.places),
      unset: use.unset.sorted(), lacking: lacking.sorted(), isDirect: use.isDirect, fieldsReadByCode: fieldsReadByCode)
  }

  fileprivate mutating func field(
    _ key: UsesInDeclaration.TestKey<UsesInDeclaration.FieldName>, _ use: UsesInDeclaration.Field
  ) -> TestedField {
    TestedField(
      type: key.subject.type, field: key.subject.field, testPlace: location(key.test), place: first(use.places),
      isUnset: use.isUnset)
  }
}
