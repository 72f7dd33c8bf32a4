import Incremental
import Source

/// The diagnostics of all parsed operations and fragments. They are read only if the schema has no errors, since a
/// broken schema causes misleading ones.
enum OperationFindings: FindingRelation {
  enum Source: WordHashable, Sendable {
    /// The definitions of a file.
    case file(Name)
    /// Rules about the operations without a name.
    case anonymousOperations
    /// Rules about the labels of deferred or streamed parts.
    case labels
    /// Fragment cycles.
    case fragmentCycles

    var hashWord: UInt {
      switch self {
      case .file(let name): name.identity
      case .anonymousOperations: 1
      case .labels: 2
      case .fragmentCycles: 3
      }
    }
  }

  /// The sources of rules that concern all files.
  static let sourcesOfProject: [Source] = [.anonymousOperations, .labels, .fragmentCycles]

  static func sources(_ reader: Reader) -> [Source] { reader.operationFiles.map { .file($0) } + sourcesOfProject }

  static func pairs(of source: Source, _ reader: Reader) -> [RelationPair<FindingEntry, Diagnostic>] {
    switch source {
    case .file(let name): pairs(findings(in: name, reader))
    case .anonymousOperations: pairs(reader.value(AnonymousOperationFindings.self, Single()))
    case .labels: pairs(reader.value(DeferLabelFindings.self, Single()))
    case .fragmentCycles: pairs(reader.value(FragmentCycleFindings.self, Single()))
    }
  }

  private static func findings(in file: Name, _ reader: Reader) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var names: Set<DefinitionName> = []
    for outline in reader.value(FileOutline.self, file) {
      let id = outline.id
      found += reader.value(DefinitionFindings.self, id)
      if names.insert(id.definitionName).inserted {
        found += reader.value(SharedNameFindings.self, id.definitionName)
      }
      if id.kind == .fragment { found += reader.value(UnusedFragmentFindings.self, id) }
    }
    if reader.value(HasTypeSystem.self, file) { found += reader.value(TypeSystemFindings.self, file) }
    return found
  }

  static func prepare(_ sources: [Source], _ reader: Reader) {
    let files = sources.compactMap { if case .file(let name) = $0 { name } else { nil } }
    let ids = files.flatMap { reader.value(FileOutline.self, $0).map(\.id) }
    reader.prepare(DefinitionsByName.self)
    reader.prepare(SpreadGraph.self)
    if reader.keepsDependencies { prepareUses(ids, reader) }
    reader.prepare(DefinitionFindings.self, ids)
    reader.untracked.value(SchemaModel.self, Single()).batches.clear()
  }

  /// Prepares the dependencies of `DefinitionFindings`.
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
