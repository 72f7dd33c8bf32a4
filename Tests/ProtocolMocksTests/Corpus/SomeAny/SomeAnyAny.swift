/// @mockable
protocol SomeAnyAny {
  func draw(_ shape: any Shape) -> Bool
  func shape() throws -> any Shape
  func shapes() -> [any Shape]
  func maybe() -> (any Shape)?
}
