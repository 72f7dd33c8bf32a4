/// @mockable
protocol ConditionsMembers {
  #if DEBUG
    func debug()
  #else
    func release() -> Int
  #endif
  func always()
}
