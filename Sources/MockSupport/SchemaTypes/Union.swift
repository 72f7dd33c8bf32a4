/// A union type of a schema. In the fields of a mock it stands for any mock.
public struct Union: Hashable, Sendable {
  /// Its name in the schema.
  public let name: String
  /// The object types that are its members.
  public let possibleTypes: [Object]

  public init(name: String, possibleTypes: [Object]) {
    self.name = name
    self.possibleTypes = possibleTypes
  }
}
