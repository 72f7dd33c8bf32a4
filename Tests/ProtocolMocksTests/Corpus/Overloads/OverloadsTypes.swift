/// @mockable
protocol OverloadsTypes {
  func show(_ value: Int)
  func show(_ value: String)
  func show(_ value: [String])
  func show(_ value: Int?)
  func show(_ value: Int...)
}
