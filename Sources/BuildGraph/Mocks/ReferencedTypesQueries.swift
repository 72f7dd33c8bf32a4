import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source

/// The types that have mocks or names in generated code (rule a.2), each kind ordered by name.
struct MockedTypes: Hashable, Sendable {
  var objects: [Name] = []
  var interfaces: [Name] = []
  var unions: [Name] = []
}

/// The object types, interfaces and unions that definitions name, directly or indirectly.
enum AllMockedTypes: Query {
  static func compute(_ key: Single, _ reader: Reader) -> MockedTypes {
    let schema = reader.value(SchemaModel.self, Single()).schema
    let referenced = reader.referencedTypes(in: schema)
    var result = MockedTypes()
    for (index, type) in schema.types.enumerated() where referenced.contains(Schema.TypeID(index)) {
      switch type.kind {
      case .object: result.objects.append(type.name)
      case .interface: result.interfaces.append(type.name)
      case .union: result.unions.append(type.name)
      case .scalar, .enumeration, .inputObject: break
      }
    }
    result.objects.sort()
    result.interfaces.sort()
    result.unions.sort()
    return result
  }
}

extension Reader {
  /// Returns the types that generated code refers to.
  func referencedTypes(in schema: Schema) -> ReferencedTypes {
    let named = items(of: CollectedFields.self, .referencedTypes).compactMap { item in
      if case .name(let name) = item { name } else { nil }
    }
    return ReferencedTypes(named, schema: schema, isReduced: value(ReducesTypes.self, Single()))
  }
}

/// The object types that have mocks, one entry each.
enum MockedObjects: Relation {
  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<Name, Single>] {
    reader.value(AllMockedTypes.self, Single()).objects.map { Pair($0, Single()) }
  }
}
