import Source

/// The tests and conversions that were examined, and how far the models were followed.
package struct TestCounts: Hashable, Sendable {
  /// The places of the names of test functions.
  private var tests: Set<Location> = []
  /// The places of conversions.
  private var conversions: Set<Location> = []
  /// The places of conversions of unknown mocks.
  private var unknown: Set<Location> = []
  /// The places of conversions whose models are passed to code that is not followed.
  private var escaped: Set<Location> = []

  package init() {}

  /// The places of tests and of conversions, for caches.
  package var places: [Set<Location>] { [tests, conversions, unknown, escaped] }

  package static let placeKinds = 4

  /// - Parameter places: as in the property of this name. Missing sets are empty.
  package init(places: [Set<Location>]) {
    guard places.count == Self.placeKinds else { return }
    (tests, conversions, unknown, escaped) = (places[0], places[1], places[2], places[3])
  }

  /// The places of the names of test functions, in order.
  var testPlaces: [Location] { tests.sorted() }

  /// The number of tests.
  package var testCount: Int { tests.count }
  /// The number of places that convert mocks to models.
  package var conversionCount: Int { conversions.count }
  /// The number of conversions of mocks that are not known.
  package var unknownCount: Int { unknown.count }
  /// The number of conversions whose models are passed to code that is not followed.
  package var escapedCount: Int { escaped.subtracting(unknown).count }
  /// The number of conversions whose models were followed to their end.
  package var followedCount: Int { conversions.subtracting(unknown).subtracting(escaped).count }

  package mutating func add(_ other: TestCounts) {
    tests.formUnion(other.tests)
    conversions.formUnion(other.conversions)
    unknown.formUnion(other.unknown)
    escaped.formUnion(other.escaped)
  }

  mutating func add(test place: Location) { tests.insert(place) }

  /// Adds the conversions of one run of a function.
  mutating func add(_ diagnostics: DiagnosticCollector) {
    for conversion in diagnostics.conversions {
      let place = conversion.model?.conversion ?? conversion.place
      conversions.insert(place)
      if conversion.model == nil { unknown.insert(place) }
    }
    for escape in diagnostics.escapes { escaped.insert(escape.model.conversion) }
  }
}
