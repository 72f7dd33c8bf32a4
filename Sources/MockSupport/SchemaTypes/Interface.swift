/// An interface type of a schema. In the fields of a mock it stands for any mock.
public struct Interface: Hashable, Sendable {
  /// Its name in the schema.
  public let name: String
  /// The fields that identify an object of this type; nil if the schema names none.
  public let keyFields: [String]?
  /// The object types that implement it, by their names in generated code.
  public let implementingObjects: [String]

  public init(name: String, keyFields: [String]? = nil, implementingObjects: [String]) {
    self.name = name
    self.keyFields = keyFields.flatMap { $0.isEmpty ? nil : $0 }
    self.implementingObjects = implementingObjects
  }
}
