import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Incremental
import Parallelism
import Source
import Synchronization

/// The input for checking or rendering one definition: the definition, some fragments, and the schema.
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

/// The batches of a schema, which steps of validation share, since they work on the same definitions.
///
/// Steps nest. A step uses the batch of an outer step if that batch has all members.
final class BatchMemo: Sendable {
  private struct Step {
    /// The work that the step announced.
    var work: [DefinitionWork] = []
    var batch: DefinitionBatch?
  }

  /// The current steps, with the innermost one last. The first one never ends.
  private let steps = Mutex([Step()])

  /// Does a step, and then drops its batch.
  ///
  /// - Parameter work: the definitions that are resolved together when the step first needs one of them.
  func step<Result>(_ work: [DefinitionWork], _ body: () -> Result) -> Result {
    steps.withLock { $0.append(Step(work: work)) }
    defer { steps.withLock { _ = $0.popLast() } }
    return body()
  }

  /// Returns a batch with all members of some work: an earlier batch of a current step if possible.
  ///
  /// - Parameter work: must use the schema of this memo.
  func batch(_ work: [DefinitionWork]) -> DefinitionBatch {
    let current = steps.withLock { $0 }
    for (level, step) in current.enumerated().reversed() {
      if let batch = step.batch {
        if batch.holds(work) { return batch }
      } else if !step.work.isEmpty {
        let batch = DefinitionBatch(step.work)
        keep(batch, at: level)
        if batch.holds(work) { return batch }
      }
    }
    let batch = DefinitionBatch(work)
    keep(batch, at: current.count - 1)
    return batch
  }

  private func keep(_ batch: DefinitionBatch, at level: Int) {
    steps.withLock { if level < $0.count { $0[level].batch = batch } }
  }
}

extension Reader {
  /// Does a step of validation whose parts share batches.
  ///
  /// - Parameter work: the definitions that are resolved together when the step first needs one of them.
  func sharingBatches<Result>(of work: [DefinitionWork] = [], _ step: () -> Result) -> Result {
    // The process of a single build ends soon, and exits faster if it does not deallocate the batch.
    guard keepsDependencies else { return step() }
    return untracked.value(SchemaModel.self, Single()).batches.step(work, step)
  }
}

extension [DefinitionWork] {
  /// All members, resolved.
  var batch: DefinitionBatch { first?.schema.batches.batch(self) ?? DefinitionBatch(self) }
}
