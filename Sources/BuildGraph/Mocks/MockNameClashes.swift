import Configuration
import GraphQLSchema
import Incremental
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// The names of types that are a problem in mocks. It depends on the names of types, but not on their fields.
enum MockNameClashes: Query {
  struct Names: Hashable, Sendable {
    /// The aliases that mocks must qualify.
    var hiddenAliases: Set<String> = []
    /// The problems, located at types.
    var problems: [EmissionProblem] = []
    /// The problems, located at fragments.
    var problemsOfFragments: [EmissionProblem] = []
  }

  static func compute(_ key: Single, _ reader: Reader) -> Names {
    let options = reader.value(EmissionSettings.self, reader.moduleOfMockOptions)
    let scope = reader.mockScope()
    return Names(
      hiddenAliases: scope.hiddenAliases(options), problems: scope.problems(options),
      problemsOfFragments: scope.problemsOfFragments(options))
  }

  /// Returns the problems as diagnostics.
  static func diagnostics(_ reader: Reader) -> [Diagnostic] {
    let names = reader.value(Self.self, Single())
    var result: [Diagnostic] = []
    if !names.problems.isEmpty {
      let schema = reader.value(SchemaBuild.self, Single())
      result += names.problems.map { $0.diagnostic(at: schema.nameLocation(of: $0.typeName)) }
    }
    for problem in names.problemsOfFragments {
      guard let id = reader.fragments(named: problem.typeName).min() else { continue }
      result += reader.diagnostics(of: [problem], in: id)
    }
    return result
  }
}

extension Reader {
  /// Returns the types that the code of mocks sees by their names.
  fileprivate func mockScope() -> MockScope {
    let models = ModelOptions(value(ModuleSettings.self, .root))
    let types = value(AllMockedTypes.self, Single())
    // A namespace contains all other types, and mocks name it.
    let areVisible = !models.isEmbedded
    let hasFragments = areVisible && models.operations == .schema
    let names = ModelNames(models)
    return MockScope(
      objects: types.objects, interfaces: types.interfaces, unions: types.unions,
      values: areVisible ? valueTypes(models) : [:],
      fragment: { hasFragments ? self.fragment(withSwiftName: $0, names) : nil })
  }

  /// Returns the enums, scalars and input objects with models, by their names in Swift.
  private func valueTypes(_ models: ModelOptions) -> [String: Name] {
    let schema = value(SchemaModel.self, Single()).schema
    let referenced = referencedTypes(in: schema)
    let types = schema.types.indices.map { Schema.TypeID($0) }.filter {
      referenced.contains($0) && SchemaTypeModel.hasFile($0, of: schema)
    }
    let pairs = types.compactMap { id -> (String, Name)? in
      let type = TypeIdentity(schema[id].name, schema[id].kind)
      return models.occupiedNames(of: type).type.map { ($0, type.name) }
    }
    return Dictionary(pairs, uniquingKeysWith: { Swift.min($0, $1) })
  }

  /// Returns the name of a fragment of the schema's project whose type has a name.
  private func fragment(withSwiftName swiftName: String, _ names: ModelNames) -> Name? {
    [swiftName, swiftName.firstLowercased].map { Name($0) }.first { name in
      names.fragment(name) == swiftName && fragments(named: name).contains { module(of: $0) == .root }
    }
  }

  /// Returns the fragments with a name.
  fileprivate func fragments(named name: Name) -> ItemSet<DefinitionID> {
    items(of: DefinitionsByName.self, .name(DefinitionName(kind: .fragment, name: name)))
  }
}
