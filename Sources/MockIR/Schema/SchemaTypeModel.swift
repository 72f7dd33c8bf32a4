import GraphQLSchema
import GraphQLSyntax
import Source

/// The content of generated code for one named type. It holds everything that the file shows, so models are equal if
/// files are equal.
package enum SchemaTypeModel: Hashable, Sendable {
  case object(ObjectTypeModel)
  case interface(InterfaceTypeModel)
  case union(UnionTypeModel)
  case enumeration(EnumTypeModel)
  case scalar(ScalarTypeModel)
  case inputObject(InputObjectTypeModel)
}

/// The content of generated code for an object type.
package struct ObjectTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  /// In the order of declaration.
  package var interfaces: [Name]
  /// The fields that identify its objects in a cache (`@typePolicy`); empty if not specified.
  package var keyFields: [Name]

  package init(name: Name, description: String? = nil, interfaces: [Name] = [], keyFields: [Name] = []) {
    self.name = name
    self.description = description
    self.interfaces = interfaces
    self.keyFields = keyFields
  }
}

/// The content of generated code for an interface.
package struct InterfaceTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  package var keyFields: [Name]
  /// The object types that implement it, in the order of the schema.
  package var implementers: [Name]

  package init(name: Name, description: String? = nil, keyFields: [Name] = [], implementers: [Name] = []) {
    self.name = name
    self.description = description
    self.keyFields = keyFields
    self.implementers = implementers
  }
}

/// The content of generated code for a union.
package struct UnionTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  /// In the order of declaration.
  package var members: [Name]

  package init(name: Name, description: String? = nil, members: [Name] = []) {
    self.name = name
    self.description = description
    self.members = members
  }
}

/// The content of generated code for an enum.
package struct EnumTypeModel: Hashable, Sendable {
  package var name: Name
  package var description: String?
  package var values: [Value]

  package init(name: Name, description: String? = nil, values: [Value] = []) {
    self.name = name
    self.description = description
    self.values = values
  }

  /// A value of an enum.
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

/// The content of generated code for a custom scalar or `ID`.
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

/// The content of generated code for an input object.
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

  /// A field of an input object.
  package struct Field: Hashable, Sendable {
    package var name: Name
    package var type: InputType
    package var hasDefault: Bool
    package var description: String?
    package var deprecationReason: String?
    /// Whether a `@oneOf` object can contain itself through this field and other `@oneOf` objects, without a list on
    /// the path.
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
  /// Whether a type has a model. All types have one except built-in scalars with a Swift type, which `ID` lacks.
  package static func hasFile(_ id: Schema.TypeID, of schema: Schema) -> Bool {
    guard schema[id].kind == .scalar, let builtIn = MockNamedType.BuiltInScalar(schema[id].name) else { return true }
    return builtIn == .id
  }

  /// Creates the model of a type; nil for scalars with a Swift type. Linear in the parts of the type.
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
