/// @mockable
protocol AvailabilityMembers {
  @available(macOS 99, iOS 99, *)
  func new()
  @available(*, deprecated, message: "use something else")
  func old() -> Int
  @available(macOS 99, *)
  var value: Int { get }
}
