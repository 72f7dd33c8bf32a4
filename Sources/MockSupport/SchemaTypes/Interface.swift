/// An interface type of a schema. As the type of a mock's field, it accepts any mock.
public struct Interface: Hashable, Sendable {
  /// Its name in the schema.
  public let name: String
  /// The fields that identify an object of this type; nil if the schema defines none.
  public let keyFields: [String]?
  /// The names in generated code of the object types that implement the interface.
  public let implementingObjects: [String]

  /// Creates an interface type. An empty list of key fields counts as nil.
  public init(name: String, keyFields: [String]? = nil, implementingObjects: [String]) {
    self.name = name
    self.keyFields = keyFields.flatMap { $0.isEmpty ? nil : $0 }
    self.implementingObjects = implementingObjects
  }
}
