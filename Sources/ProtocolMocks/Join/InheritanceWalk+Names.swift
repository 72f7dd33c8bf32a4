import Source

/// Resolution of names where they are declared, which may differ from the mock's location.
extension InheritanceWalk {
  /// Qualifies types for the mock's location and resolves aliases of functions.
  mutating func resolveNames() {
    let place = lineage.mocked.declared.outline.path
    let associated = Set(
      lineage.parts.flatMap { $0.facts.associatedTypes.map(\.name) + $0.facts.aliases.map(\.name) })
    let notable = sources.notableNames
    resolveVoid(notable)
    var visible: Set<[String]> = [[], place, superclassPath]
    for index in lineage.parts.indices {
      guard let outline = lineage.parts[index].type?.outline else { continue }
      let inner = outline.innerPath
      if outline.kind == .class { visible.insert(outline.path + inner) }
      if !outline.path.isEmpty, outline.path != place || 1 < outline.path.count {
        var names = QualifiedNames(
          sources: sources, scope: outline.path, place: place, own: associated, inherited: outline.path + inner)
        lineage.parts[index].facts.spell { names.qualified($0, except: $1) }
      }
    }
    resolveAliases()
    let namesakes = Set(notable.filter { visible.contains($0.path) }.map(\.name)).union(associated)
    lineage.mocked.shadowed = namesakes.intersection(SwiftOutline.usedNames)
    lineage.mocked.namesakes = Set(notable.filter(\.path.isEmpty).map(\.name)).subtracting(associated)
      .intersection(MockSupportNames.names)
    let standard = StandardNames(shadowed: lineage.mocked.shadowed)
    for index in lineage.parts.indices where lineage.parts[index].type == nil {
      lineage.parts[index].facts.spell { standard.qualified($0, except: $1) }
    }
    lineage.mocked.spi = spi(of: notable.filter { !$0.spi.isEmpty })
    reportNoncopyable(Set(notable.filter { $0.role == .noncopyable }.map(\.name)))
  }

  /// Gives members a result if `Void` is a type of the module at their location.
  private mutating func resolveVoid(_ notable: [OutlinedName]) {
    let paths = Set(notable.filter { $0.name == "Void" }.map(\.path))
    guard !paths.isEmpty else { return }
    for index in lineage.parts.indices {
      guard let outline = lineage.parts[index].type?.outline else { continue }
      let scope = outline.path + outline.innerPath
      guard (0...scope.count).contains(where: { paths.contains(Array(scope.prefix($0))) }) else { continue }
      for member in lineage.parts[index].facts.members.indices
      where lineage.parts[index].facts.members[member].namesVoid {
        lineage.parts[index].facts.members[member].result = SpelledResult(text: "Void")
      }
    }
  }

  /// Returns the `@_spi` names that an import needs for the type, its members and the given names.
  private func spi(of names: [OutlinedName]) -> [String] {
    var result: [String] = []
    for facts in lineage.parts.filter({ $0.type != nil }).map(\.facts) {
      let attributes = facts.attributes + facts.members.flatMap(\.attributes)
      result += attributes.filter { $0.name == "_spi" }.map { $0.text.filter { $0 != " " } }
      guard !names.isEmpty else { continue }
      let types =
        facts.inherits.map(\.text) + facts.requirements.map(\.text) + facts.aliases.map(\.target)
        + facts.associatedTypes.flatMap { $0.inherits + $0.requirements.map(\.text) + [$0.defaultType ?? ""] }
      result += names.filter { name in
        // In a qualified name, only the first part is a mention.
        let mentions = Set([name.path.first ?? name.name, name.name])
        return types.contains { $0.mentions(mentions) } || facts.members.contains { $0.mentions(mentions) }
      }.flatMap(\.spi)
    }
    return Set(result).sorted(by: precedesByBytes)
  }
}
