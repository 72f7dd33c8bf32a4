import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Incremental
import Parallelism
import Source
import Synchronization

/// The input for checking one definition with some fragments.
struct DefinitionWork: Sendable {
  var id: DefinitionID
  /// The definition and the fragments, with the files that hold them.
  var members: [Member]
  var schema: SharedSchema
  var options: ValidationOptions
  /// The modules of members in other modules than the definition's.
  var modules: [String] = []

  struct Member: Sendable {
    var id: DefinitionID
    var source: ParsedSource
  }

  /// Reads without recording. The query records its dependencies, which are usually fewer.
  init(_ id: DefinitionID, members: [DefinitionID], _ reader: Reader) {
    self.id = id
    let untracked = reader.untracked
    self.members = members.map { Member(id: $0, source: untracked.value(ParsedFile.self, $0.file)) }
    schema = untracked.value(SchemaModel.self, Single())
    options = untracked.value(ValidationSettings.self, Single())
  }
}

/// All members of some work, resolved against the schema together, without duplicates.
struct DefinitionBatch: Sendable {
  let unit: ValidationUnit
  private let positions: [DefinitionID: Int]
  private let sources: [Name: ParsedSource]

  fileprivate init(_ work: [DefinitionWork]) {
    // The chosen definitions of each file, by index.
    var chosen: [Name: (source: ParsedSource, ids: [Int: DefinitionID])] = [:]
    var known: Set<DefinitionID> = []
    for member in work.lazy.flatMap(\.members) where known.insert(member.id).inserted {
      guard let index = member.source.index(of: member.id) else { continue }
      chosen[member.id.file, default: (member.source, [:])].ids[index] = member.id
    }
    let files = Array(chosen.values)
    let documents = ExecutableDocuments(
      selecting: files.map { (document: $0.source.tree, definitions: $0.ids.keys.sorted()) })
    let schema = work.first?.schema.schema ?? SchemaBuilder.build([]).schema
    let resolved = documents.definitions.concurrentMap(counting: "reading definitions") {
      Validator.resolve($0, of: documents, schema: schema)
    }
    unit = ValidationUnit(
      documents: documents, resolved: resolved, schema: schema, options: work.first?.options ?? ValidationOptions())
    var positions: [DefinitionID: Int] = [:]
    positions.reserveCapacity(documents.definitions.count)
    let ids = documents.documents.map { chosen[Name($0.source.path)]?.ids ?? [:] }
    for (position, entry) in documents.definitions.enumerated() {
      if let id = ids[entry.document][entry.definition] { positions[id] = position }
    }
    self.positions = positions
    sources = chosen.mapValues(\.source)
  }

  /// Whether the batch contains all members of some work in their present state.
  fileprivate func holds(_ work: [DefinitionWork]) -> Bool {
    guard let first = work.first, unit.options == first.options else { return false }
    return work.allSatisfy { $0.members.allSatisfy { sources[$0.id.file] === $0.source && positions[$0.id] != nil } }
  }

  /// The index of a definition in the unit.
  func position(of id: DefinitionID) -> Int? { positions[id] }
}

/// Remembers the last batch of a schema, since two steps of validation work on the same definitions.
final class BatchMemo: Sendable {
  private let last = Mutex<DefinitionBatch?>(nil)

  /// Returns a batch with all members of some work: the last batch if possible.
  ///
  /// - Parameter work: must use the schema of this memo.
  func batch(_ work: [DefinitionWork]) -> DefinitionBatch {
    if let last = last.withLock({ $0 }), last.holds(work) { return last }
    let batch = DefinitionBatch(work)
    last.withLock { $0 = batch }
    return batch
  }

  /// Drops the last batch.
  func clear() { last.withLock { $0 = nil } }
}

extension [DefinitionWork] {
  /// All members, resolved.
  var batch: DefinitionBatch { first?.schema.batches.batch(self) ?? DefinitionBatch(self) }
}
