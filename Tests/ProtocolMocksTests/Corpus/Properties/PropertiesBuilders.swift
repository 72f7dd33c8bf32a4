@resultBuilder struct PropertiesBuilt { static func buildBlock(_ x: Int) -> Int { x } }

/// @mockable
protocol PropertiesBuilders {
  @PropertiesBuilt func make() -> Int
  func make(@PropertiesBuilt _ body: () -> Int) -> Int
}
