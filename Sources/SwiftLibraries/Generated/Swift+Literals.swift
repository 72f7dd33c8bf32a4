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
  init(integerLiteral value: IntegerLiteralType)
}

public protocol ExpressibleByFloatLiteral {
  init(floatLiteral value: FloatLiteralType)
}

public protocol ExpressibleByBooleanLiteral {
  init(booleanLiteral value: BooleanLiteralType)
}

public protocol ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
}

public protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
  init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
}

extension ExpressibleByExtendedGraphemeClusterLiteral
where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType {
  public init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType)
}

public protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
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
97 o 2 init 116 162 c207491fb154d47a2e2bf19a706b90a0 init(integerLiteral value: IntegerLiteralType)
105 t  ExpressibleByFloatLiteral 166 207 8671c5eeeacc3bd28726c1b4ec430d24 protocol ExpressibleByFloatLiteral
93 o 4 init 212 254 654424ef0fa150bd428a81d3d7e88409 init(floatLiteral value: FloatLiteralType)
109 t  ExpressibleByBooleanLiteral 258 301 68a7e1683e670b757d4f0cdf8a773495 protocol ExpressibleByBooleanLiteral
97 o 6 init 306 352 14f379cf21c34d22f94dcf03fed771b4 init(booleanLiteral value: BooleanLiteralType)
121 t  ExpressibleByUnicodeScalarLiteral 356 405 63a59311b4d981736bb8627855a3f271 protocol ExpressibleByUnicodeScalarLiteral
109 o 8 init 410 468 d3d55c351a32b05271f4c730e095748d init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
141 t  ExpressibleByExtendedGraphemeClusterLiteral 472 566 b3a95674fc3b30c457ddfacc18a4e7d4 protocol ExpressibleByExtendedGraphemeClusterLiteral
130 o 10 init 571 649 e6852bc98beb820e1a1004ba6ca9fb91 init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
142 e  ExpressibleByExtendedGraphemeClusterLiteral 653 775 3303cc025b444c00d1e005de4527e029 extension ExpressibleByExtendedGraphemeClusterLiteral
120 o 12 init 780 855 d886df6ca4bf37b57823b68194ea5ff5 init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType)
107 t  ExpressibleByStringLiteral 859 946 90a0db6d49f73c0a6bcd027eec1e62ff protocol ExpressibleByStringLiteral
96 o 14 init 951 995 8b6ef6148f6749f82a719578b07e61bf init(stringLiteral value: StringLiteralType)
109 e  ExpressibleByStringLiteral 999 1097 28e5e3187d6e4f4d1ebd9f9c39f54fb2 extension ExpressibleByStringLiteral
115 o 16 init 1102 1170 905e5041131d0fd9b4d80da9b40b646b init(extendedGraphemeClusterLiteral value: StringLiteralType)
121 t  ExpressibleByStringInterpolation 1174 1250 7cef37c9da740c9ab74d07578c2c8495 protocol ExpressibleByStringInterpolation
103 o 18 StringInterpolation 1255 1414 991af0203e4790e3945500ef5069fca5 associatedtype StringInterpolation
100 o 18 init 1417 1463 b6eefab1a2ba2b5f33afa1e309e18155 init(stringInterpolation: StringInterpolation)
122 e  ExpressibleByStringInterpolation 1467 1565 f90ffafb5325b1530c5b97b7a7384f85 extension ExpressibleByStringInterpolation
107 o 21 init 1570 1630 babe94f739c1f2d47f44dda8e50e0443 init(stringInterpolation: DefaultStringInterpolation)
107 t  ExpressibleByArrayLiteral 1634 1675 7c01c64fa087e2dd4df5067f48011416 protocol ExpressibleByArrayLiteral
103 o 23 ArrayLiteralElement 1680 1714 34e8de4799d56d23b4f3f2b070229a7c associatedtype ArrayLiteralElement
105 o 23 init 1717 1768 e02289ffbc8acfde7ef924142d420e38 init(arrayLiteral elements: ArrayLiteralElement...)
117 t  ExpressibleByDictionaryLiteral 1772 1818 914b3741b7dec61c98899b5804f68153 protocol ExpressibleByDictionaryLiteral
71 o 26 Key 1823 1841 40fc701b692beb0ab004ea09bfcd7470 associatedtype Key
75 o 26 Value 1844 1864 353ea99757907d35cf227b804f5db445 associatedtype Value
103 o 26 init 1867 1916 f2506d5be1ffd7eb3b5908a57b4cfa43 init(dictionaryLiteral elements: (Key, Value)...)

"""#)
  }
}
