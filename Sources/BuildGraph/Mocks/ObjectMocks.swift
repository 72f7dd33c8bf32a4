import GraphQLSchema
import Incremental
import MockIR
import Source

/// The mock field for a key of an object or interface; nil if nothing is selected under the key.
enum MockFieldOf: Query {
  static func compute(_ key: MockKey, _ reader: Reader) -> MockField? {
    guard let name = reader.value(ChosenField.self, key).winner?.fieldName else { return nil }
    reader.depend(onItemsOf: SchemaElements.self, .field(key.parent, name))
    let shared = reader.untracked.value(SchemaModel.self, Single())
    guard let field = shared.field(name, of: key.parent) else { return nil }
    reader.depend(onItemsOf: SchemaElements.self, .type(shared.typeName(of: field)))
    return shared.mockField(under: key.responseKey, field) { !reader.items(of: MockedObjects.self, $0).isEmpty }
  }
}

/// Methods of the class, since a query would copy the schema but read little of it.
extension SharedSchema {
  fileprivate func field(_ name: Name, of parent: Name) -> Schema.FieldID? {
    FieldChoice.field(name, of: parent, schema)
  }

  fileprivate func typeName(of field: Schema.FieldID) -> Name { schema[schema[field].type.type].name }

  fileprivate func mockField(
    under responseKey: Name, _ field: Schema.FieldID, isMocked: (Name) -> Bool
  ) -> MockField {
    schema.mockField(under: responseKey, field) { isMocked(schema[$0].name) }
  }

  fileprivate func interfaces(of key: Name) -> [Name] {
    schema.type(named: key).map { type in schema.interfaces(of: type).map { schema[$0].name } } ?? []
  }
}

/// The fields of the mock of an object type. Its own fields come first. The fields of each interface follow in the
/// order of `implements`, unless their key is there already (rule a.3).
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

/// The interfaces of an object type, whose fields are in its mock too, in the order of `implements` (rule a.3).
enum InterfacesOf: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Name] {
    reader.depend(onItemsOf: SchemaElements.self, .type(key))
    return reader.untracked.value(SchemaModel.self, Single()).interfaces(of: key)
  }
}
