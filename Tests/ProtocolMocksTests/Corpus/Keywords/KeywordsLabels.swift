/// @mockable
protocol KeywordsLabels {
  func move(from: Int, in: String, for case: Int)
  func take(_ default: Int, `let` x: Int)
}
