import GraphQLValidation
import Incremental
import Source

/// The fragments spread by the definitions of a file.
enum FileSpreads: Query {
  struct Spreads: Hashable, Sendable {
    var id: DefinitionID
    var names: [Name]
  }

  static func compute(_ key: Name, _ reader: Reader) -> [Spreads] {
    reader.value(FileOutline.self, key).map { Spreads(id: $0.id, names: $0.spreads) }
  }
}

/// The facts that depend on the spreads of all definitions.
///
/// It is recomputed when a definition's spreads change, in time linear in the number of definitions.
enum SpreadGraph: Relation {
  /// A fact about the definitions of the project.
  enum Entry: WordHashable, Sendable {
    /// The definition itself, if it depends on too many fragments.
    case tooLarge(DefinitionID)
    /// The fragments that reach a cycle.
    case reachingCycle
    /// The fragment of a name, if no operation reaches it.
    case unused(Name)

    var hashWord: UInt {
      switch self {
      case .tooLarge(let id): id.hashWord
      case .reachingCycle: 0
      case .unused(let name): name.identity
      }
    }
  }

  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<Entry, DefinitionID>] {
    let definitions = reader.operationFiles.flatMap { reader.value(FileSpreads.self, $0) }
    // The first fragment with a name takes effect.
    var fragments: [Name: Int] = [:]
    for (index, definition) in definitions.enumerated() where definition.id.kind == .fragment {
      guard let known = fragments[definition.id.name], definitions[known].id < definition.id else {
        fragments[definition.id.name] = index
        continue
      }
    }
    let targets = definitions.map { $0.names.compactMap { fragments[$0] } }
    let facts = FragmentLimit.facts(of: targets)
    let isUsed = reached(from: definitions.indices.filter { definitions[$0].id.kind == .operation }, targets)
    var pairs: [Pair] = fragments.filter { !isUsed[$0.value] }.map { Pair(.unused($0.key), definitions[$0.value].id) }
    for (index, definition) in definitions.enumerated() {
      if facts.isTooLarge[index] { pairs.append(Pair(.tooLarge(definition.id), definition.id)) }
      // Spreads never refer to later fragments of the same name.
      guard facts.reachesCycle[index], fragments[definition.id.name] == index, definition.id.kind == .fragment else {
        continue
      }
      pairs.append(Pair(.reachingCycle, definition.id))
    }
    return pairs
  }

  private static func reached(from roots: [Int], _ targets: [[Int]]) -> [Bool] {
    var isReached = Array(repeating: false, count: targets.count)
    var open = roots
    while let definition = open.popLast() {
      for target in targets[definition] where !isReached[target] {
        isReached[target] = true
        open.append(target)
      }
    }
    return isReached
  }

  static func prepare(_ sources: [Single], _ reader: Reader) {
    reader.prepare(ParsedFile.self, reader.operationFiles)
  }
}

extension Reader {
  /// Whether a definition depends on too many fragments.
  func isTooLarge(_ id: DefinitionID) -> Bool { !items(of: SpreadGraph.self, .tooLarge(id)).isEmpty }
}
