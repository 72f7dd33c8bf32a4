import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// What is to be said about the models of operations and fragments, by the files that define these.
enum ModelFindings: Relation {
  static func sources(_ reader: Reader) -> [Name] {
    reader.value(ModelsPlace.self, Single()) == nil ? [] : reader.operationFiles
  }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    reader.value(FileOutline.self, source).flatMap { reader.value(DefinitionModelFindings.self, $0.id) }
      .map { Pair(Single(), $0) }
  }
}

/// What cannot be generated as it should be for an operation or fragment, at its name.
enum DefinitionModelFindings: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    let problems = reader.value(RenderedDefinition.self, key)?.file.problems ?? []
    guard !problems.isEmpty else { return [] }
    let source = reader.value(ParsedFile.self, key.file)
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
