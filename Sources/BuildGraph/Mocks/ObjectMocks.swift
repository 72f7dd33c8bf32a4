import GraphQLSchema
import Incremental
import MockIR
import Source

/// The field of a mock that a key of an object or interface stands for; nil where nothing is selected under it.
enum MockFieldOf: Query {
  static func compute(_ key: MockKey, _ reader: Reader) -> MockField? {
    guard let name = reader.value(ChosenField.self, key).winner?.fieldName else { return nil }
    reader.depend(onItemsOf: SchemaElements.self, .field(key.parent, name))
    let shared = reader.untracked.value(SchemaModel.self, Single())
    guard let field = FieldChoice.field(name, of: key.parent, shared.schema) else { return nil }
    reader.depend(onItemsOf: SchemaElements.self, .type(shared.schema[shared.schema[field].type.type].name))
    return shared.schema.mockField(under: key.responseKey, field) { type in
      !reader.items(of: MockedObjects.self, shared.schema[type].name).isEmpty
    }
  }
}

/// The fields of the mock of an object type: its own ones first, then the fields of each interface, in the order of
/// `implements`, whose key is not there yet (rule a.3).
enum ObjectMockOf: Query {
  static func compute(_ key: Name, _ reader: Reader) -> ObjectMock {
    var fields: [MockField] = []
    var seen: Set<Name> = []
    for parent in [key] + reader.value(InterfacesOf.self, key) {
      for responseKey in reader.collectedKeys(of: parent) where seen.insert(responseKey).inserted {
        let field = reader.value(MockFieldOf.self, MockKey(parent: parent, responseKey: responseKey))
        if let field { fields.append(field) }
      }
    }
    fields.sort { $0.responseKey < $1.responseKey }
    return ObjectMock(typeName: key, fields: fields)
  }
}

/// The interfaces of an object type, in the order of `implements`: their fields are in its mock too (rule a.3).
enum InterfacesOf: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Name] {
    reader.depend(onItemsOf: SchemaElements.self, .type(key))
    let schema = reader.untracked.value(SchemaModel.self, Single()).schema
    guard let type = schema.type(named: key) else { return [] }
    return schema.interfaces(of: type).map { schema[$0].name }
  }
}
