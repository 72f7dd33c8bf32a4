/// @mockable
protocol `KeywordsTypes` {
  associatedtype `Type2`
  func use(_ x: `Type2`) -> `Type2`?
}
