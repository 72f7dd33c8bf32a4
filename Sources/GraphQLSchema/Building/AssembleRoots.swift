import GraphQLSyntax
import Source

extension SchemaAssembler {
  /// Sets the root types from schema definitions and extensions, else by their default names.
  /// See https://spec.graphql.org/September2025/#sec-Root-Operation-Types
  mutating func addRoots() {
    let definition = schemaDefinitions.first { !$0.definition.isExtension }
    if let (file, definition) = definition {
      schema.description = definition.description.map { documents[file].string($0) }
      positions.schema = place(file, definition.range)
      addRoots(definition, file)
    }
    for (file, definition) in schemaDefinitions where definition.isExtension { addRoots(definition, file) }
    guard definition == nil else { return }
    for (operation, name) in zip(OperationType.allCases, Prelude.defaultRoots) {
      guard schema.rootType(of: operation) == nil, let index = typeNames[name], !schema.types[index].isMissing else {
        continue
      }
      setRoot(operation, Schema.TypeID(index), at: .none)
    }
  }

  private mutating func addRoots(_ definition: SchemaDefinition, _ file: Int) {
    for root in documents[file].operationTypes[definition.operationTypes.indices] {
      guard schema.rootType(of: root.operation) == nil else { continue }
      setRoot(root.operation, resolve(root.type.name), at: place(file, root.type.range))
    }
  }

  private mutating func setRoot(_ operation: OperationType, _ type: Schema.TypeID, at place: SchemaPositions.Place) {
    switch operation {
    case .query: schema.queryType = type
    case .mutation: schema.mutationType = type
    case .subscription: schema.subscriptionType = type
    }
    if let index = OperationType.allCases.firstIndex(of: operation) { positions.rootTypes[index] = place }
  }
}
