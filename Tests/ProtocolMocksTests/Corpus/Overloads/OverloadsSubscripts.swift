/// @mockable
protocol OverloadsSubscripts {
  subscript(index: Int) -> Int { get }
  subscript(key: String) -> Int { get set }
}
