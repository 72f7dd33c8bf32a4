import Source

/// What the models of one definition take from a mock that a file makes: the same in all conversions that are seen.
package struct MockUse: Hashable, Sendable {
  /// The call that makes the mock.
  package let creation: Location
  package let definition: DefinitionReference
  /// The definition's name in Swift: `HeroQuery`
  package let swiftName: String
  /// How many fields the mock must have.
  package let required: Int
  /// The response keys of required fields that it surely does not have, in order.
  package let unset: [Name]
  /// The edits that set these; none where that takes more than a change of the call, or another definition's fields are
  /// unset, too.
  package let edits: [Diagnostic.Edit]
}

/// A test that makes a model of a definition, or one of an operation that spreads it.
package struct TestConversion: Hashable, Sendable {
  package let definition: DefinitionReference
  /// The test as people call it: `HeroTests.namesAreShown`
  package let test: String
  /// The name of its function.
  package let testPlace: Location
  /// Where it converts for the first time, or calls what does.
  package let place: Location
  /// The required fields that the definition selects and that are surely missing from one of the mocks; in order.
  package let unset: [Name]
  /// Where the mocks are made that lack some of these, in order. Only of a definition that the test converts to itself.
  package let lacking: [Location]
  /// Whether the test makes a model of the definition itself, and not only of others that spread it.
  package let isDirect: Bool
}

/// A test that takes a field of the schema from mocks of an object type.
package struct TestedField: Hashable, Sendable {
  package let type: Name
  package let field: Name
  /// The name of the test's function.
  package let testPlace: Location
  /// Where it converts for the first time, or calls what does.
  package let place: Location
  /// Whether the field is required somewhere, and surely missing from one of the mocks.
  package let isUnset: Bool
}

/// What a file of tests does with mocks, whether that ends tests or not.
package struct UsesInTests: Hashable, Sendable {
  /// Of the mocks that are made in the file, in the order of the text. A mock of which something is not known, or not the
  /// same in all conversions, is left out.
  package var mocks: [MockUse] = []
  /// In the order of tests; each test once for each definition.
  package var conversions: [TestConversion] = []
  /// In the order of tests, then of types and fields; each test once for each field.
  package var fields: [TestedField] = []

  package init() {}
}
