/// @mockable
protocol OperatorsEqual: Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}
