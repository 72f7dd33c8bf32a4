import ModelIR
import Source

/// An operation or fragment whose models tests make of mocks.
package struct ConvertedDefinition: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case operation, fragment
  }

  package let kind: Kind
  /// In GraphQL.
  package let name: Name

  package init(_ kind: Kind, _ name: Name) {
    self.kind = kind
    self.name = name
  }

  init(_ selections: DefinitionSelections) {
    self.init(selections.kind == .fragment ? .fragment : .operation, selections.name)
  }
}

/// What the models of one definition take from a mock that a file makes: the same in all conversions that are seen.
package struct MockUse: Hashable, Sendable {
  /// The call that makes the mock.
  package let creation: Location
  package let definition: ConvertedDefinition
  /// The definition's name in Swift: `HeroQuery`
  package let swiftName: String
  /// How many fields the mock must have.
  package let required: Int
  /// The response keys of those that it surely does not have, in order.
  package let unset: [Name]
  /// The edits that set these; none where that takes more than a change of the call, or another definition's fields are
  /// unset, too.
  package let edits: [Diagnostic.Edit]
}

/// A test that makes a model of a definition, or one of an operation that spreads it.
package struct TestConversion: Hashable, Sendable {
  package let definition: ConvertedDefinition
  /// The test as people call it: `HeroTests.namesAreShown`
  package let test: String
  /// The name of its function.
  package let testPlace: Location
  /// Where it converts for the first time, or calls what does.
  package let place: Location
  /// The required fields that the definition selects and that are surely missing from one of the mocks; in order.
  package let unset: [Name]
}

/// What a file of tests does with mocks, whether that ends tests or not.
package struct UsesInTests: Hashable, Sendable {
  /// Of the mocks that are made in the file, in the order of the text. A mock of which something is not known, or not the
  /// same in all conversions, is left out.
  package var mocks: [MockUse] = []
  /// In the order of tests; each test once for each definition.
  package var conversions: [TestConversion] = []

  package init() {}
}
