public struct Character: Comparable, CustomDebugStringConvertible, CustomReflectable,
  ExpressibleByExtendedGraphemeClusterLiteral, Hashable, LosslessStringConvertible, Sendable, TextOutputStreamable
{
  public typealias UTF16View = String.UTF16View
  public typealias UTF8View = String.UTF8View
  public typealias UnicodeScalarView = String.UnicodeScalarView
  @intrinsic @pure public init(_ content: Unicode.Scalar)
  @intrinsic @pure public init(_ s: String)
  @pure public init(extendedGraphemeClusterLiteral value: Character)
  @pure public var asciiValue: UInt8? { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var hexDigitValue: Int? { get }
  @pure public var isASCII: Bool { get }
  @pure public var isCased: Bool { get }
  @pure public var isCurrencySymbol: Bool { get }
  @pure public var isHexDigit: Bool { get }
  @pure public var isLetter: Bool { get }
  @pure public var isLowercase: Bool { get }
  @pure public var isMathSymbol: Bool { get }
  @pure public var isNewline: Bool { get }
  @pure public var isNumber: Bool { get }
  @pure public var isPunctuation: Bool { get }
  @pure public var isSymbol: Bool { get }
  @pure public var isUppercase: Bool { get }
  @pure public var isWhitespace: Bool { get }
  @pure public var isWholeNumber: Bool { get }
  public var unicodeScalars: Character.UnicodeScalarView { get }
  public var utf16: Character.UTF16View { get }
  public var utf8: Character.UTF8View { get }
  @pure public var wholeNumberValue: Int? { get }
  public func hash(into hasher: inout Hasher)
  @intrinsic @pure public func lowercased() -> String
  @intrinsic @pure public func uppercased() -> String
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @intrinsic @pure public static func < (lhs: Character, rhs: Character) -> Bool
  @intrinsic @pure public static func == (lhs: Character, rhs: Character) -> Bool
}
