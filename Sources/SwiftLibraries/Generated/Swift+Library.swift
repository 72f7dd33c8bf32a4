// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Library: LibraryText {
    LibraryText(
      path: "Swift/Library.swift",
      text: #"""
/// The statements that bodies of library functions use for behaviour that Swift can't express.
public enum Library {
  /// Runs a closure, or not.
  @intrinsic public static func maybe(_ body: () throws -> Void) rethrows

  /// Runs a closure zero or more times.
  @intrinsic public static func anyNumberOfTimes(_ body: () throws -> Void) rethrows

  /// Hands a value to code that is not analysed. That code may keep it, read it, and change or call it at any time.
  @intrinsic public static func escape(_ value: Any)

  /// Returns any value of a type.
  @intrinsic public static func unknown<T>() -> T

  /// Returns one of the values.
  @intrinsic public static func oneOf<T>(_ values: T...) -> T

  /// Returns the same elements in any order.
  @intrinsic public static func inUnknownOrder<Elements>(_ elements: Elements) -> Elements where Elements: Collection

  /// Ends the test, or not.
  @intrinsic public static func mayEndTest()

  /// Whether a stored property of a live instance has the value.
  @intrinsic public static func isStored(_ value: Any) -> Bool
}

"""#,
      outline: #"""
64 t  Library 96 115 66fe1fca17d0843319f12969655e20cb enum Library
89 o 0 maybe 150 221 845e60aca8458624f3e97dae00fee291 func maybe(_ body: () throws -> Void)
111 o 0 anyNumberOfTimes 266 348 38535ed709434c3873b3ae88c6738b5c func anyNumberOfTimes(_ body: () throws -> Void)
78 o 0 escape 469 519 4f5e7e8bc1e88c821560fe928ce8607b func escape(_ value: Any)
71 o 0 unknown 558 605 828490d85590fc4e6a1b1533ad45438d func unknown<T>()
81 o 0 oneOf 642 701 8fb9b093d48d0d0e6323b16201a51cf2 func oneOf<T>(_ values: T...)
112 o 0 inUnknownOrder 751 866 1c5a209429b6e2cabf9c7c01c6811ea9 func inUnknownOrder<Elements>(_ elements: Elements)
74 o 0 mayEndTest 899 941 8211a6794aef64fb705d9559b7f72c5a func mayEndTest()
84 o 0 isStored 1011 1071 f3cddaf1c64de7daebd28dd4ca5314ab func isStored(_ value: Any)

"""#)
  }
}
