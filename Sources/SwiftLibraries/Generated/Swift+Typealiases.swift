// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Typealiases: LibraryText {
    LibraryText(
      path: "Swift/Typealiases.swift",
      text: #"""
public typealias AnyClass = any AnyObject.Type
public typealias BooleanLiteralType = Bool
public typealias CBool = Bool
public typealias CChar = Int8
public typealias CDouble = Double
public typealias CFloat = Float
public typealias CInt = Int32
public typealias CLong = Int
public typealias CLongLong = Int64
public typealias CShort = Int16
public typealias CSignedChar = Int8
public typealias CUnsignedChar = UInt8
public typealias CUnsignedInt = UInt32
public typealias CUnsignedLong = UInt
public typealias CUnsignedLongLong = UInt64
public typealias CUnsignedShort = UInt16
public typealias ExtendedGraphemeClusterType = String
public typealias FloatLiteralType = Double
public typealias IntegerLiteralType = Int
public typealias StringLiteralType = String
public typealias UnicodeScalar = Unicode.Scalar
public typealias UnicodeScalarType = String
public typealias Void = ()

"""#,
      outline: #"""
69 o  AnyClass 0 46 875983f631693f7551a2ab8518c541fe typealias AnyClass
90 o  BooleanLiteralType 47 89 4c579e5899ea8316b00513cd8649dd95 typealias BooleanLiteralType
65 o  CBool 90 119 8d02fcaf4ce059d3ec3cdca369f7d79f typealias CBool
66 o  CChar 120 149 0d06e9f4b72e6ce60146c400c7c65491 typealias CChar
70 o  CDouble 150 183 7d441fb2a3830653cc1796808766a27c typealias CDouble
68 o  CFloat 184 215 18aafad3e570228f910176abc68b7bad typealias CFloat
64 o  CInt 216 245 364f297f92d04999893fa0b143791e02 typealias CInt
66 o  CLong 246 274 3099bae6fac126e06da0913ea3d3c515 typealias CLong
74 o  CLongLong 275 309 a390d1e30c32d2a5a743ddecc98a4588 typealias CLongLong
68 o  CShort 310 341 cf29c3360ddac3614abe0ba68b6d6fde typealias CShort
78 o  CSignedChar 342 377 645b81a78c1754c19459a1dab32b379d typealias CSignedChar
82 o  CUnsignedChar 378 416 acc9c46647737d9df3c82727b7bd637f typealias CUnsignedChar
80 o  CUnsignedInt 417 455 a865eb504f7dba47c0207782910d78ba typealias CUnsignedInt
82 o  CUnsignedLong 456 493 362485453c2313083c42e4ace176f1d7 typealias CUnsignedLong
90 o  CUnsignedLongLong 494 537 66cc55fe2e123156c163d780bcc4d282 typealias CUnsignedLongLong
84 o  CUnsignedShort 538 578 74debdd84b16eddefca1abf107d02296 typealias CUnsignedShort
110 o  ExtendedGraphemeClusterType 579 632 af8d81935f2e453d1b825bc6d619b9ce typealias ExtendedGraphemeClusterType
88 o  FloatLiteralType 633 675 51902b5ee4f7a52c266436e123aa1f2e typealias FloatLiteralType
92 o  IntegerLiteralType 676 717 5c455931c8e5e021cdd644cd31104dd3 typealias IntegerLiteralType
90 o  StringLiteralType 718 761 bac2b6ced5374b3cb00db28c77354de4 typealias StringLiteralType
82 o  UnicodeScalar 762 809 89995662c433b0246a193647f71b9edc typealias UnicodeScalar
90 o  UnicodeScalarType 810 853 98c516ad0023880854a4c081998b9ed2 typealias UnicodeScalarType
64 o  Void 854 880 43f1ef611498dd9d965eefd95c9f5c6e typealias Void

"""#)
  }
}
