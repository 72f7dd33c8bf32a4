/// A type for values of fields without a selection set: scalars, enums, and optionals and lists of them.
public protocol AnyScalarType: Sendable, Hashable, JSONEncodable {}

/// A scalar type of the GraphQL specification.
public protocol ScalarType:
  AnyScalarType, JSONDecodable, GraphQLOperationVariableValue, GraphQLOperationVariableListElement
{}

/// A custom scalar type of a schema with its own Swift type, or an enum type.
///
/// Generated custom scalars are aliases of `String`. To use another type, conform it to this protocol and change the
/// alias.
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
