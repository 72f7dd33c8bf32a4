import GraphQLSchema
import Incremental
import MockIR
import Source

/// The types that have model files, ordered by name: all referenced types, except scalars with a Swift type.
enum AllModelTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name] {
    let schema = reader.value(SchemaModel.self, Single()).schema
    let referenced = reader.referencedTypes(in: schema)
    let types = schema.types.indices.lazy.map { Schema.TypeID($0) }.filter { referenced.contains($0) }
    return types.filter { SchemaTypeModel.hasFile($0, of: schema) }.map { schema[$0].name }.sorted()
  }
}

/// The contents of a type's model file; nil if there is no such type. It reads the whole schema at low cost. After an
/// edit of the schema, only files with changed contents are printed.
enum SchemaTypeModelOf: Query {
  static func compute(_ key: Name, _ reader: Reader) -> SchemaTypeModel? {
    let schema = reader.value(SchemaModel.self, Single()).schema
    return schema.type(named: key).flatMap { SchemaTypeModel($0, of: schema) }
  }
}

/// The description of the schema itself.
enum SchemaDescription: Query {
  static func compute(_ key: Single, _ reader: Reader) -> String? {
    reader.value(SchemaModel.self, Single()).schema.description
  }
}
