import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source

/// The options for the content and the printing of samples.
package struct StubOptions: Hashable, Sendable {
  /// The options of the operations' models.
  package var models: ModelOptions
  package var access = EmissionOptions.AccessLevel.public
  /// The modules with the operations, the operations' own last; empty if the files belong to it.
  package var modules: [String]
  package var nullable = Nullable.filled
  package var lists = Lists.one
  package var values = PlaceholderValues()

  package init(_ models: ModelOptions, modules: [String]? = nil) {
    self.models = models
    self.modules = modules ?? [models.emission.schemaModule]
  }

  /// The values of nullable fields.
  package enum Nullable: Hashable, Sendable {
    case null, filled
  }

  /// The number of elements in lists.
  package enum Lists: Hashable, Sendable {
    case empty, one
  }
}

extension StubOptions {
  /// Returns the sample value of a leaf.
  ///
  /// - Parameters:
  ///   - field: the name of the field.
  ///   - parent: the object type with the field.
  func sample(of field: Name, in parent: Name, _ type: Schema.TypeID, schema: Schema) -> SampleValue {
    let type = schema[type]
    let owners = PlaceholderValues.owners(of: parent, in: schema)
    if type.kind == .enumeration {
      let given = values.enumValue(of: field, in: owners) { schema.hasValue($0, ofEnum: type.name) }
      return .string(given ?? enumValue(schema.enumValues[type.values.indices]))
    }
    if let leaf = PlaceholderValues.Leaf(type.name, type.kind),
      let value = values.value(for: leaf, of: field, in: owners)
    {
      return value
    }
    return switch MockNamedType.BuiltInScalar(type.name) {
    case .int: .integer(0)
    case .float: .double(0)
    case .boolean: .boolean(false)
    case .string, .id, nil: .string("")
    }
  }

  /// Returns the default value of an enum: the first with a case in models, or empty for `unknown`.
  private func enumValue(_ all: ArraySlice<Schema.EnumValue>) -> String {
    guard values.enumeration == .firstCase else { return "" }
    let hidesDeprecated = models.emission.excludesDeprecatedEnumCases
    return (all.first { !hidesDeprecated || $0.deprecationReason == nil } ?? all.first)?.name.text ?? ""
  }
}
