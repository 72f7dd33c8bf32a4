import Incremental
import Source

/// All diagnostics of operations and fragments that could be parsed. Asked for only where the schema is free of
/// errors, since on a schema that is broken in itself, what rules would say is no help.
enum OperationFindings: Relation {
  static func sources(_ reader: Reader) -> [Name] { reader.operationFiles }

  static func pairs(of source: Name, _ reader: Reader) -> [RelationPair<Single, Diagnostic>] {
    var found: [Diagnostic] = []
    var names: Set<DefinitionName> = []
    var hasAnonymous = false
    var hasCycles = false
    var defersOrStreams = false
    for outline in reader.value(FileOutline.self, source) {
      let id = outline.id
      found += reader.value(DefinitionFindings.self, id)
      if names.insert(id.definitionName).inserted {
        found += reader.value(SharedNameFindings.self, id.definitionName)
      }
      defersOrStreams = defersOrStreams || outline.defersOrStreams
      if id.kind == .fragment {
        found += reader.value(UnusedFragmentFindings.self, id)
        hasCycles = hasCycles || !outline.spreads.isEmpty
      } else if id.name.isEmpty {
        hasAnonymous = true
      }
    }
    if hasAnonymous { found += reader.value(AnonymousOperationFindings.self, Single()) }
    if defersOrStreams { found += reader.value(DeferLabelFindings.self, Single()) }
    if hasCycles { found += reader.value(FragmentCycleFindings.self, Single()) }
    if reader.value(HasTypeSystem.self, source) { found += reader.value(TypeSystemFindings.self, source) }
    return found.map { Pair(Single(), $0) }
  }

  static func prepare(_ sources: [Name], _ reader: Reader) {
    let ids = sources.flatMap { reader.value(FileOutline.self, $0).map(\.id) }
    reader.prepare(DefinitionsByName.self)
    reader.prepare(SpreadGraph.self)
    if reader.keepsDependencies { prepareUses(ids, reader) }
    reader.prepare(DefinitionFindings.self, ids)
    reader.untracked.value(SchemaModel.self, Single()).batches.clear()
  }

  /// Prepares what the findings of definitions depend on.
  private static func prepareUses(_ ids: [DefinitionID], _ reader: Reader) {
    var known: Set<DefinitionID> = []
    var members: [DefinitionID] = []
    for id in ids {
      for member in reader.value(FragmentClosure.self, id) where known.insert(member).inserted {
        members.append(member)
      }
    }
    reader.prepare(DefinitionUses.self, members)
  }
}
