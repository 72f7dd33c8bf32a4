// swift-format-ignore-file
/// Says something.
///
/// @mockable
protocol BasicsComments {
  // func notThere()
  /* func neither() {} /* nested } */ */
  /// Documentation with `}` in it.
  func documented() -> String  // "}"
}
