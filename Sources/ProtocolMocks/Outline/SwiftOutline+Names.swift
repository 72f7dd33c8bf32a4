extension SwiftOutline {
  /// The names of the standard library and of MockSupport that generated code uses.
  package static let usedNames = StandardNames.swift.union(MockSupportNames.names)

  /// The types named like one of `usedNames`, and those with a role or an `@_spi` name.
  package var notableNames: [OutlinedName] {
    let declared = types.map { OutlinedName(name: $0.name, path: $0.path, spi: $0.spi) }
    let named = aliases.map { OutlinedName(name: $0.name, path: $0.path, spi: $0.spi) }
    return (names + declared + named).filter { name in
      name.role == .noncopyable || !name.spi.isEmpty || Self.usedNames.contains(name.name)
    }
  }
}

extension Sequence<OutlinedAlias> {
  /// The names of the direct and indirect aliases of functions.
  package var namesOfFunctions: Set<String> {
    var result: Set<String> = []
    var others: [OutlinedAlias] = []
    for alias in self {
      if alias.function != nil { result.insert(alias.name) } else if !alias.target.isEmpty { others.append(alias) }
    }
    while true {
      let (more, rest) = others.partitioned { result.contains($0.target.nameParts.last ?? "") }
      if more.isEmpty { return result }
      result.formUnion(more.map(\.name))
      others = rest
    }
  }
}

extension Array {
  /// Returns the elements that satisfy the predicate, then the others.
  fileprivate func partitioned(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
