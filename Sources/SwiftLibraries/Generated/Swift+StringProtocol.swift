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
81 t  StringProtocol 0 314 77f7698607eb8d78e4b6e94c563bf86a protocol StringProtocol
84 o 0 SubSequence 319 357 de5e9dd004b7007b569a0dbf1189edae associatedtype SubSequence
80 o 0 UTF16View 360 476 69213d5c3e761ee6b1154e6a0702cbdd associatedtype UTF16View
78 o 0 UTF8View 479 578 626dd3f55ef929af8656de48d226aee5 associatedtype UTF8View
96 o 0 UnicodeScalarView 581 731 0826ee048753d750db34cee1082d20aa associatedtype UnicodeScalarView
79 o 0 unicodeScalars 734 779 fba85be10bfeaaae889ea91f669b84e9 var unicodeScalars
61 o 0 utf16 782 810 2287ab0798fd57c6903ab1d0a54bfd72 var utf16
59 o 0 utf8 813 839 593cbd59897066de58dca57658b46097 var utf8
88 o 0 hasPrefix 842 882 8bab323ee3b3490fdbd1f74625d42a49 func hasPrefix(_ prefix: String)
88 o 0 hasSuffix 885 925 c4ad9773a49aea5d338d6fa876b285e5 func hasSuffix(_ suffix: String)
74 o 0 lowercased 928 955 067728ab96223a5c5daff2fd09765610 func lowercased()
74 o 0 uppercased 958 985 17cd4c2f9f11a3fbac86ea8003525539 func uppercased()
85 e  StringProtocol 989 1013 0324a2ff86728d864df20709be526915 extension StringProtocol
88 o 12 contains 1018 1090 46b8116470fa6ca00ec3c10f6a099867 func contains(_ other: String)
91 o 12 contains 1093 1168 e03a01fd481ed7652aed26fb53db98f1 func contains(_ other: Substring)
99 o 12 hasPrefix 1171 1266 c4715c932cad859405701e6661b894ae func hasPrefix<Prefix>(_ prefix: Prefix)
99 o 12 hasSuffix 1269 1364 9388c5f0f7dfc5768ec5bf7fefb0182b func hasSuffix<Suffix>(_ suffix: Suffix)
90 o 12 hash 1367 1410 040a78501a1b2d9a3b715f97550769e3 func hash(into hasher: inout Hasher)
86 o 12 != 1413 1506 ee1e04335a838d3e436809775b851b16 func != <RHS>(lhs: Self, rhs: RHS)
84 o 12 < 1509 1601 d621332b9e9b0217e9b0724bcfaa2abf func < <RHS>(lhs: Self, rhs: RHS)
86 o 12 <= 1604 1697 b8fdeea8c15c14d3cb82dba99de39497 func <= <RHS>(lhs: Self, rhs: RHS)
86 o 12 == 1700 1793 2765e6a501713dcb86af1ce4b8564e5b func == <RHS>(lhs: Self, rhs: RHS)
84 o 12 > 1796 1888 ff1db666e949a45bf5bddcad6ad268e3 func > <RHS>(lhs: Self, rhs: RHS)
86 o 12 >= 1891 1984 a25b2a28ffb46cc4235e70cec3c23d51 func >= <RHS>(lhs: Self, rhs: RHS)

"""#)
  }
}
