// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Character: LibraryText {
    LibraryText(
      path: "Swift/Character.swift",
      text: #"""
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

"""#,
      outline: #"""
t 0 200  e10848258b458d4908e79c995756fbd5 Character struct Character
o 205 250 0 bcd1268bc2175af06671015ec2decc87 UTF16View typealias UTF16View
o 253 296 0 40296946a0c439388e3cfa2b520a84d0 UTF8View typealias UTF8View
o 299 360 0 7f9d84cca63a70202a84e99228ee0705 UnicodeScalarView typealias UnicodeScalarView
o 363 418 0 8ae9ea08200efebce5974428e242edc9 init init(_ content: Unicode.Scalar)
o 421 462 0 9226331c2bab7a954cf3d6828174e6ef init init(_ s: String)
o 465 531 0 8357b44c2ae75ccfeed115ea5323c02b init init(extendedGraphemeClusterLiteral value: Character)
o 534 577 0 1ea22ded07238b118e85a8b586f30722 asciiValue var asciiValue
o 580 619 0 3459adb1583d9e194a0b57e8e5d41907 customMirror var customMirror
o 622 671 0 480684f8440f55264b8678a9aadd8690 debugDescription var debugDescription
o 674 718 0 14ade420b645e328c1d8b862a8fba19b description var description
o 721 765 0 c1e5fd76fe2061b0b221b24c1d163b2f hexDigitValue var hexDigitValue
o 768 806 0 6c098d14863678c22f27420e3d77d505 isASCII var isASCII
o 809 847 0 6ecbef406607e24994074341ab50ea14 isCased var isCased
o 850 897 0 4f306009dd4a4f1c24df3352cc5223f3 isCurrencySymbol var isCurrencySymbol
o 900 941 0 b5946d3bfa9dbe5bffabb6e2ea29a302 isHexDigit var isHexDigit
o 944 983 0 dcff5fef01e86c26aaf0610efba65c6f isLetter var isLetter
o 986 1028 0 f3dc89c3e37f6be8ed89d22edc61bfaa isLowercase var isLowercase
o 1031 1074 0 e0c492f1d5bd4023b300737be0e1663f isMathSymbol var isMathSymbol
o 1077 1117 0 dbc15a94c539df986d719dae955bc0ec isNewline var isNewline
o 1120 1159 0 05d5dc8e5f92cd3f4e2c7315caf8ca16 isNumber var isNumber
o 1162 1206 0 17541950217d68512a21729926de2e63 isPunctuation var isPunctuation
o 1209 1248 0 e14bf14d3124e15d926f384cfdb91660 isSymbol var isSymbol
o 1251 1293 0 a9243c85512f0e24df84e61d8d4c9d88 isUppercase var isUppercase
o 1296 1339 0 76762d9eb93d59d00c80b60b55f5c8e7 isWhitespace var isWhitespace
o 1342 1386 0 11b3e3c24a1b70f18d15be35ac5f9aa4 isWholeNumber var isWholeNumber
o 1389 1451 0 1ea4d72bea69162181870e2ec16ec96f unicodeScalars var unicodeScalars
o 1454 1499 0 ee98c734c746b1b94ab58541b8af204b utf16 var utf16
o 1502 1545 0 4d378b3b30462489c6903a219e0259ee utf8 var utf8
o 1548 1595 0 6fe223ef8dbabf4d89988c29a02b917a wholeNumberValue var wholeNumberValue
o 1598 1641 0 cf40fdc575fede46e73452dbfc608580 hash func hash(into hasher: inout Hasher)
o 1644 1695 0 54c3a99a8c793d6e4ab105807084a19a lowercased func lowercased()
o 1698 1749 0 8288f1a2a9504544e3bf3fa84df5306a uppercased func uppercased()
o 1752 1833 0 00c67c453217d0279f42549152e6ccfc write func write<Target>(to target: inout Target)
o 1836 1914 0 82a3bd22aceac1dfacc41eba38a6ecc0 < func < (lhs: Character, rhs: Character)
o 1917 1996 0 537b6bee1210ed010dc590cf8af72627 == func == (lhs: Character, rhs: Character)

"""#)
  }
}
