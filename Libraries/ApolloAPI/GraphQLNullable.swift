public enum GraphQLNullable<Wrapped>: ExpressibleByNilLiteral {
  case none
  case null
  case some(Wrapped)

  public init(nilLiteral: ())

  public var unwrapped: Wrapped? { get }
}

extension GraphQLNullable: Equatable where Wrapped: Equatable {}
extension GraphQLNullable: Hashable where Wrapped: Hashable {}
extension GraphQLNullable: Sendable where Wrapped: Sendable {}

extension GraphQLNullable {
  public init<T>(_ value: T) where T: EnumType, Wrapped == GraphQLEnum<T>

  public init(_ object: Wrapped) where Wrapped: InputObject
}

extension GraphQLNullable: ExpressibleByUnicodeScalarLiteral where Wrapped: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType)
}

extension GraphQLNullable: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType)
}

extension GraphQLNullable: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral {
  public init(stringLiteral value: Wrapped.StringLiteralType)
}

extension GraphQLNullable: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Wrapped.IntegerLiteralType)
}

extension GraphQLNullable: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Wrapped.FloatLiteralType)
}

extension GraphQLNullable: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Wrapped.BooleanLiteralType)
}

extension GraphQLNullable: ExpressibleByArrayLiteral where Wrapped: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Wrapped.ArrayLiteralElement...)
}

extension GraphQLNullable: ExpressibleByDictionaryLiteral where Wrapped: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (Wrapped.Key, Wrapped.Value)...)
}

@_disfavoredOverload
public func ?? <T>(lhs: T?, rhs: @autoclosure () throws -> GraphQLNullable<T>) rethrows -> GraphQLNullable<T>
