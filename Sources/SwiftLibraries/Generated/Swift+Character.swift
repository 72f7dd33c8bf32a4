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
69 t  Character 0 200 e10848258b458d4908e79c995756fbd5 struct Character
75 o 0 UTF16View 205 250 bcd1268bc2175af06671015ec2decc87 typealias UTF16View
73 o 0 UTF8View 253 296 40296946a0c439388e3cfa2b520a84d0 typealias UTF8View
91 o 0 UnicodeScalarView 299 360 7f9d84cca63a70202a84e99228ee0705 typealias UnicodeScalarView
82 o 0 init 363 418 8ae9ea08200efebce5974428e242edc9 init(_ content: Unicode.Scalar)
68 o 0 init 421 462 9226331c2bab7a954cf3d6828174e6ef init(_ s: String)
104 o 0 init 465 531 8357b44c2ae75ccfeed115ea5323c02b init(extendedGraphemeClusterLiteral value: Character)
71 o 0 asciiValue 534 577 1ea22ded07238b118e85a8b586f30722 var asciiValue
75 o 0 customMirror 580 619 3459adb1583d9e194a0b57e8e5d41907 var customMirror
83 o 0 debugDescription 622 671 480684f8440f55264b8678a9aadd8690 var debugDescription
73 o 0 description 674 718 14ade420b645e328c1d8b862a8fba19b var description
77 o 0 hexDigitValue 721 765 c1e5fd76fe2061b0b221b24c1d163b2f var hexDigitValue
65 o 0 isASCII 768 806 6c098d14863678c22f27420e3d77d505 var isASCII
65 o 0 isCased 809 847 6ecbef406607e24994074341ab50ea14 var isCased
83 o 0 isCurrencySymbol 850 897 4f306009dd4a4f1c24df3352cc5223f3 var isCurrencySymbol
71 o 0 isHexDigit 900 941 b5946d3bfa9dbe5bffabb6e2ea29a302 var isHexDigit
67 o 0 isLetter 944 983 dcff5fef01e86c26aaf0610efba65c6f var isLetter
74 o 0 isLowercase 986 1028 f3dc89c3e37f6be8ed89d22edc61bfaa var isLowercase
77 o 0 isMathSymbol 1031 1074 e0c492f1d5bd4023b300737be0e1663f var isMathSymbol
71 o 0 isNewline 1077 1117 dbc15a94c539df986d719dae955bc0ec var isNewline
69 o 0 isNumber 1120 1159 05d5dc8e5f92cd3f4e2c7315caf8ca16 var isNumber
79 o 0 isPunctuation 1162 1206 17541950217d68512a21729926de2e63 var isPunctuation
69 o 0 isSymbol 1209 1248 e14bf14d3124e15d926f384cfdb91660 var isSymbol
75 o 0 isUppercase 1251 1293 a9243c85512f0e24df84e61d8d4c9d88 var isUppercase
77 o 0 isWhitespace 1296 1339 76762d9eb93d59d00c80b60b55f5c8e7 var isWhitespace
79 o 0 isWholeNumber 1342 1386 11b3e3c24a1b70f18d15be35ac5f9aa4 var isWholeNumber
81 o 0 unicodeScalars 1389 1451 1ea4d72bea69162181870e2ec16ec96f var unicodeScalars
63 o 0 utf16 1454 1499 ee98c734c746b1b94ab58541b8af204b var utf16
61 o 0 utf8 1502 1545 4d378b3b30462489c6903a219e0259ee var utf8
85 o 0 wholeNumberValue 1548 1595 6fe223ef8dbabf4d89988c29a02b917a var wholeNumberValue
89 o 0 hash 1598 1641 cf40fdc575fede46e73452dbfc608580 func hash(into hasher: inout Hasher)
76 o 0 lowercased 1644 1695 54c3a99a8c793d6e4ab105807084a19a func lowercased()
76 o 0 uppercased 1698 1749 8288f1a2a9504544e3bf3fa84df5306a func uppercased()
97 o 0 write 1752 1833 00c67c453217d0279f42549152e6ccfc func write<Target>(to target: inout Target)
89 o 0 < 1836 1914 82a3bd22aceac1dfacc41eba38a6ecc0 func < (lhs: Character, rhs: Character)
91 o 0 == 1917 1996 537b6bee1210ed010dc590cf8af72627 func == (lhs: Character, rhs: Character)

"""#)
  }
}
