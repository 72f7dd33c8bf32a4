/// @mockable
protocol BasicsCollections {
  func array() -> [Int]
  func dictionary() -> [String: Int]
  func set() -> Set<String>
  func nested() -> [[String: [Int]]]
  func result() -> Result<Int, Fault>
}
