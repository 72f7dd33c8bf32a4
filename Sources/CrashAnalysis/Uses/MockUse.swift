import Source

/// The number of fields that one definition's models require of a mock, and the fields that are unset.
package struct MockUse: Hashable, Sendable {
  /// The call that makes the mock.
  package let creation: Location
  package let definition: DefinitionReference
  /// The definition's name in Swift: `HeroQuery`
  package let swiftName: String
  /// The number of fields that the mock must have.
  package let required: Int
  /// The response keys of required fields that it surely does not have, in order.
  package let unset: [Name]
  /// The edits that set these fields. Empty if a change of the call is not enough, or fields of other definitions are
  /// unset, too.
  package let edits: [Diagnostic.Edit]
}

/// A test that makes a model of a definition, or of another definition that spreads it.
package struct TestConversion: Hashable, Sendable {
  package let definition: DefinitionReference
  /// The display name of the test: `HeroTests.namesAreShown`
  package let test: String
  /// The place of its function's name.
  package let testPlace: Location
  /// The place of the first conversion, or of the call that leads to it.
  package let place: Location
  /// The required fields of the definition that are surely missing from one of the mocks, in order.
  package let unset: [Name]
  /// The places that make mocks without some of these fields, in order. Empty unless the test converts to the
  /// definition itself.
  package let lacking: [Location]
  /// Whether the test makes a model of the definition itself, and not only of definitions that spread it.
  package let isDirect: Bool
  /// The number of fields that the code under test reads in the test, of models of all definitions.
  package let fieldsReadByCode: Int
}

/// A test that takes a field of the schema from mocks of an object type.
package struct TestedField: Hashable, Sendable {
  package let type: Name
  package let field: Name
  /// The place of the name of the test's function.
  package let testPlace: Location
  /// The place of the first conversion, or of the call that leads to it.
  package let place: Location
  /// Whether the field is required in some selection, and surely missing from one of the mocks.
  package let isUnset: Bool
}

/// The uses of mocks in a test file, whether they crash or not.
package struct UsesInTests: Hashable, Sendable {
  /// The mocks that the file makes, in the order of the text. A mock is left out if something about it is unknown, or
  /// its conversions disagree.
  package var mocks: [MockUse] = []
  /// In the order of tests, with one entry per test and definition.
  package var conversions: [TestConversion] = []
  /// In the order of tests, then of types and fields, with one entry per test and field.
  package var fields: [TestedField] = []

  package init() {}
}
