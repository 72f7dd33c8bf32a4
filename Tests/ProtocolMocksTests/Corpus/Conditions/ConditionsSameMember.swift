/// @mockable
protocol ConditionsSameMember {
  #if FEATURE
    func run(_ x: Int) throws
  #else
    func run(_ x: Int)
  #endif
}
