/// Stands in for the declarations of `ApolloAPI` that schema types and test mocks use.

public typealias ID = String
public typealias JSONValue = AnyHashable

/// An object type of a schema.
public struct Object: Hashable, Sendable {
  public let typename: String

  public init(typename: String, implementedInterfaces: [Interface]) {
    self.typename = typename
  }
}

public struct Interface: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

public struct Union: Hashable, Sendable {
  public let name: String

  public init(name: String) {
    self.name = name
  }
}

/// What a scalar field can hold.
public protocol AnyScalarType {}

public protocol JSONDecodable: Hashable {
  init(_jsonValue value: JSONValue) throws
}

public protocol CustomScalarType: AnyScalarType, JSONDecodable {}

public struct JSONDecodingError: Error {
  public init() {}
}

extension String: CustomScalarType {
  public init(_jsonValue value: JSONValue) throws {
    guard let text = value as? String else { throw JSONDecodingError() }
    self = text
  }
}

extension Int: AnyScalarType {}
extension Double: AnyScalarType {}
extension Bool: AnyScalarType {}
extension Optional: AnyScalarType where Wrapped: AnyScalarType {}
extension Array: AnyScalarType where Element: AnyScalarType {}

public protocol EnumType: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue == String {}

/// A value of an enum, or one that the schema did not have when the code was generated.
public enum GraphQLEnum<T: EnumType>: Hashable, Sendable, AnyScalarType {
  case `case`(T)
  case unknown(String)
}
