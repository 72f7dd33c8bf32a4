import GraphQLSchema
import Incremental
import MockIR
import Source

/// The types that have a file among the models, ordered by name: those that are referenced, without the scalars that
/// Swift has types for.
enum AllModelTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Name] {
    let schema = reader.value(SchemaModel.self, Single()).schema
    let referenced = reader.referencedTypes(in: schema)
    let types = schema.types.indices.lazy.map { Schema.TypeID($0) }.filter { referenced.contains($0) }
    return types.filter { SchemaTypeModel.hasFile($0, of: schema) }.map { schema[$0].name }.sorted()
  }
}

/// What the file of a type shows of the schema; nil where there is no such type. It reads the whole schema and costs
/// little, so that an edit of a schema prints only the files that it reaches.
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
