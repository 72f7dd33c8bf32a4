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
t 0 39  0dc71d9538d96c1f310ae882f39bfcdb ExpressibleByNilLiteral protocol ExpressibleByNilLiteral
o 44 64 0 e464f645a8b18c1d8743b1b3b088bfd9 init init(nilLiteral: ())
t 68 111  e08f0b61a48e015044f9e1523566bb38 ExpressibleByIntegerLiteral protocol ExpressibleByIntegerLiteral
o 116 162 2 c207491fb154d47a2e2bf19a706b90a0 init init(integerLiteral value: IntegerLiteralType)
t 166 207  8671c5eeeacc3bd28726c1b4ec430d24 ExpressibleByFloatLiteral protocol ExpressibleByFloatLiteral
o 212 254 4 654424ef0fa150bd428a81d3d7e88409 init init(floatLiteral value: FloatLiteralType)
t 258 301  68a7e1683e670b757d4f0cdf8a773495 ExpressibleByBooleanLiteral protocol ExpressibleByBooleanLiteral
o 306 352 6 14f379cf21c34d22f94dcf03fed771b4 init init(booleanLiteral value: BooleanLiteralType)
t 356 405  63a59311b4d981736bb8627855a3f271 ExpressibleByUnicodeScalarLiteral protocol ExpressibleByUnicodeScalarLiteral
o 410 468 8 d3d55c351a32b05271f4c730e095748d init init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
t 472 566  b3a95674fc3b30c457ddfacc18a4e7d4 ExpressibleByExtendedGraphemeClusterLiteral protocol ExpressibleByExtendedGraphemeClusterLiteral
o 571 649 10 e6852bc98beb820e1a1004ba6ca9fb91 init init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
e 653 775  3303cc025b444c00d1e005de4527e029 ExpressibleByExtendedGraphemeClusterLiteral extension ExpressibleByExtendedGraphemeClusterLiteral
o 780 855 12 d886df6ca4bf37b57823b68194ea5ff5 init init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType)
t 859 946  90a0db6d49f73c0a6bcd027eec1e62ff ExpressibleByStringLiteral protocol ExpressibleByStringLiteral
o 951 995 14 8b6ef6148f6749f82a719578b07e61bf init init(stringLiteral value: StringLiteralType)
e 999 1097  28e5e3187d6e4f4d1ebd9f9c39f54fb2 ExpressibleByStringLiteral extension ExpressibleByStringLiteral
o 1102 1170 16 905e5041131d0fd9b4d80da9b40b646b init init(extendedGraphemeClusterLiteral value: StringLiteralType)
t 1174 1250  7cef37c9da740c9ab74d07578c2c8495 ExpressibleByStringInterpolation protocol ExpressibleByStringInterpolation
o 1255 1414 18 991af0203e4790e3945500ef5069fca5 StringInterpolation associatedtype StringInterpolation
o 1417 1463 18 b6eefab1a2ba2b5f33afa1e309e18155 init init(stringInterpolation: StringInterpolation)
e 1467 1565  f90ffafb5325b1530c5b97b7a7384f85 ExpressibleByStringInterpolation extension ExpressibleByStringInterpolation
o 1570 1630 21 babe94f739c1f2d47f44dda8e50e0443 init init(stringInterpolation: DefaultStringInterpolation)
t 1634 1675  7c01c64fa087e2dd4df5067f48011416 ExpressibleByArrayLiteral protocol ExpressibleByArrayLiteral
o 1680 1714 23 34e8de4799d56d23b4f3f2b070229a7c ArrayLiteralElement associatedtype ArrayLiteralElement
o 1717 1768 23 e02289ffbc8acfde7ef924142d420e38 init init(arrayLiteral elements: ArrayLiteralElement...)
t 1772 1818  914b3741b7dec61c98899b5804f68153 ExpressibleByDictionaryLiteral protocol ExpressibleByDictionaryLiteral
o 1823 1841 26 40fc701b692beb0ab004ea09bfcd7470 Key associatedtype Key
o 1844 1864 26 353ea99757907d35cf227b804f5db445 Value associatedtype Value
o 1867 1916 26 f2506d5be1ffd7eb3b5908a57b4cfa43 init init(dictionaryLiteral elements: (Key, Value)...)

"""#)
  }
}
