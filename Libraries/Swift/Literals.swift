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
