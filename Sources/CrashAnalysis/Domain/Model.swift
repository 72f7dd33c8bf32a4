import Source

/// A model that a conversion made of a mock.
struct Model: Hashable, Sendable {
  var type: ModelType
  /// The number of the snapshot of mocks at its conversion.
  var snapshot: Int
  var mock: MockID
  /// The selection sets that fill it.
  var sources: [SelectionSource: Certainty]
  var variables: VariableValues
  /// The place of the conversion.
  var conversion: Location
}
