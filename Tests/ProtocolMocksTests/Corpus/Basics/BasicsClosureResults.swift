/// @mockable
protocol BasicsClosureResults {
  func maker() -> ((Int) -> String)?
  func action() throws -> () -> Void
}
