/// A union type of a schema. As the type of a mock's field, it accepts any mock.
public struct Union: Hashable, Sendable {
  /// Its name in the schema.
  public let name: String
  /// The member types.
  public let possibleTypes: [Object]

  /// Creates a union type.
  public init(name: String, possibleTypes: [Object]) {
    self.name = name
    self.possibleTypes = possibleTypes
  }
}
