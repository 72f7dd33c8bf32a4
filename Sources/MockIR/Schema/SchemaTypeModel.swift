import GraphQLSchema
import GraphQLSyntax
import Source

/// What generated code says about one named type of a schema. It holds all that its file shows, and so is equal where
/// the file is.
package enum SchemaTypeModel: Hashable, Sendable {
  case object(ObjectTypeModel)
  case interface(InterfaceTypeModel)
  case union(UnionTypeModel)
  case enumeration(EnumTypeModel)
  case scalar(ScalarTypeModel)
  case inputObject(InputObjectTypeModel)
}

package struct ObjectTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  /// As declared.
  package var interfaces: [Name]
  /// The fields by which a cache knows its objects (`@typePolicy`); none where nothing is said.
  package var keyFields: [Name]

  package init(name: Name, description: String? = nil, interfaces: [Name] = [], keyFields: [Name] = []) {
    self.name = name
    self.description = description
    self.interfaces = interfaces
    self.keyFields = keyFields
  }
}

package struct InterfaceTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  package var keyFields: [Name]
  /// The object types that implement it, in the order of the schema's definitions.
  package var implementers: [Name]

  package init(name: Name, description: String? = nil, keyFields: [Name] = [], implementers: [Name] = []) {
    self.name = name
    self.description = description
    self.keyFields = keyFields
    self.implementers = implementers
  }
}

package struct UnionTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  /// As declared.
  package var members: [Name]

  package init(name: Name, description: String? = nil, members: [Name] = []) {
    self.name = name
    self.description = description
    self.members = members
  }
}

package struct EnumTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  package var values: [Value]

  package init(name: Name, description: String? = nil, values: [Value] = []) {
    self.name = name
    self.description = description
    self.values = values
  }

  package struct Value: Hashable, Sendable {
    package var name: Name
    package var description: String?
    package var deprecationReason: String?

    package init(_ name: Name, description: String? = nil, deprecationReason: String? = nil) {
      self.name = name
      self.description = description
      self.deprecationReason = deprecationReason
    }
  }
}

package struct ScalarTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  package var specifiedByURL: String?

  package init(name: Name, description: String? = nil, specifiedByURL: String? = nil) {
    self.name = name
    self.description = description
    self.specifiedByURL = specifiedByURL
  }
}

package struct InputObjectTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  /// Whether exactly one field is given (`@oneOf`).
  package var isOneOf: Bool
  package var fields: [Field]

  package init(name: Name, description: String? = nil, isOneOf: Bool = false, fields: [Field] = []) {
    self.name = name
    self.description = description
    self.isOneOf = isOneOf
    self.fields = fields
  }

  package struct Field: Hashable, Sendable {
    package var name: Name
    package var type: InputType
    package var hasDefault: Bool
    package var description: String?
    package var deprecationReason: String?
    /// Whether a value of a `@oneOf` object can stand inside of another one of it through this field and those of further
    /// such objects, without a list on the way.
    package var leadsBack: Bool

    package init(
      _ name: Name, _ type: InputType, hasDefault: Bool = false, description: String? = nil,
      deprecationReason: String? = nil, leadsBack: Bool = false
    ) {
      self.name = name
      self.type = type
      self.hasDefault = hasDefault
      self.description = description
      self.deprecationReason = deprecationReason
      self.leadsBack = leadsBack
    }
  }
}

extension SchemaTypeModel {
  /// Whether a type has a model: all have but the scalars that Swift has types for. Of the scalars of GraphQL itself,
  /// only `ID` has none.
  package static func hasFile(_ id: Schema.TypeID, of schema: Schema) -> Bool {
    guard schema[id].kind == .scalar, let builtIn = MockNamedType.BuiltInScalar(schema[id].name) else { return true }
    return builtIn == .id
  }

  /// The model of a type; nil for the scalars that Swift has types for. O(what belongs to the type).
  package init?(_ id: Schema.TypeID, of schema: Schema) {
    guard Self.hasFile(id, of: schema) else { return nil }
    let type = schema[id]
    let description = schema.text(type.description)
    let related = { (run: Schema.Run) in schema.typeLists[run.indices].map { schema[$0].name } }
    switch type.kind {
    case .object:
      self = .object(
        ObjectTypeModel(
          name: type.name, description: description, interfaces: related(type.interfaces),
          keyFields: schema.keyFields(of: id)))
    case .interface:
      self = .interface(
        InterfaceTypeModel(
          name: type.name, description: description, keyFields: schema.keyFields(of: id),
          implementers: related(type.possibleTypes)))
    case .union:
      self = .union(UnionTypeModel(name: type.name, description: description, members: related(type.possibleTypes)))
    case .enumeration:
      let values = schema.enumValues[type.values.indices].map { value in
        EnumTypeModel.Value(
          value.name, description: schema.text(value.description),
          deprecationReason: schema.text(value.deprecationReason))
      }
      self = .enumeration(EnumTypeModel(name: type.name, description: description, values: values))
    case .scalar:
      self = .scalar(
        ScalarTypeModel(
          name: type.name, description: description, specifiedByURL: schema.text(type.specifiedByURL)))
    case .inputObject:
      let fields = schema.inputs[type.inputFields.indices].map { field in
        InputObjectTypeModel.Field(
          field.name, InputType(field.type, schema: schema), hasDefault: field.defaultValue != nil,
          description: schema.text(field.description), deprecationReason: schema.text(field.deprecationReason),
          leadsBack: schema.leadsBack(field, to: id))
      }
      self = .inputObject(
        InputObjectTypeModel(name: type.name, description: description, isOneOf: type.isOneOf, fields: fields))
    }
  }
}
