/// @mockable
protocol PacksParameters {
  func take<each T>(_ values: repeat each T)
  func all<each T: Hashable>(_ values: repeat each T, named name: String) -> Int
}
