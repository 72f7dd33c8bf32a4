/// @mockable
protocol OperatorsFixity {
  static prefix func -- (value: Self) -> Int
  static postfix func -- (value: Self) -> Int
}
