import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Parallelism
import Source

/// The contributions of an operation or fragment to mocks.
enum Contributions: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = DefinitionContributions
  typealias Work = DefinitionWork

  static let missing = DefinitionContributions()

  static func gather(_ key: DefinitionID, _ reader: Reader) -> DefinitionWork {
    reader.depend(on: DefinitionText.self, key)
    reader.depend(on: DefinitionUses.self, key)
    return DefinitionWork(key, members: [key], reader)
  }

  static func perform(_ work: [DefinitionWork]) -> [DefinitionContributions] {
    work.concurrentMap(counting: "collecting fields of definitions") { range in
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

/// A response key of a type.
struct MockKey: WordHashable, Sendable {
  var parent: Name
  var responseKey: Name

  var hashWord: UInt { parent.identity(with: responseKey) }
}

/// A definition's selection of a field under a key.
struct FieldCandidate: WordHashable, Sendable {
  var definition: DefinitionID
  /// A number that grows from each definition of the file to the next.
  var ordinal: UInt64
  /// The number of fields that the definition selected under this key before.
  var rank: UInt32
  var fieldName: Name

  // A definition seldom selects two fields under a key.
  var hashWord: UInt { definition.hashWord }
}

extension FieldCandidate: Comparable {
  /// Orders by file and position.
  static func < (a: FieldCandidate, b: FieldCandidate) -> Bool {
    if a.definition.file != b.definition.file { return a.definition.file < b.definition.file }
    return (a.ordinal, a.rank) < (b.ordinal, b.rank)
  }
}

/// An index of the contributions of all definitions to mocks: fields by type and key, and named types.
enum CollectedFields: Relation {
  /// A key of a type, a type, or the set of all named or selected types.
  enum Entry: WordHashable, Sendable {
    case key(MockKey)
    /// The keys of a type.
    case type(Name)
    /// The types that are named or reached.
    case referencedTypes
    /// The types that fields are selected on.
    case parents

    var hashWord: UInt {
      switch self {
      case .key(let key): key.hashWord
      case .type(let name): name.identity
      case .referencedTypes: 0
      case .parents: 1
      }
    }
  }

  /// A selection, or the name of a type or key.
  enum Item: WordHashable, Sendable {
    case candidate(FieldCandidate)
    case name(Name)

    var hashWord: UInt {
      switch self {
      case .candidate(let candidate): candidate.hashWord
      case .name(let name): name.identity
      }
    }
  }

  static func sources(_ reader: Reader) -> [DefinitionGroup] { reader.definitionGroupsWithKept }

  static func pairs(of source: DefinitionGroup, _ reader: Reader) -> [RelationPair<Entry, Item>] {
    let definitions = reader.definitions(of: source)
    let contributions = definitions.map { reader.value(Contributions.self, $0.id) }
    var pairs: [Pair] = []
    pairs.reserveCapacity(contributions.reduce(0) { $0 + $1.types.count + 2 * $1.fields.count })
    // Equal pairs of several definitions in a group are stated once.
    var types: Set<Name> = []
    var keys: [MockKey: Uses] = [:]
    keys.reserveCapacity(contributions.reduce(0) { $0 + $1.fields.count })
    var parents: Set<Name> = []
    for (definition, contribution) in zip(definitions, contributions) {
      for type in contribution.types where types.insert(type).inserted {
        pairs.append(Pair(.referencedTypes, .name(type)))
      }
      for field in contribution.fields {
        let key = MockKey(parent: field.parent, responseKey: field.responseKey)
        let (isFirst, rank) = keys[key, default: Uses()].add(in: definition.ordinal)
        let candidate = FieldCandidate(
          definition: definition.id, ordinal: definition.ordinal, rank: rank, fieldName: field.fieldName)
        pairs.append(Pair(.key(key), .candidate(candidate)))
        guard isFirst else { continue }
        pairs.append(Pair(.type(key.parent), .name(key.responseKey)))
        if parents.insert(key.parent).inserted { pairs.append(Pair(.parents, .name(key.parent))) }
      }
    }
    return pairs
  }

  /// The occurrences of a key in a group: the last definition with the key, and their number in it.
  private struct Uses {
    var lastDefinition: UInt64?
    var countInDefinition: UInt32 = 0

    mutating func add(in definition: UInt64) -> (isFirst: Bool, rank: UInt32) {
      let isFirst = lastDefinition == nil
      if lastDefinition != definition { countInDefinition = 0 }
      lastDefinition = definition
      defer { countInDefinition += 1 }
      return (isFirst, countInDefinition)
    }
  }

  static func prepare(_ sources: [DefinitionGroup], _ reader: Reader) {
    let ids = sources.flatMap { reader.definitions(of: $0).map(\.id) }
    if reader.keepsDependencies { reader.sharingBatches { reader.prepare(DefinitionUses.self, ids) } }
    reader.prepare(Contributions.self, ids)
  }
}

extension Reader {
  /// Returns the keys selected on a type, in no particular order.
  func collectedKeys(of type: Name) -> [Name] {
    items(of: CollectedFields.self, .type(type)).compactMap { if case .name(let key) = $0 { key } else { nil } }
  }
}
