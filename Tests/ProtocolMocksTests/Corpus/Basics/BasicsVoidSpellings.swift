// swift-format-ignore-file
/// @mockable
protocol BasicsVoidSpellings {
  func first() -> Void
  func second() -> ()
  func third(_ done: () -> Void) -> Swift.Void
}
