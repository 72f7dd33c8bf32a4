import GraphQLSchema
import GraphQLSyntax
import Source

/// The conversion of schema types to the types of mock fields.
extension Schema {
  /// Returns the field of a mock for a field of the schema.
  ///
  /// - Parameter isMocked: whether an object type has a mock.
  package func mockField(under responseKey: Name, _ id: FieldID, isMocked: (TypeID) -> Bool) -> MockField {
    let field = self[id]
    return MockField(
      responseKey: responseKey, type: mockType(field.type, isMocked), deprecationReason: text(field.deprecationReason))
  }

  private func mockType(_ use: TypeUse, _ isMocked: (TypeID) -> Bool) -> MockType {
    var lists: [MockType.Nullability] = []
    var wrappers = use.wrappers
    while let element = wrappers.element {
      lists.append(wrappers.isNonNull ? .nonNull : .nullable)
      wrappers = element
    }
    return MockType(named(use.type, isMocked), wrappers.isNonNull ? .nonNull : .nullable, in: lists)
  }

  private func named(_ id: TypeID, _ isMocked: (TypeID) -> Bool) -> MockNamedType {
    let type = self[id]
    switch type.kind {
    case .scalar: return MockNamedType.BuiltInScalar(type.name).map { .builtIn($0) } ?? .scalar(type.name)
    case .object: return .object(type.name)
    case .interface: return .interface(reference(id, isMocked))
    case .union: return .union(reference(id, isMocked))
    // An input object can't be the type of a field in a valid schema.
    case .enumeration, .inputObject:
      let values = enumValues[type.values.indices]
      return .enumeration(
        EnumReference(
          name: type.name, firstValue: values.first?.name,
          firstCurrentValue: values.first { $0.deprecationReason == nil }?.name))
    }
  }

  private func reference(_ id: TypeID, _ isMocked: (TypeID) -> Bool) -> AbstractReference {
    let possible = possibleTypes(of: id)
    return AbstractReference(
      name: self[id].name, firstPossibleType: possible.first.map { self[$0].name },
      firstMockedType: possible.first(where: isMocked).map { self[$0].name })
  }
}
