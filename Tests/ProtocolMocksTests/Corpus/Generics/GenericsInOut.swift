/// @mockable
protocol GenericsInOut {
  func change<T>(_ value: inout T)
  func exchange<T>(_ a: inout T, with b: T) -> Bool
}
