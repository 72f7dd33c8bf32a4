protocol InheritanceLoading {
  associatedtype Loaded
  func load() -> Loaded
  func store(_ value: Loaded?)
}

/// @mockable
protocol InheritanceRestatedInferred: InheritanceLoading { func load() -> Int }

/// @mockable
protocol InheritanceRestatedBound: InheritanceLoading where Loaded == [Int] {
  func load() -> [Int]
  func store(_ value: [Int]?)
}
