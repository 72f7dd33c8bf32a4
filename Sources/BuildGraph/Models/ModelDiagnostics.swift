import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// The diagnostics of models.
enum ModelDiagnostics: DiagnosticRelation {
  /// The subject of a diagnostic.
  enum Source: Hashable, Sendable {
    /// A type of the schema.
    case type(Name)
    /// A file with operations and fragments.
    case definitions(file: Name)
    /// The names of all types.
    case names
  }

  static func sources(_ reader: Reader) -> [Source] {
    guard reader.value(HasModelFiles.self, Single()) else { return [] }
    return reader.value(AllModelTypes.self, Single()).map { .type($0) }
      + reader.operationFiles.map { .definitions(file: $0) } + [.names]
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    switch source {
    case .type(let name): pairs(reader.value(SchemaModelDiagnostics.self, name))
    case .definitions(let file):
      pairs(
        reader.value(FileOutline.self, file).flatMap {
          reader.value(DefinitionModelDiagnostics.self, $0.id) + reader.nameClashes(of: $0.id)
        })
    case .names: pairs(ModelNameClashes.diagnostics(reader))
    }
  }
}

/// The problems of a schema type's model, located at its name. Computed without rendering the model.
enum SchemaModelDiagnostics: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    let options = reader.value(ModelSettings.self, .root)
    guard let model = reader.value(SchemaTypeModelOf.self, key) else { return [] }
    let rendered = reader.known(RenderedSchemaType.self, key)?.map(\.file.problems)
    let problems = rendered ?? schemaTypeProblems(model, options: options)
    guard !problems.isEmpty else { return [] }
    let place = reader.value(SchemaBuild.self, Single()).nameLocation(of: key)
    return problems.map { $0.diagnostic(at: place) }
  }
}

/// The problems of a definition's models, located at its name. Computed without rendering them.
enum DefinitionModelDiagnostics: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    let work = RenderedDefinition.gather(key, reader)
    let rendered = reader.known(RenderedDefinition.self, key)
    return reader.diagnostics(of: rendered.map { $0?.file.problems ?? [] } ?? work.problems(), in: key)
  }
}

extension Reader {
  /// Returns the problems of a definition as diagnostics, located at its name.
  func diagnostics(of problems: [EmissionProblem], in key: DefinitionID) -> [Diagnostic] {
    guard !problems.isEmpty else { return [] }
    let source = value(ParsedFile.self, key.file)
    guard let index = source.index(of: key) else { return [] }
    let place = source.document.location(source.document.definitions[index].nameRange)
    return problems.map { $0.diagnostic(at: place) }
  }
}

extension Definition {
  /// The range of the name of an operation or fragment.
  fileprivate var nameRange: TextRange {
    switch self {
    case .operation(let operation): operation.name?.range ?? operation.range
    case .fragment(let fragment): fragment.name.range
    case .schema, .type, .directive: range
    }
  }
}
