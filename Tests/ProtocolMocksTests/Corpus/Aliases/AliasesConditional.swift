/// @mockable
protocol AliasesConditional {
  #if os(Linux)
    typealias Number = Int
  #else
    typealias Number = Double
  #endif
  func number(_ other: Number) -> Number
}
