// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// An input object type of a schema. Two values are equal if their JSON is equal.
public protocol InputObject:
  GraphQLOperationVariableValue, GraphQLOperationVariableListElement, JSONEncodable, Hashable
{
  @_spi(Unsafe) var __data: InputDict { get }
}

/// An input object type with exactly one field set (`@oneOf`).
public protocol OneOfInputObject: InputObject {}

extension InputObject {
  public var _jsonValue: JSONValue { __data.jsonValue }

  public static func == (left: Self, right: Self) -> Bool { left.__data == right.__data }

  public func hash(into hasher: inout Hasher) { hasher.combine(__data) }
}
