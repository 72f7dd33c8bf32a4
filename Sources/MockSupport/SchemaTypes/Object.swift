/// An object type of a schema.
public struct Object: Hashable, Sendable {
  /// Its name in the schema.
  public let typename: String
  /// The fields that identify an object; nil if the schema defines none.
  public let keyFields: [String]?

  private let implementedInterfaces: [Interface]

  /// Creates an object type. An empty list of key fields counts as nil.
  public init(typename: String, implementedInterfaces: [Interface], keyFields: [String]? = nil) {
    self.typename = typename
    self.implementedInterfaces = implementedInterfaces
    self.keyFields = keyFields.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns whether the object type or the interface declares that the type implements the interface.
  ///
  /// Both lists are checked, since an interface lists Swift names, which can differ from the schema's names.
  public func implements(_ interface: Interface) -> Bool {
    implementedInterfaces.contains { $0.name == interface.name } || interface.implementingObjects.contains(typename)
  }
}
