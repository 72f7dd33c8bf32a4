/// @mockable
protocol OverloadsLabels {
  func find(id: Int) -> Int
  func find(name: String) -> Int
  func find(name: String, limit: Int) -> Int
}
