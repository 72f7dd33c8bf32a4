// swift-format-ignore-file
infix operator <~>: AdditionPrecedence

/// @mockable
protocol OperatorsOwn {
  static func <~> (lhs: Self, rhs: String) -> Bool
}
