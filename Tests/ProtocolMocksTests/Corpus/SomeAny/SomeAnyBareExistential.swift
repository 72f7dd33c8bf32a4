/// @mockable
protocol SomeAnyErasedError {
  func report(_ error: any Error)
  func last() -> (any Error)?
  func anything(_ value: Any) -> Any?
  func object(_ object: AnyObject?)
}
