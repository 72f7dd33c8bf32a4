import GraphQLSchema
import Incremental
import MockIR
import Source

/// The field of a mock for a key of an object or interface; nil if nothing is selected under the key.
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

/// The fields of the mock of an object type. Of fields with the same key, the type's own one counts, then the one of the
/// first interface in the order of `implements` (rule a.3).
enum ObjectMockOf: Query {
  static func compute(_ key: Name, _ reader: Reader) -> ObjectMock {
    let parents = [key] + reader.value(InterfacesOf.self, key)
    return ObjectMock(typeName: key, joining: parents.map { reader.value(FieldsOfMock.self, $0) })
  }
}

/// The fields selected on an object or interface, ordered by response key.
enum FieldsOfMock: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [MockField] {
    reader.collectedKeys(of: key).sorted().compactMap { responseKey in
      reader.value(MockFieldOf.self, MockKey(parent: key, responseKey: responseKey))
    }
  }
}

extension ObjectMock {
  /// Joins the fields of a type with the fields of its interfaces. Of fields with the same key, the first one counts.
  init(typeName: Name, joining lists: [[MockField]]) {
    var seen: Set<Name> = []
    let fields = lists.joined().filter { seen.insert($0.responseKey).inserted }
    self.init(typeName: typeName, fields: fields.sorted { $0.responseKey < $1.responseKey })
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
