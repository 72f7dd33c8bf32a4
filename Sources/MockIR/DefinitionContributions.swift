import Source

/// What one operation or fragment adds to the mocks: a function of that definition and the schema alone, since a
/// fragment contributes once by itself and not where it is spread (rule a.3).
package struct DefinitionContributions: Hashable, Sendable {
  /// The fields it selects on objects and interfaces, each once, in the order of the text.
  package var fields: [FieldContribution] = []
  /// The types it names or reaches by a field or variable, each once (rule a.2, before the closure).
  package var types: [Name] = []

  package init() {}
}

/// A field that is selected on a type under a response key.
package struct FieldContribution: WordHashable, Sendable {
  /// The object or interface on which it is selected.
  package var parent: Name
  package var responseKey: Name
  package var fieldName: Name

  package init(parent: Name, responseKey: Name, fieldName: Name) {
    self.parent = parent
    self.responseKey = responseKey
    self.fieldName = fieldName
  }

  // One key mostly stands for one field.
  package var hashWord: UInt { parent.identity(with: responseKey) }
}
