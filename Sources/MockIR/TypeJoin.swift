import GraphQLSchema
import GraphQLSyntax
import Source

/// Makes the mock of one type from the fields collected on it and on its interfaces.
struct TypeJoin {
  let schema: Schema
  let referenced: ReferencedTypes
  let fields: CollectedFields

  /// Own fields first; then, for each interface in the order of `implements`, those whose key is not there yet
  /// (rule a.3). Sorted by key.
  func mock(of type: Schema.TypeID) -> ObjectMock {
    var collected: [CollectedFields.Entry] = []
    var seen: Set<Name> = []
    append(type, to: &collected, &seen)
    for interface in schema.interfaces(of: type) { append(interface, to: &collected, &seen) }
    collected.sort { $0.contribution.responseKey < $1.contribution.responseKey }
    return ObjectMock(typeName: schema[type].name, fields: collected.map(field))
  }

  private func append(
    _ type: Schema.TypeID, to collected: inout [CollectedFields.Entry], _ seen: inout Set<Name>
  ) {
    for index in fields.byType[type] ?? [] {
      let entry = fields.entries[index]
      if seen.insert(entry.contribution.responseKey).inserted { collected.append(entry) }
    }
  }

  private func field(_ entry: CollectedFields.Entry) -> MockField {
    let field = schema[entry.field]
    return MockField(
      responseKey: entry.contribution.responseKey, type: type(field.type),
      deprecationReason: schema.text(field.deprecationReason))
  }

  private func type(_ use: Schema.TypeUse) -> MockType {
    var lists: [MockType.Nullability] = []
    var wrappers = use.wrappers
    while let element = wrappers.element {
      lists.append(wrappers.isNonNull ? .nonNull : .nullable)
      wrappers = element
    }
    return MockType(named(use.type), wrappers.isNonNull ? .nonNull : .nullable, in: lists)
  }

  private func named(_ id: Schema.TypeID) -> MockNamedType {
    let type = schema[id]
    switch type.kind {
    case .scalar: return Self.builtIns[type.name].map { .builtIn($0) } ?? .scalar(type.name)
    case .object: return .object(type.name)
    case .interface: return .interface(reference(id))
    case .union: return .union(reference(id))
    // An input object cannot be the type of a field in a valid schema.
    case .enumeration, .inputObject:
      let values = schema.enumValues[type.values.indices]
      return .enumeration(
        EnumReference(
          name: type.name, firstValue: values.first?.name,
          firstCurrentValue: values.first { $0.deprecationReason == nil }?.name))
    }
  }

  private func reference(_ id: Schema.TypeID) -> AbstractReference {
    let possible = schema.possibleTypes(of: id)
    return AbstractReference(
      name: schema[id].name, firstPossibleType: possible.first.map { schema[$0].name },
      firstMockedType: possible.first(where: referenced.contains).map { schema[$0].name })
  }

  private static let builtIns: [Name: MockNamedType.BuiltInScalar] = [
    "String": .string, "Int": .int, "Float": .float, "Boolean": .boolean, "ID": .id,
  ]
}
