// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Library: LibraryText {
    LibraryText(
      path: "Swift/Library.swift",
      text: #"""
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

"""#,
      outline: #"""
65 T  Library 139 151 98a1912d755ef0038df491211af31f16 enum Library
89 O 0 maybe 186 250 eb24886936164cc2beb64ccf7ff911e1 func maybe(_ body: () throws -> Void)
111 O 0 anyNumberOfTimes 295 370 0da82bd337a27b85fc0af0888306264f func anyNumberOfTimes(_ body: () throws -> Void)
78 O 0 escape 491 534 b16021921f52e172e577c8c320b844ce func escape(_ value: Any)
71 O 0 unknown 573 613 e1175bee878dd1ba2707dd2d04ded0b5 func unknown<T>()
81 O 0 oneOf 650 702 3f2e7d96f6b192b0e08f4247fba1a94e func oneOf<T>(_ values: T...)
112 O 0 inUnknownOrder 752 860 0c39d665d1df56a0a42c97474bb271a9 func inUnknownOrder<Elements>(_ elements: Elements)
74 O 0 mayEndTest 893 928 5ab5c5e1a207ffb16e53cf196dad0485 func mayEndTest()
83 O 0 isStored 998 1051 196ecc7199f55aad06a0dd2fc5f92971 func isStored(_ value: Any)

"""#)
  }
}
