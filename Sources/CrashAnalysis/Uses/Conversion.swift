import Source

/// A conversion that was met while a function was run.
struct Conversion {
  let type: ModelType
  /// Nil where nothing is known of the mock.
  let model: Model?
  /// Where the function that is run converts, or calls what does.
  let place: Location
}

extension Interpreter {
  /// Notes a conversion that can be reached.
  mutating func noteConversion(to type: ModelType, _ model: Model?, at range: TextRange) {
    guard state.isReached else { return }
    findings.conversions.append(Conversion(type: type, model: model, place: calls.first?.location ?? location(range)))
  }
}
