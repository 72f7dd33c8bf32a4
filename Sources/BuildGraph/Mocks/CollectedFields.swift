import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source

/// What an operation or fragment adds to the mocks.
enum Contributions: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = DefinitionContributions
  typealias Work = DefinitionWork

  static let missing = DefinitionContributions()

  static func gather(_ key: DefinitionID, _ reader: Reader) -> DefinitionWork {
    _ = reader.value(DefinitionText.self, key)
    _ = reader.value(DefinitionUses.self, key)
    return DefinitionWork(key, members: [key], reader)
  }

  static func perform(_ work: [DefinitionWork]) -> [DefinitionContributions] {
    work.concurrentMap { range in
      range.map { index in
        guard let member = work[index].members.first, let position = member.source.index(of: member.id) else {
          return missing
        }
        let document = member.source.document
        return ContributionCollector.collect(
          document.definitions[position], of: document, schema: work[index].schema.schema)
      }
    }
  }
}

/// A field under a response key of a type.
struct MockKey: Hashable, Sendable {
  var parent: Name
  var responseKey: Name
}

/// That a definition selects a field under a key.
struct FieldCandidate: Hashable, Sendable {
  var definition: DefinitionID
  /// How many definitions stand before it in its file.
  var ordinal: UInt32
  /// How many fields the definition selects under this key before.
  var rank: UInt32
  var fieldName: Name
}

extension FieldCandidate: Comparable {
  /// By file and place.
  static func < (a: FieldCandidate, b: FieldCandidate) -> Bool {
    if a.definition.file != b.definition.file { return a.definition.file < b.definition.file }
    return (a.ordinal, a.rank) < (b.ordinal, b.rank)
  }
}

/// What all definitions select, by type and key.
enum CollectedFields: Relation {
  enum Entry: Hashable, Sendable {
    case key(MockKey)
    /// The keys of a type.
    case type(Name)
    /// The types that are named or reached.
    case referencedTypes
    /// The types that fields are selected on.
    case parents
  }

  enum Item: Hashable, Sendable {
    case candidate(FieldCandidate)
    case name(Name)
  }

  static func sources(_ reader: Reader) -> [Name] { reader.input(OperationFilesInput.self, Single()) ?? [] }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    var pairs: [Pair] = []
    var parents: Set<Name> = []
    for (ordinal, outline) in reader.value(FileOutline.self, source).enumerated() {
      let contributions = reader.value(Contributions.self, outline.id)
      for type in contributions.types { pairs.append(Pair(.referencedTypes, .name(type))) }
      var ranks: [MockKey: UInt32] = [:]
      for field in contributions.fields {
        let key = MockKey(parent: field.parent, responseKey: field.responseKey)
        let rank = ranks[key, default: 0]
        ranks[key] = rank + 1
        let candidate = FieldCandidate(
          definition: outline.id, ordinal: UInt32(truncatingIfNeeded: ordinal), rank: rank, fieldName: field.fieldName)
        pairs.append(Pair(.key(key), .candidate(candidate)))
        pairs.append(Pair(.type(key.parent), .name(key.responseKey)))
        if parents.insert(key.parent).inserted { pairs.append(Pair(.parents, .name(key.parent))) }
      }
    }
    return pairs
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let ids = sources.flatMap { reader.value(FileOutline.self, $0).map(\.id) }
    reader.prepare(DefinitionUses.self, ids)
    reader.prepare(Contributions.self, ids)
  }
}

extension Reader {
  /// The keys selected on a type, in no particular order.
  func collectedKeys(of type: Name) -> [Name] {
    items(of: CollectedFields.self, .type(type)).compactMap { if case .name(let key) = $0 { key } else { nil } }
  }
}
