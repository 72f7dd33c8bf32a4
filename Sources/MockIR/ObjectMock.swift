import Source

/// The mock of one object type.
package struct ObjectMock: Hashable, Sendable {
  /// The name of the type in the schema.
  package var typeName: Name
  /// The collected fields, ordered by distinct response keys; may be empty.
  package var fields: [MockField]

  package init(typeName: Name, fields: [MockField] = []) {
    self.typeName = typeName
    self.fields = fields
  }
}

/// A field of a mock: a response key that operations select on the type.
package struct MockField: Hashable, Sendable {
  /// The alias, or else the field's name.
  package var responseKey: Name
  /// The type declared by the parent type.
  package var type: MockType
  /// The reason for the deprecation of the field. The schema may contain any text here.
  package var deprecationReason: String?

  package init(responseKey: Name, type: MockType, deprecationReason: String? = nil) {
    self.responseKey = responseKey
    self.type = type
    self.deprecationReason = deprecationReason
  }
}
