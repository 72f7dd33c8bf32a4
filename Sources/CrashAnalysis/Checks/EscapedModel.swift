import Source

/// A model that leaves the analyzed code: code under test receives it, or can reach where it is stored.
struct EscapedModel: Hashable {
  let model: Model
  /// The states of the mocks at its conversion.
  let mocks: [MockID: AbstractMock]
  /// The place where the model leaves.
  let place: Location
  /// Whether the path to that place may not be taken.
  let isUncertain: Bool
  /// The call of the helper that contains that place.
  let call: Location?
  /// The place in the code under test that hands the model to code that is not followed.
  let exit: Location?
  /// The calls in the code under test that lead to that place, the outermost first.
  let innerCalls: [Location]
}
