import Source

extension DefinitionSelections {
  /// Returns the sorted names of the fragments that are spread here, directly or through others.
  package func reachedFragments() -> [Name] {
    var seen: Set<Name> = []
    var open = spreads.map(\.fragment)
    while let fragment = open.popLast() {
      if seen.insert(fragment.name).inserted { open += fragment.spreads.map(\.fragment) }
    }
    return seen.sorted()
  }
}
