/// The fields of an input object.
@_spi(Unsafe)
public struct InputDict: GraphQLOperationVariableValue, Hashable {
  private var values: [String: any GraphQLOperationVariableValue]

  public init(_ values: [String: any GraphQLOperationVariableValue] = [:]) {
    self.values = values
  }

  public var _jsonEncodableValue: (any JSONEncodable)? { values._jsonEncodableObject }

  var jsonValue: JSONValue { values._jsonEncodableObject._jsonValue }

  public subscript<T: GraphQLOperationVariableValue>(key: String) -> GraphQLNullable<T> {
    get { values[key] as? GraphQLNullable<T> ?? .none }
    set { values[key] = newValue }
  }

  @_disfavoredOverload
  public subscript<T: GraphQLOperationVariableValue>(key: String) -> T {
    get {
      guard let value = values[key] as? T else {
        end("The input object has no '\(key)' of type \(T.self)")
      }
      return value
    }
    set { values[key] = newValue }
  }

  @_disfavoredOverload
  public subscript<T: GraphQLOperationVariableValue>(key: String) -> T? {
    get { (values[key] as? GraphQLNullable<T>)?.unwrapped ?? values[key] as? T }
    set { values[key] = newValue ?? GraphQLNullable<T>.none }
  }

  public static func == (left: InputDict, right: InputDict) -> Bool {
    AnyHashable(left.jsonValue) == AnyHashable(right.jsonValue)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(jsonValue)) }
}
