import GraphQLSyntax
import Incremental
import Source
import SwiftEmission

/// The file with the models of an operation or fragment.
struct RenderedDefinitionFile: Hashable, Sendable {
  var file: EmittedFile
  var kind: DefinitionFileKind
}

/// Renders an operation or fragment; nil for one that is gone.
///
/// It depends on the tokens of the definition and of the fragments that it reaches, and on the parts of the schema that
/// these use.
enum RenderedDefinition: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = RenderedDefinitionFile?

  struct Work: Sendable {
    var definition: DefinitionWork
    var options: ModelOptions
    var changesCache: Bool
  }

  static var missing: RenderedDefinitionFile? { nil }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> Work {
    let closure = reader.value(FragmentClosure.self, key)
    for member in closure {
      _ = reader.value(DefinitionText.self, member)
      _ = reader.value(ModelUses.self, member)
    }
    return Work(
      definition: DefinitionWork(key, members: closure, reader), options: reader.value(ModelSettings.self, Single()),
      changesCache: reader.value(ChangesCache.self, key))
  }

  static func perform(_ work: [Work]) -> [RenderedDefinitionFile?] {
    work.concurrentMap { range in range.map { work[$0].rendered } }
  }
}

extension RenderedDefinition.Work {
  fileprivate var rendered: RenderedDefinitionFile? {
    guard let own = definition.members.first, let (target, document) = own.located else { return nil }
    var fragments: [Name: DefinitionWork.Member] = [:]
    for member in definition.members where member.id.kind == .fragment {
      fragments[member.id.name] = fragments[member.id.name] ?? member
    }
    let source = DefinitionSource(
      target, of: document, isLocalCacheMutation: changesCache, fragments: { fragments[$0]?.located })
    let file = renderDefinition(source, schema: definition.schema.schema, options: options)
    return file.map { RenderedDefinitionFile(file: $0, kind: kind(of: target)) }
  }

  private func kind(of definition: Definition) -> DefinitionFileKind {
    if changesCache { return .localCacheMutation }
    guard case .operation(let operation) = definition else { return .fragment }
    return switch operation.operation {
    case .query: .query
    case .mutation: .mutation
    case .subscription: .subscription
    }
  }
}

extension DefinitionWork.Member {
  /// The definition with the document that it stands in; nil where it is gone.
  fileprivate var located: (definition: Definition, document: Document)? {
    source.index(of: id).map { (source.document.definitions[$0], source.document) }
  }
}
