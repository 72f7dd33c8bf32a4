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

extension PlaceholderValues {
  /// A leaf in a sample.
  ///
  /// - Parameters:
  ///   - field: the name of the field.
  ///   - parent: the type of the object that has it.
  func sample(of field: Name, in parent: Name, _ type: Schema.TypeID, schema: Schema) -> SampleValue {
    let type = schema[type]
    if type.kind == .enumeration {
      return .string(schema.enumValues[type.values.indices].first?.name.text ?? "")
    }
    if let leaf = Leaf(type.name, type.kind), let value = value(for: leaf, of: field, in: parent) { return value }
    return switch MockNamedType.BuiltInScalar(type.name) {
    case .int: .integer(0)
    case .float: .double(0)
    case .boolean: .boolean(false)
    case .string, .id, nil: .string("")
    }
  }
}
