/// @mockable
protocol BasicsOptionalResults {
  func first() -> Int?
  func deep() -> String??
  func list() -> [Int?]?
}
