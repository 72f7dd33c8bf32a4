/// The fields of an object, for ``SchemaConfiguration``.
public struct ObjectData: Sendable {
  private let fields: JSONObject

  /// Creates an object from its fields by response key.
  public init(_ fields: JSONObject) {
    self.fields = fields
  }

  /// The value of a scalar field; nil if the field is missing or has another kind of value.
  public subscript(_ key: String) -> (any ScalarType)? { fields[key].flatMap(scalar) }

  /// The object in a field; nil if the field is missing or has another kind of value.
  @_disfavoredOverload
  public subscript(_ key: String) -> ObjectData? { fields[key].flatMap(object) }

  /// The list in a field; nil if the field is missing or has another kind of value.
  @_disfavoredOverload
  public subscript(_ key: String) -> ListData? { fields[key].flatMap(list) }
}

/// The elements of a list, for ``SchemaConfiguration``.
public struct ListData: Sendable {
  private let elements: [JSONValue]

  /// Creates a list from its elements.
  public init(_ elements: [JSONValue]) {
    self.elements = elements
  }

  /// The scalar at an index; nil for another kind of value.
  public subscript(_ index: Int) -> (any ScalarType)? { scalar(elements[index]) }

  /// The object at an index; nil for another kind of value.
  @_disfavoredOverload
  public subscript(_ index: Int) -> ObjectData? { object(elements[index]) }

  /// The list at an index; nil for another kind of value.
  @_disfavoredOverload
  public subscript(_ index: Int) -> ListData? { list(elements[index]) }
}

private func scalar(_ value: JSONValue) -> (any ScalarType)? {
  if let integer = value as? Int { return Int32(exactly: integer) ?? integer }
  return value as? any ScalarType
}

private func object(_ value: JSONValue) -> ObjectData? {
  (value as? JSONDictionary).map { ObjectData($0.members) }
}

private func list(_ value: JSONValue) -> ListData? {
  (value as? JSONList).map { ListData($0.elements) }
}
