import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source

/// Everything that decides what samples hold and how they are printed.
package struct StubOptions: Hashable, Sendable {
  /// How the models are printed that the operations have.
  package var models: ModelOptions
  package var access = EmissionOptions.AccessLevel.public
  /// The modules with the operations, that of the operations last; none where the files are part of it.
  package var modules: [String]
  package var nullable = Nullable.filled
  package var lists = Lists.one
  package var values = PlaceholderValues()

  package init(_ models: ModelOptions, modules: [String]? = nil) {
    self.models = models
    self.modules = modules ?? [models.emission.schemaModule]
  }

  /// What stands where null may.
  package enum Nullable: Hashable, Sendable {
    case null, filled
  }

  /// How many elements a list has.
  package enum Lists: Hashable, Sendable {
    case empty, one
  }
}

extension StubOptions {
  /// A leaf in a sample.
  ///
  /// - Parameters:
  ///   - field: the name of the field.
  ///   - parent: the type of the object that has it.
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

  /// The value of an enum of which nothing is said: the first that models have a case for.
  private func enumValue(_ all: ArraySlice<Schema.EnumValue>) -> String {
    guard values.enumeration == .firstCase else { return "" }
    let hidesDeprecated = models.emission.excludesDeprecatedEnumCases
    return (all.first { !hidesDeprecated || $0.deprecationReason == nil } ?? all.first)?.name.text ?? ""
  }
}
