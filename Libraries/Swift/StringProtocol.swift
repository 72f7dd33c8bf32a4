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
