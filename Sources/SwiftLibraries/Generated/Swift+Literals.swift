// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Literals: LibraryText {
    LibraryText(
      path: "Swift/Literals.swift",
      text: #"""
public protocol ExpressibleByNilLiteral {
  init(nilLiteral: ())
}

public protocol ExpressibleByIntegerLiteral {
  associatedtype IntegerLiteralType
  init(integerLiteral value: IntegerLiteralType)
}

public protocol ExpressibleByFloatLiteral {
  associatedtype FloatLiteralType
  init(floatLiteral value: FloatLiteralType)
}

public protocol ExpressibleByBooleanLiteral {
  associatedtype BooleanLiteralType
  init(booleanLiteral value: BooleanLiteralType)
}

public protocol ExpressibleByUnicodeScalarLiteral {
  associatedtype UnicodeScalarLiteralType
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  associatedtype ExtendedGraphemeClusterLiteralType
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

extension ExpressibleByExtendedGraphemeClusterLiteral
where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
  public init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType)
}

public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
  associatedtype StringLiteralType
  init(stringLiteral value: StringLiteralType)
}

extension ExpressibleByStringLiteral where ExtendedGraphemeClusterLiteralType == StringLiteralType {
  public init(extendedGraphemeClusterLiteral value: StringLiteralType)
}

public protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
  associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
  where StringLiteralType == StringInterpolation.StringLiteralType
  init(stringInterpolation: StringInterpolation)
}

extension ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation {
  public init(stringInterpolation: DefaultStringInterpolation)
}

public protocol ExpressibleByArrayLiteral {
  associatedtype ArrayLiteralElement
  init(arrayLiteral elements: ArrayLiteralElement...)
}

public protocol ExpressibleByDictionaryLiteral {
  associatedtype Key
  associatedtype Value
  init(dictionaryLiteral elements: (Key, Value)...)
}

"""#,
      outline: #"""
98 t  ExpressibleByNilLiteral 0 39 0dc71d9538d96c1f310ae882f39bfcdb protocol ExpressibleByNilLiteral
69 o 0 init 44 64 e464f645a8b18c1d8743b1b3b088bfd9 init(nilLiteral: ())
108 t  ExpressibleByIntegerLiteral 68 111 e08f0b61a48e015044f9e1523566bb38 protocol ExpressibleByIntegerLiteral
98 o 2 IntegerLiteralType 116 149 f524f1b16c69b2044c861e386dfb4e1d associatedtype IntegerLiteralType
97 o 2 init 152 198 c207491fb154d47a2e2bf19a706b90a0 init(integerLiteral value: IntegerLiteralType)
105 t  ExpressibleByFloatLiteral 202 243 8671c5eeeacc3bd28726c1b4ec430d24 protocol ExpressibleByFloatLiteral
94 o 5 FloatLiteralType 248 279 8de23f569f3a20f80a0e985d8ab36188 associatedtype FloatLiteralType
93 o 5 init 282 324 654424ef0fa150bd428a81d3d7e88409 init(floatLiteral value: FloatLiteralType)
109 t  ExpressibleByBooleanLiteral 328 371 68a7e1683e670b757d4f0cdf8a773495 protocol ExpressibleByBooleanLiteral
98 o 8 BooleanLiteralType 376 409 2e8e0e51b4f559521160cc26e799f84c associatedtype BooleanLiteralType
97 o 8 init 412 458 14f379cf21c34d22f94dcf03fed771b4 init(booleanLiteral value: BooleanLiteralType)
121 t  ExpressibleByUnicodeScalarLiteral 462 511 63a59311b4d981736bb8627855a3f271 protocol ExpressibleByUnicodeScalarLiteral
111 o 11 UnicodeScalarLiteralType 516 555 c24425a49fa37867611ad26ebdf0d5f4 associatedtype UnicodeScalarLiteralType
110 o 11 init 558 616 d3d55c351a32b05271f4c730e095748d init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
141 t  ExpressibleByExtendedGraphemeClusterLiteral 620 714 b3a95674fc3b30c457ddfacc18a4e7d4 protocol ExpressibleByExtendedGraphemeClusterLiteral
131 o 14 ExtendedGraphemeClusterLiteralType 719 768 a0bc1a7f08608c8a58775f003f5287d1 associatedtype ExtendedGraphemeClusterLiteralType
130 o 14 init 771 849 e6852bc98beb820e1a1004ba6ca9fb91 init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
142 e  ExpressibleByExtendedGraphemeClusterLiteral 853 975 3303cc025b444c00d1e005de4527e029 extension ExpressibleByExtendedGraphemeClusterLiteral
121 o 17 init 980 1055 d886df6ca4bf37b57823b68194ea5ff5 init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType)
109 t  ExpressibleByStringLiteral 1059 1146 90a0db6d49f73c0a6bcd027eec1e62ff protocol ExpressibleByStringLiteral
99 o 19 StringLiteralType 1151 1183 fb22594b8208f686fb2deed6808cd82a associatedtype StringLiteralType
98 o 19 init 1186 1230 8b6ef6148f6749f82a719578b07e61bf init(stringLiteral value: StringLiteralType)
110 e  ExpressibleByStringLiteral 1234 1332 28e5e3187d6e4f4d1ebd9f9c39f54fb2 extension ExpressibleByStringLiteral
115 o 22 init 1337 1405 905e5041131d0fd9b4d80da9b40b646b init(extendedGraphemeClusterLiteral value: StringLiteralType)
121 t  ExpressibleByStringInterpolation 1409 1485 7cef37c9da740c9ab74d07578c2c8495 protocol ExpressibleByStringInterpolation
103 o 24 StringInterpolation 1490 1649 991af0203e4790e3945500ef5069fca5 associatedtype StringInterpolation
100 o 24 init 1652 1698 b6eefab1a2ba2b5f33afa1e309e18155 init(stringInterpolation: StringInterpolation)
122 e  ExpressibleByStringInterpolation 1702 1800 f90ffafb5325b1530c5b97b7a7384f85 extension ExpressibleByStringInterpolation
107 o 27 init 1805 1865 babe94f739c1f2d47f44dda8e50e0443 init(stringInterpolation: DefaultStringInterpolation)
107 t  ExpressibleByArrayLiteral 1869 1910 7c01c64fa087e2dd4df5067f48011416 protocol ExpressibleByArrayLiteral
103 o 29 ArrayLiteralElement 1915 1949 34e8de4799d56d23b4f3f2b070229a7c associatedtype ArrayLiteralElement
105 o 29 init 1952 2003 e02289ffbc8acfde7ef924142d420e38 init(arrayLiteral elements: ArrayLiteralElement...)
117 t  ExpressibleByDictionaryLiteral 2007 2053 914b3741b7dec61c98899b5804f68153 protocol ExpressibleByDictionaryLiteral
71 o 32 Key 2058 2076 40fc701b692beb0ab004ea09bfcd7470 associatedtype Key
75 o 32 Value 2079 2099 353ea99757907d35cf227b804f5db445 associatedtype Value
103 o 32 init 2102 2151 f2506d5be1ffd7eb3b5908a57b4cfa43 init(dictionaryLiteral elements: (Key, Value)...)

"""#)
  }
}
