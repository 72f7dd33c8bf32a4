/// @mockable
protocol OperatorsAssign {
  static func += (lhs: inout Self, rhs: Int)
}
