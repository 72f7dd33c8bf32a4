import GraphQLValidation
import Incremental
import Source

/// The diagnostics of type system definitions in an operation file.
enum TypeSystemDiagnostics: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    let parsed = reader.value(ParsedFile.self, key)
    guard parsed.hasTypeSystem else { return [] }
    let options = reader.value(ValidationSettings.self, Single())
    let documents = ExecutableDocuments(selecting: [(document: parsed.tree, definitions: [])])
    let schema = reader.value(SchemaModel.self, Single()).schema
    return ValidationUnit(documents: documents, resolved: [], schema: schema, options: options)
      .validateProject(.typeSystemOfFile)
  }
}

/// Whether an operation file has type system definitions.
enum HasTypeSystem: Query {
  static func compute(_ key: Name, _ reader: Reader) -> Bool { reader.value(ParsedFile.self, key).hasTypeSystem }
}
