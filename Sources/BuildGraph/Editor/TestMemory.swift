import CrashAnalysis

/// What editors were told of tests last. It is shown while there are errors in GraphQL, since what is generated from that
/// is not what the tests will be compiled with, and what comes and goes above lines moves these.
final class TestMemory {
  /// Whether the last update has found no errors that stand in the way.
  var isCurrent = false
  private var known: [ConvertedDefinition: [TestConversion]] = [:]

  func conversions(
    of definition: ConvertedDefinition, _ find: () -> some Sequence<TestConversion>
  ) -> [TestConversion] {
    guard isCurrent else { return known[definition] ?? [] }
    let found = find().sorted { ($0.testPlace, $0.place) < ($1.testPlace, $1.place) }
    known[definition] = found.isEmpty ? nil : found
    return found
  }
}
