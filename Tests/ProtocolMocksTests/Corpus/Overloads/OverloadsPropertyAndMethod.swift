/// @mockable
protocol OverloadsPropertyAndMethod {
  var count: Int { get }
  func count(of item: Item) -> Int
}
