import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// The diagnostics of placeholders and samples.
enum PlaceholderFindings: FindingRelation {
  /// The subject of a diagnostic.
  enum Source: WordHashable, Sendable {
    /// A file with operations and fragments.
    case definitions(file: Name)
    /// A type of the schema.
    case type(Name)

    var hashWord: UInt {
      switch self {
      case .definitions(let file): file.identity
      case .type(let name): name.identity ^ 1
      }
    }
  }

  static func sources(_ reader: Reader) -> [Source] {
    let hasPlaceholders = reader.value(PlaceholdersFolder.self, Single()) != nil
    guard hasPlaceholders || reader.value(StubsFolder.self, Single()) != nil else { return [] }
    return reader.operationFiles.map { .definitions(file: $0) }
      + (hasPlaceholders ? reader.value(AllModelTypes.self, Single()).map { .type($0) } : [])
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<FindingEntry, Diagnostic>] {
    switch source {
    case .definitions(let file):
      pairs(reader.value(FileOutline.self, file).flatMap { reader.value(DefinitionPlaceholderFindings.self, $0.id) })
    case .type(let name): pairs(reader.value(InputPlaceholderFindings.self, name))
    }
  }
}

/// The problems of a definition's placeholders and sample, located at its name. Computed without rendering.
enum DefinitionPlaceholderFindings: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    var problems: [EmissionProblem] = []
    if reader.value(PlaceholdersFolder.self, Single()) != nil {
      let work = RenderedPlaceholders.gather(key, reader)
      let rendered = reader.known(RenderedPlaceholders.self, key)
      problems +=
        rendered.map { $0?.problems ?? [] } ?? work.problems { placeholderProblems($0, schema: $1, options: $2) }
    }
    if reader.value(StubsFolder.self, Single()) != nil {
      let work = RenderedStub.gather(key, reader)
      let rendered = reader.known(RenderedStub.self, key)
      problems += rendered.map { $0?.problems ?? [] } ?? work.problems { stubProblems($0, schema: $1, options: $2) }
    }
    return reader.diagnostics(of: problems, in: key)
  }
}
