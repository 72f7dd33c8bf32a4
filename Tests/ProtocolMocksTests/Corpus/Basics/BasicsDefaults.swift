/// @mockable
protocol BasicsDefaults {
  func maker() -> (Int, [String: Int]) -> String
  func later() throws -> @Sendable () async throws -> Item
  func pair() -> (number: Int, item: Item)
  var onChange: (_ value: Int) -> Void { get set }
  var nested: (Bool, (Double, [String])) { get }
}
