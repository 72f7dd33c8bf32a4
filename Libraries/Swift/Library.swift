/// The statements that bodies of library functions use for behaviour that Swift can't express. Only files of Libraries
/// see this type.
enum Library {
  /// Runs a closure, or not.
  @intrinsic static func maybe(_ body: () throws -> Void) rethrows

  /// Runs a closure zero or more times.
  @intrinsic static func anyNumberOfTimes(_ body: () throws -> Void) rethrows

  /// Hands a value to code that is not analysed. That code may keep it, read it, and change or call it at any time.
  @intrinsic static func escape(_ value: Any)

  /// Returns any value of a type.
  @intrinsic static func unknown<T>() -> T

  /// Returns one of the values.
  @intrinsic static func oneOf<T>(_ values: T...) -> T

  /// Returns the same elements in any order.
  @intrinsic static func inUnknownOrder<Elements>(_ elements: Elements) -> Elements where Elements: Collection

  /// Ends the test, or not.
  @intrinsic static func mayEndTest()

  /// Whether a stored property of a live instance has the value.
  @intrinsic static func isStored(_ value: Any) -> Bool
}
