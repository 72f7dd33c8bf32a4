/// @mockable
protocol InOutPlain {
  func increase(_ value: inout Int)
  func exchange(_ a: inout Int, _ b: inout String) throws -> Bool
}
