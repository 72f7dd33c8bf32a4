/// @mockable
protocol ActorsAsyncRequirement {
  func value() async -> Int
  var state: String { get async }
}
