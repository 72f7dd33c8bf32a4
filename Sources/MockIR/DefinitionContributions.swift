import Source

/// The contributions of one operation or fragment to mocks. They depend only on the definition and the schema, since a
/// fragment contributes by itself and not where it is spread (rule a.3).
package struct DefinitionContributions: Hashable, Sendable {
  /// The distinct fields that it selects on objects and interfaces, in the order of the text.
  package var fields: [FieldContribution] = []
  /// The distinct types that it names or reaches by a field or variable (rule a.2, before the closure).
  package var types: [Name] = []

  package init() {}
}

/// A field selected on a type under a response key.
package struct FieldContribution: WordHashable, Sendable {
  /// The object or interface type that it is selected on.
  package var parent: Name
  package var responseKey: Name
  package var fieldName: Name

  package init(parent: Name, responseKey: Name, fieldName: Name) {
    self.parent = parent
    self.responseKey = responseKey
    self.fieldName = fieldName
  }

  // A key usually belongs to one field.
  package var hashWord: UInt { parent.identity(with: responseKey) }
}
