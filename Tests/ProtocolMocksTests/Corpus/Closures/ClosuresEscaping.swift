/// @mockable
protocol ClosuresEscaping {
  func load(_ done: @escaping (Result<Item, any Error>) -> Void)
  func notify(_ done: ((Int, String) -> Void)?)
}
