extension SwiftOutline {
  /// Names of the standard library that generated code uses.
  package static let usedNames: Set<String> = ["Error", "Never", "Void", "StaticString", "UInt"]

  /// What has one of `usedNames`, and what mocks cannot keep.
  package var notableNames: [OutlinedName] {
    let declared = types.map { OutlinedName(name: $0.name, path: $0.path) }
    let named = aliases.map { OutlinedName(name: $0.name, path: $0.path) }
    return (names + declared + named).filter { $0.role == .noncopyable || Self.usedNames.contains($0.name) }
  }
}

extension Sequence<OutlinedAlias> {
  /// The names of those that stand for functions, maybe through others.
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
  /// Those for which `isFirst` holds, and the others.
  fileprivate func partitioned(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
