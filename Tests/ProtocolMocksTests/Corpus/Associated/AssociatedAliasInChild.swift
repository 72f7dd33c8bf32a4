/// @mockable
protocol AssociatedAliasInChild: AssociatedSource {
  typealias Output = String
  func reset()
}
