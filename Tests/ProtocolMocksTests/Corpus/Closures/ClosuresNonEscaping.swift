/// @mockable
protocol ClosuresNonEscaping {
  func each(_ body: (Int) -> Void)
  func first(where fits: (Item) throws -> Bool) throws -> Item?
}
