import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Incremental
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
    var files: [Name: ParsedSource] = [:]
    var chosen: [Name: Set<Int>] = [:]
    var ids: Set<DefinitionID> = []
    for member in work.lazy.flatMap(\.members) where ids.insert(member.id).inserted {
      guard let index = member.source.index(of: member.id) else { continue }
      files[member.id.file] = member.source
      chosen[member.id.file, default: []].insert(index)
    }
    let documents = ExecutableDocuments(
      selecting: files.map { (document: $1.tree, definitions: (chosen[$0] ?? []).sorted()) })
    let schema = work.first?.schema.schema ?? SchemaBuilder.build([]).schema
    let resolved = documents.definitions.concurrentMap { Validator.resolve($0, of: documents, schema: schema) }
    unit = ValidationUnit(
      documents: documents, resolved: resolved, schema: schema, options: work.first?.options ?? ValidationOptions())
    var positions: [DefinitionID: Int] = [:]
    var byPlace: [Place: Int] = [:]
    for (position, entry) in documents.definitions.enumerated() {
      byPlace[Place(file: Name(documents.documents[entry.document].source.path), index: entry.definition)] = position
    }
    for id in ids {
      guard let index = files[id.file]?.index(of: id) else { continue }
      positions[id] = byPlace[Place(file: id.file, index: index)]
    }
    self.positions = positions
  }

  private struct Place: Hashable {
    var file: Name
    var index: Int
  }

  /// The index of a definition in the unit.
  func position(of id: DefinitionID) -> Int? { positions[id] }
}
