/// A type for values of variables.
public protocol GraphQLOperationVariableValue: Sendable {
  /// The value for the request; nil for an omitted value.
  var _jsonEncodableValue: (any JSONEncodable)? { get }
}

/// A type for elements of lists in variables.
public protocol GraphQLOperationVariableListElement: Sendable {
  var _jsonEncodableValue: (any JSONEncodable)? { get }
}

extension JSONEncodable where Self: GraphQLOperationVariableValue {
  public var _jsonEncodableValue: (any JSONEncodable)? { self }
}

extension GraphQLNullable: GraphQLOperationVariableValue where Wrapped: GraphQLOperationVariableValue {
  public var _jsonEncodableValue: (any JSONEncodable)? {
    switch self {
    case .none: nil
    case .null: sharedNull
    case .some(let value): value._jsonEncodableValue
    }
  }
}

extension Optional: GraphQLOperationVariableListElement where Wrapped: GraphQLOperationVariableListElement {
  public var _jsonEncodableValue: (any JSONEncodable)? { self?._jsonEncodableValue }
}

extension Array: GraphQLOperationVariableValue, GraphQLOperationVariableListElement
where Element: GraphQLOperationVariableListElement & JSONEncodable & Hashable {}

extension Dictionary: GraphQLOperationVariableValue, GraphQLOperationVariableListElement
where Key == String, Value == any GraphQLOperationVariableValue {
  public var _jsonEncodableValue: (any JSONEncodable)? { _jsonEncodableObject }

  /// The variables for the request, without omitted ones.
  public var _jsonEncodableObject: JSONEncodableDictionary { compactMapValues(\._jsonEncodableValue) }
}
