enum AliasesFeed {
  struct Item { var number = 0 }
}

/// @mockable
protocol AliasesOfStandardName {
  typealias Result = Swift.Result<[String], any Error>
  func load(_ completion: @escaping (Result) -> Void)
  func last() -> Result?
}

/// @mockable
protocol AliasesOfGlobalName {
  typealias Item = AliasesFeed.Item
  func insert(_ items: [Item]) -> Int
  var first: Self.Item? { get }
}

protocol AliasesBase {
  typealias Box = String
  typealias Done = (Box) -> Void
}

/// @mockable
protocol AliasesInherited: AliasesBase {
  func name(of box: Box) -> String
  func wait(_ done: Done)
}
