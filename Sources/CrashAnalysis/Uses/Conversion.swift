import Source

/// A conversion in a function that was evaluated.
struct Conversion {
  let type: ModelType
  /// Nil if the mock is unknown.
  let model: Model?
  /// The place of the conversion in the function that is run, or of the call that leads to it.
  let place: Location
}
