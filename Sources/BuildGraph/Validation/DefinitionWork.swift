import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Incremental
import Parallelism
import Source

/// What is needed to look at one definition with some fragments.
struct DefinitionWork: Sendable {
  var id: DefinitionID
  /// The definition and the fragments, with the files that hold them.
  var members: [Member]
  var schema: SharedSchema
  var options: ValidationOptions

  struct Member: Sendable {
    var id: DefinitionID
    var source: ParsedSource
  }

  /// Reads without recording: whoever asks reads again what it is concerned with, which is mostly less than everything.
  init(_ id: DefinitionID, members: [DefinitionID], _ reader: Reader) {
    self.id = id
    let untracked = reader.untracked
    self.members = members.map { Member(id: $0, source: untracked.value(ParsedFile.self, $0.file)) }
    schema = untracked.value(SchemaModel.self, Single())
    options = untracked.value(ValidationSettings.self, Single())
  }
}

/// All members of some work, looked up in the schema together, each once.
struct DefinitionBatch: Sendable {
  let unit: ValidationUnit
  private let positions: [DefinitionID: Int]

  init(_ work: [DefinitionWork]) {
    // Of each file, the chosen definitions by their index in it.
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
  }

  /// The index of a definition in the unit.
  func position(of id: DefinitionID) -> Int? { positions[id] }
}
