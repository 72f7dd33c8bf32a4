/// @mockable
protocol BasicsManyArguments {
  func register(_ name: String, age: Int, at address: String?, isActive: Bool, tags: [String: [Int]]) -> Bool
}
