/// An object type of a schema.
public struct Object: Hashable, Sendable {
  /// Its name in the schema.
  public let typename: String
  /// The fields that identify an object; nil if the schema names none.
  public let keyFields: [String]?

  private let implementedInterfaces: [Interface]

  public init(typename: String, implementedInterfaces: [Interface], keyFields: [String]? = nil) {
    self.typename = typename
    self.implementedInterfaces = implementedInterfaces
    self.keyFields = keyFields.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the type implements the interface, says the type or says the interface.
  ///
  /// Interfaces list their objects by names in Swift, which need not be those in the schema; hence both are asked.
  public func implements(_ interface: Interface) -> Bool {
    implementedInterfaces.contains { $0.name == interface.name } || interface.implementingObjects.contains(typename)
  }
}
