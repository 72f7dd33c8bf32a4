/// The fields of an object, for ``SchemaConfiguration``.
public struct ObjectData: Sendable {
  private let fields: JSONObject

  public init(_ fields: JSONObject) {
    self.fields = fields
  }

  public subscript(_ key: String) -> (any ScalarType)? { fields[key].flatMap(scalar) }

  @_disfavoredOverload
  public subscript(_ key: String) -> ObjectData? { fields[key].flatMap(object) }

  @_disfavoredOverload
  public subscript(_ key: String) -> ListData? { fields[key].flatMap(list) }
}

/// The elements of a list, for ``SchemaConfiguration``.
public struct ListData: Sendable {
  private let elements: [JSONValue]

  public init(_ elements: [JSONValue]) {
    self.elements = elements
  }

  public subscript(_ index: Int) -> (any ScalarType)? { scalar(elements[index]) }

  @_disfavoredOverload
  public subscript(_ index: Int) -> ObjectData? { object(elements[index]) }

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
