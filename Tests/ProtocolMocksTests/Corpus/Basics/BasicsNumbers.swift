/// @mockable
protocol BasicsNumbers {
  func small() -> Int8
  func unsigned() -> UInt64
  func real() -> Double
  func single() -> Float
  func letter() -> Character
  func part() -> Substring
}
