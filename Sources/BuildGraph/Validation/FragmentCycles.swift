import GraphQLValidation
import Incremental
import Source

/// Whether a fragment reaches itself.
enum IsOnCycle: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Bool {
    guard reader.value(FragmentNamed.self, key.name) == key else { return false }
    return reader.value(FragmentClosure.self, key).contains { member in
      reader.value(DefinitionText.self, member)?.spreads.contains(key.name) ?? false
    }
  }
}

/// The fragments that reach one that reaches itself.
enum CyclicFragments: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.operationFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, DefinitionID>] {
    reader.value(FileOutline.self, source).compactMap { outline in
      guard outline.id.kind == .fragment, !outline.spreads.isEmpty else { return nil }
      // Nothing spreads the later ones of a name, and among few definitions they would be taken for what is spread.
      guard reader.value(FragmentNamed.self, outline.id.name) == outline.id else { return nil }
      let closure = reader.value(FragmentClosure.self, outline.id)
      return closure.contains { reader.value(IsOnCycle.self, $0) } ? Pair(Single(), outline.id) : nil
    }
  }
}

/// The circles in which fragments spread each other. Where one begins depends on all fragments that lead to it.
enum FragmentCycleFindings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Diagnostic] {
    let fragments = reader.items(of: CyclicFragments.self, Single())
    return fragments.isEmpty ? [] : NameFindings.check(fragments, [.noFragmentCycles], reader)
  }
}
