import Incremental
import Source

/// The cache mutations and all fragments that they reach. Their models are mutable, too.
enum FragmentsThatChangeCache: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Set<DefinitionID> {
    reader.items(of: DefinitionsByName.self, .changingCache).reduce(into: []) { result, id in
      result.formUnion(reader.value(FragmentClosure.self, id))
    }
  }
}

/// Whether the structures of a definition are mutable.
enum ChangesCache: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Bool {
    reader.value(FragmentsThatChangeCache.self, Single()).contains(key)
  }
}
