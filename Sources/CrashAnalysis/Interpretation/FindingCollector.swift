/// Collects what the evaluation of a function finds.
struct FindingCollector {
  var crashes: [Crash] = []
  /// Models that are handed to code under test.
  var escapes: [Escape] = []
  /// JSON that models cannot be made of.
  var jsonGaps: [JSONGap] = []
  /// The conversions of mocks to models.
  var conversions: [Conversion] = []
}
