import Source

/// A field that is read from models of a type.
struct ReadField: Hashable, Sendable {
  let type: ModelType
  /// The response key.
  let key: Name
}
