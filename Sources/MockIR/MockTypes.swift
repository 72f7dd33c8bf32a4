import GraphQLSchema
import GraphQLSyntax
import Source

/// What the schema says about the type of a field, as far as a mock needs to know it.
package struct MockTypes {
  private let schema: Schema
  /// Whether an object type has a mock.
  private let isMocked: (Schema.TypeID) -> Bool

  package init(schema: Schema, isMocked: @escaping (Schema.TypeID) -> Bool) {
    self.schema = schema
    self.isMocked = isMocked
  }

  /// The field of a mock that holds what `field` returns.
  package func field(under responseKey: Name, _ id: Schema.FieldID) -> MockField {
    let field = schema[id]
    return MockField(
      responseKey: responseKey, type: type(field.type), deprecationReason: schema.text(field.deprecationReason))
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
    case .scalar: return MockNamedType.BuiltInScalar(type.name).map { .builtIn($0) } ?? .scalar(type.name)
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
      firstMockedType: possible.first(where: isMocked).map { schema[$0].name })
  }
}
