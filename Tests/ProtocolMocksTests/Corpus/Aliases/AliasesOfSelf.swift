/// @mockable
protocol AliasesOfSelf {
  typealias Pair = (Self?, Int)
  func pair() -> Pair
}
