import Source

/// The mock of one object type.
package struct ObjectMock: Hashable, Sendable {
  /// The name of the type in the schema.
  package var typeName: Name
  /// Its collected fields, ordered by response key; may be empty. No two have the same key.
  package var fields: [MockField]

  package init(typeName: Name, fields: [MockField] = []) {
    self.typeName = typeName
    self.fields = fields
  }
}

/// One field of a mock: a response key that some operation selects on the type.
package struct MockField: Hashable, Sendable {
  /// The alias if there is one, else the field's name.
  package var responseKey: Name
  /// The type as declared where the field was collected from.
  package var type: MockType
  /// The reason, if the field is deprecated there. It is text from the schema: anything may be in it.
  package var deprecationReason: String?

  package init(responseKey: Name, type: MockType, deprecationReason: String? = nil) {
    self.responseKey = responseKey
    self.type = type
    self.deprecationReason = deprecationReason
  }
}
