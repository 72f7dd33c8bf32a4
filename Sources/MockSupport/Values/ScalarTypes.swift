/// A type with values that a field can hold without being an object: scalars, enums, and optionals and lists of them.
public protocol AnyScalarType: Sendable, Hashable, JSONEncodable {}

/// A scalar type of the GraphQL specification.
public protocol ScalarType:
  AnyScalarType, JSONDecodable, GraphQLOperationVariableValue, GraphQLOperationVariableListElement
{}

/// A scalar type that a schema declares, with a type of its own in Swift.
///
/// Generated code declares custom scalars as aliases of `String`; conform a type to this protocol and change the alias
/// to it where the values should be more than that.
public protocol CustomScalarType:
  AnyScalarType, JSONDecodable, OutputTypeConvertible, GraphQLOperationVariableValue,
  GraphQLOperationVariableListElement
{}

extension String: ScalarType {}
extension Int: ScalarType {}
extension Int32: ScalarType {}
extension Bool: ScalarType {}
extension Float: ScalarType {}
extension Double: ScalarType {}

extension Optional: AnyScalarType where Wrapped: AnyScalarType & Hashable {}
extension Array: AnyScalarType where Element: AnyScalarType & Hashable {}
