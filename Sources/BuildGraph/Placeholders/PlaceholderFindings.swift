import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// The diagnostics of placeholders and samples.
enum PlaceholderFindings: Relation {
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

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    let found =
      switch source {
      case .definitions(let file):
        reader.value(FileOutline.self, file).flatMap { reader.value(DefinitionPlaceholderFindings.self, $0.id) }
      case .type(let name): reader.value(InputPlaceholderFindings.self, name)
      }
    return found.map { Pair(Single(), $0) }
  }
}

/// What cannot be made as it should be for an operation or fragment, at its name.
enum DefinitionPlaceholderFindings: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    let placeholders =
      reader.value(PlaceholdersFolder.self, Single()) == nil
      ? nil : reader.value(RenderedPlaceholders.self, key)
    let stub = reader.value(StubsFolder.self, Single()) == nil ? nil : reader.value(RenderedStub.self, key)
    return reader.diagnostics(of: (placeholders?.problems ?? []) + (stub?.problems ?? []), in: key)
  }
}
