import EditorFeatures
import Incremental
import Source

/// An index of operations and fragments.
enum DefinitionsByName: Relation {
  /// A property of definitions by which they are found.
  enum Entry: WordHashable, Sendable {
    /// All operations of the project, or all fragments.
    case kind(DefinitionID.Kind)
    /// The definitions with a name. More than one is an error. Anonymous operations share the empty name.
    case name(DefinitionName)
    /// The definitions that spread the fragments of this name.
    case spreading(Name)
    /// The definitions with `@defer` or `@stream`.
    case deferring
    /// The definitions that are marked as cache mutations.
    case changingCache

    var hashWord: UInt {
      switch self {
      case .kind(let kind): UInt(kind.rawValue)
      case .name(let name): name.hashWord
      case .spreading(let name): name.identity ^ 2
      case .deferring: 2
      case .changingCache: 3
      }
    }
  }

  static func sources(_ reader: Reader) -> [DefinitionGroup] { reader.definitionGroups }

  static func pairs(of source: DefinitionGroup, _ reader: Reader) -> [RelationPair<Entry, DefinitionID>] {
    var pairs: [Pair] = []
    for outline in reader.outlines(of: source) {
      pairs.append(Pair(.kind(outline.id.kind), outline.id))
      pairs.append(Pair(.name(outline.id.definitionName), outline.id))
      if outline.defersOrStreams { pairs.append(Pair(.deferring, outline.id)) }
      if outline.changesCache { pairs.append(Pair(.changingCache, outline.id)) }
      for spread in outline.spreads { pairs.append(Pair(.spreading(spread), outline.id)) }
    }
    return pairs
  }

  static func prepare(_ sources: [DefinitionGroup], _ reader: Reader) { reader.prepareFiles(of: sources) }
}

extension Reader {
  /// Returns the first definition with a name; nil if there is none.
  func firstDefinition(_ name: DefinitionName) -> DefinitionPlace? {
    items(of: DefinitionsByName.self, .name(name)).min().flatMap { place(of: $0) }
  }

  /// Returns the place of a definition; nil if it no longer exists.
  func place(of id: DefinitionID) -> DefinitionPlace? {
    let source = value(ParsedFile.self, id.file)
    return source.index(of: id).map { DefinitionPlace(source.document, $0) }
  }
}

/// The fragment with a name: the first one if there are several.
enum FragmentNamed: Query {
  static func compute(_ key: Name, _ reader: Reader) -> DefinitionID? {
    reader.items(of: DefinitionsByName.self, .name(DefinitionName(kind: .fragment, name: key))).min()
  }
}

/// The type condition of a fragment; nil if the fragment no longer exists.
enum TypeCondition: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Name? {
    reader.value(DefinitionText.self, key)?.typeCondition
  }
}

/// The fragments that a definition spreads directly.
enum SpreadFragments: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [DefinitionID] {
    (reader.value(DefinitionText.self, key)?.spreads ?? []).compactMap { reader.value(FragmentNamed.self, $0) }
  }
}

/// A definition and all fragments that it reaches, in breadth-first order. If there are too many fragments, only the
/// definition.
enum FragmentClosure: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [DefinitionID] {
    let spreads = reader.value(SpreadFragments.self, key)
    guard !spreads.isEmpty, !reader.isTooLarge(key) else { return [key] }
    var found = [key]
    var seen: Set<DefinitionID> = [key]
    var next = 0
    while next < found.count {
      for target in next == 0 ? spreads : reader.value(SpreadFragments.self, found[next])
      where seen.insert(target).inserted {
        found.append(target)
      }
      next += 1
    }
    return found
  }
}
