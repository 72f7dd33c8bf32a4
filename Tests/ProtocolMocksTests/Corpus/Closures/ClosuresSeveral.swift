/// @mockable
protocol ClosuresSeveral {
  func animate(_ seconds: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
}
