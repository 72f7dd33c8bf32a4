postfix operator +++

/// @mockable
protocol OperatorsPrefixPostfix {
  static prefix func - (value: Self) -> Int
  static postfix func +++ (value: Self) -> Int
}
