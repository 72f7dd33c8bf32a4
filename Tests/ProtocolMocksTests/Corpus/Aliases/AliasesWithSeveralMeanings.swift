protocol AliasesGlobal { func global() -> Item }

/// @mockable
protocol AliasesOfOther: AliasesGlobal {
  typealias Item = (String) -> Int
  func mine(_ items: [Item?])
}
