/// @mockable
protocol BasicsOneArgument {
  func add(_ number: Int)
  func remove(number: Int)
  func find(at index: Int) -> String
}
