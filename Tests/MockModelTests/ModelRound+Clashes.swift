import BuildGraph
import Source

extension ModelRound {
  /// Removes definitions with names that mockd warns about, since their models don't compile.
  mutating func removeClashes(in build: ProjectBuild) {
    remove(
      Set(
        build.diagnostics.filter { $0.code == .modelNameClash }.compactMap {
          $0.message.split(separator: "'").dropFirst().first.map(String.init)
        }))
  }

  /// Removes some definitions, and other definitions that reach these.
  private mutating func remove(_ names: Set<String>) {
    var gone = names
    var count = -1
    while count != gone.count {
      count = gone.count
      for definition in files.flatMap(\.definitions) where !gone.isDisjoint(with: definition.selections.spreads) {
        gone.insert(definition.name)
      }
    }
    for index in files.indices { files[index].definitions.removeAll { gone.contains($0.name) } }
  }
}

extension [PlainSelection] {
  /// The names of the fragments that are spread here or in nested selections.
  fileprivate var spreads: Set<String> {
    reduce(into: []) { names, selection in
      switch selection {
      case .field(let field): names.formUnion(field.selections.spreads)
      case .inline(_, _, let inner): names.formUnion(inner.spreads)
      case .spread(let name, _): names.insert(name)
      }
    }
  }
}
