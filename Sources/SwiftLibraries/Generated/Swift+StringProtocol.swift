// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_StringProtocol: LibraryText {
    LibraryText(
      path: "Swift/StringProtocol.swift",
      text: #"""
public protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation, Hashable,
  LosslessStringConvertible, TextOutputStream, TextOutputStreamable
where
  Element == Character, Index == String.Index, StringInterpolation == DefaultStringInterpolation,
  SubSequence: StringProtocol
{
  associatedtype SubSequence = Substring
  associatedtype UTF16View: BidirectionalCollection where UTF16View.Element == UInt16, UTF16View.Index == String.Index
  associatedtype UTF8View: Collection where UTF8View.Element == UInt8, UTF8View.Index == String.Index
  associatedtype UnicodeScalarView: BidirectionalCollection
  where UnicodeScalarView.Element == Unicode.Scalar, UnicodeScalarView.Index == String.Index
  var unicodeScalars: UnicodeScalarView { get }
  var utf16: UTF16View { get }
  var utf8: UTF8View { get }
  func hasPrefix(_ prefix: String) -> Bool
  func hasSuffix(_ suffix: String) -> Bool
  func lowercased() -> String
  func uppercased() -> String
}

extension StringProtocol {
  @_disfavoredOverload @pure public func contains(_ other: String) -> Bool
  @_disfavoredOverload @pure public func contains(_ other: Substring) -> Bool
  @intrinsic public func hasPrefix<Prefix>(_ prefix: Prefix) -> Bool where Prefix: StringProtocol
  @intrinsic public func hasSuffix<Suffix>(_ suffix: Suffix) -> Bool where Suffix: StringProtocol
  public func hash(into hasher: inout Hasher)
  @intrinsic public static func != <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  @intrinsic public static func < <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  @intrinsic public static func <= <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  @intrinsic public static func == <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  @intrinsic public static func > <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
  @intrinsic public static func >= <RHS>(lhs: Self, rhs: RHS) -> Bool where RHS: StringProtocol
}

"""#,
      outline: #"""
t 0 314  77f7698607eb8d78e4b6e94c563bf86a StringProtocol protocol StringProtocol
o 319 357 0 de5e9dd004b7007b569a0dbf1189edae SubSequence associatedtype SubSequence
o 360 476 0 69213d5c3e761ee6b1154e6a0702cbdd UTF16View associatedtype UTF16View
o 479 578 0 626dd3f55ef929af8656de48d226aee5 UTF8View associatedtype UTF8View
o 581 731 0 0826ee048753d750db34cee1082d20aa UnicodeScalarView associatedtype UnicodeScalarView
o 734 779 0 fba85be10bfeaaae889ea91f669b84e9 unicodeScalars var unicodeScalars
o 782 810 0 2287ab0798fd57c6903ab1d0a54bfd72 utf16 var utf16
o 813 839 0 593cbd59897066de58dca57658b46097 utf8 var utf8
o 842 882 0 8bab323ee3b3490fdbd1f74625d42a49 hasPrefix func hasPrefix(_ prefix: String)
o 885 925 0 c4ad9773a49aea5d338d6fa876b285e5 hasSuffix func hasSuffix(_ suffix: String)
o 928 955 0 067728ab96223a5c5daff2fd09765610 lowercased func lowercased()
o 958 985 0 17cd4c2f9f11a3fbac86ea8003525539 uppercased func uppercased()
e 989 1013  0324a2ff86728d864df20709be526915 StringProtocol extension StringProtocol
o 1018 1090 12 46b8116470fa6ca00ec3c10f6a099867 contains func contains(_ other: String)
o 1093 1168 12 e03a01fd481ed7652aed26fb53db98f1 contains func contains(_ other: Substring)
o 1171 1266 12 c4715c932cad859405701e6661b894ae hasPrefix func hasPrefix<Prefix>(_ prefix: Prefix)
o 1269 1364 12 9388c5f0f7dfc5768ec5bf7fefb0182b hasSuffix func hasSuffix<Suffix>(_ suffix: Suffix)
o 1367 1410 12 040a78501a1b2d9a3b715f97550769e3 hash func hash(into hasher: inout Hasher)
o 1413 1506 12 ee1e04335a838d3e436809775b851b16 != func != <RHS>(lhs: Self, rhs: RHS)
o 1509 1601 12 d621332b9e9b0217e9b0724bcfaa2abf < func < <RHS>(lhs: Self, rhs: RHS)
o 1604 1697 12 b8fdeea8c15c14d3cb82dba99de39497 <= func <= <RHS>(lhs: Self, rhs: RHS)
o 1700 1793 12 2765e6a501713dcb86af1ce4b8564e5b == func == <RHS>(lhs: Self, rhs: RHS)
o 1796 1888 12 ff1db666e949a45bf5bddcad6ad268e3 > func > <RHS>(lhs: Self, rhs: RHS)
o 1891 1984 12 a25b2a28ffb46cc4235e70cec3c23d51 >= func >= <RHS>(lhs: Self, rhs: RHS)

"""#)
  }
}
