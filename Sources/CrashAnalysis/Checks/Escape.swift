import Source

/// A model that leaves what the analysis follows: it is handed to code under test, or stored where that gets hold of it.
struct Escape: Hashable {
  let model: Model
  /// What the mocks held when it was made.
  let mocks: [MockID: MockState]
  /// Where it leaves.
  let place: Location
  /// Whether the way there may not be taken.
  let isUncertain: Bool
  /// Where the helper is called that it leaves in.
  let call: Location?
}
