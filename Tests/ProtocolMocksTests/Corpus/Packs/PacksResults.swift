/// @mockable
protocol PacksResults {
  func same<each T>(_ values: repeat each T) throws -> (repeat each T)
}
