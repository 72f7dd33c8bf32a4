import Source
import SwiftScanning

/// The call of a test or its helper that runs code under test.
struct Departure: Hashable {
  let place: Location
  /// The call of the helper that contains the place.
  let call: Location?
}

/// A point of an evaluation, with the calls that lead to it and its certainty.
struct EvaluationPoint {
  /// The declaration to which ranges are relative.
  let declaration: DeclarationID
  /// Whether the point is reached whenever the function runs.
  let isCertain: Bool
  /// Whether the path to the point may not be taken.
  let isUncertainEscape: Bool
  /// The place of the outermost call that leads to it.
  let firstCall: Location?
  /// The place of the innermost call that leads to it.
  let call: Location?
  /// The call that leads from the tests to it; nil for a point in the tests.
  let departure: Departure?
  /// The places of the calls between the departure and the point, the outermost first.
  let innerCalls: [Location]

  func location(_ range: TextRange) -> Location { declaration.location(range) }
}
