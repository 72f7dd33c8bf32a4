/// @mockable
protocol OperatorsBinary {
  static func + (lhs: Self, rhs: Self) -> Self
  static func * (lhs: Self, rhs: Int) -> Int
}
