import Configuration
import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// The diagnostics of placeholders and stubs.
enum DefinitionOutputDiagnostics: DiagnosticRelation {
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
    let kinds = reader.definitionOutputs
    guard !kinds.isEmpty else { return [] }
    return reader.operationFiles.map { .definitions(file: $0) }
      + (kinds.contains(.placeholders) ? reader.value(AllModelTypes.self, Single()).map { .type($0) } : [])
  }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    switch source {
    case .definitions(let file):
      pairs(reader.value(FileOutline.self, file).flatMap { reader.value(DiagnosticsOfOutputs.self, $0.id) })
    case .type(let name): pairs(reader.value(InputPlaceholderDiagnostics.self, name))
    }
  }
}

/// The problems of a definition's outputs, located at its name. Computed without rendering.
enum DiagnosticsOfOutputs: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    let problems = reader.definitionOutputs.flatMap { kind -> [EmissionProblem] in
      let output = DefinitionOutputID(kind: kind, definition: key)
      let work = RenderedOutput.gather(output, reader)
      return reader.known(RenderedOutput.self, output).map { $0?.problems ?? [] } ?? work.problems()
    }
    return reader.diagnostics(of: problems, in: key)
  }
}
