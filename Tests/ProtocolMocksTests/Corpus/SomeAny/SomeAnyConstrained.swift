/// @mockable
protocol SomeAnyConstrained {
  func use(_ values: any Sequence<Int>)
  func both(_ value: any Shape & Sendable)
}
