import Incremental
import Source

/// The cache mutations and all fragments that they reach. Their models are mutable, too.
enum FragmentsThatChangeCache: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<DefinitionID> {
    let kept = reader.keptFiles.flatMap { reader.outlines(inFile: $0) }.filter(\.changesCache).map(\.id)
    return (Array(reader.items(of: DefinitionsByName.self, .changingCache)) + kept).reduce(into: []) { result, id in
      result.formUnion(reader.closure(of: id))
    }
  }
}

/// Whether the structures of a definition are mutable.
enum ChangesCache: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Bool {
    reader.value(FragmentsThatChangeCache.self, Single()).contains(key)
  }
}
