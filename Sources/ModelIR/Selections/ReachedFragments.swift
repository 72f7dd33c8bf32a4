import Source

extension DefinitionSelections {
  /// The names of the fragments that something is selected through, here or in other such fragments, in the order of
  /// their names.
  package func reachedFragments() -> [Name] {
    var seen: Set<Name> = []
    var open = spreads.map(\.fragment)
    while let fragment = open.popLast() {
      if seen.insert(fragment.name).inserted { open += fragment.spreads.map(\.fragment) }
    }
    return seen.sorted()
  }
}
