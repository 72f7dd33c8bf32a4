import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// What is to be said about models.
enum ModelFindings: Relation {
  enum Source: Hashable, Sendable {
    /// A type of the schema.
    case type(Name)
    /// A file with operations and fragments.
    case definitions(file: Name)
  }

  static func sources(_ reader: Reader) -> [Source] {
    guard reader.value(ModelsPlace.self, Single()) != nil else { return [] }
    return reader.value(AllModelTypes.self, Single()).map { .type($0) }
      + reader.operationFiles.map { .definitions(file: $0) }
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    let found =
      switch source {
      case .type(let name): reader.value(SchemaModelFindings.self, name)
      case .definitions(let file):
        reader.value(FileOutline.self, file).flatMap { reader.value(DefinitionModelFindings.self, $0.id) }
      }
    return found.map { Pair(Single(), $0) }
  }
}

/// What cannot be generated as it should be for a type of the schema, at its name.
enum SchemaModelFindings: Query {
  static func compute(_ key: Name, _ reader: Reader) -> [Diagnostic] {
    let problems = reader.value(RenderedSchemaType.self, key)?.file.problems ?? []
    guard !problems.isEmpty else { return [] }
    let place = reader.value(SchemaBuild.self, Single()).nameLocation(of: key)
    return problems.map { $0.diagnostic(at: place) }
  }
}

/// What cannot be generated as it should be for an operation or fragment, at its name.
enum DefinitionModelFindings: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    reader.diagnostics(of: reader.value(RenderedDefinition.self, key)?.file.problems ?? [], in: key)
  }
}

extension Reader {
  /// Problems of an operation or fragment, at its name.
  func diagnostics(of problems: [EmissionProblem], in key: DefinitionID) -> [Diagnostic] {
    guard !problems.isEmpty else { return [] }
    let source = value(ParsedFile.self, key.file)
    guard let index = source.index(of: key) else { return [] }
    let place = source.document.location(source.document.definitions[index].nameRange)
    return problems.map { $0.diagnostic(at: place) }
  }
}

extension Definition {
  /// Where the name of an operation or fragment stands.
  fileprivate var nameRange: TextRange {
    switch self {
    case .operation(let operation): operation.name?.range ?? operation.range
    case .fragment(let fragment): fragment.name.range
    case .schema, .type, .directive: range
    }
  }
}
