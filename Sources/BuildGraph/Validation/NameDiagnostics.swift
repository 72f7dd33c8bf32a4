import GraphQLValidation
import Incremental
import Source

/// The diagnostics of definitions that share a name.
enum SharedNameDiagnostics: Query {
  static func compute(_ key: DefinitionName, _ reader: Reader) -> [Diagnostic] {
    let ids = reader.items(of: DefinitionsByName.self, .name(key))
    // Another rule checks operations without a name.
    guard 1 < ids.count, !(key.kind == .operation && key.name.isEmpty) else { return [] }
    return ProjectRuleDiagnostics.check(ids, key.kind == .operation ? .operationsOfName : .fragmentsOfName, reader)
  }
}

/// The diagnostics of operations without a name, if there are other operations.
enum AnonymousOperationDiagnostics: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Diagnostic] {
    let anonymous = reader.items(
      of: DefinitionsByName.self, .name(DefinitionName(kind: .operation, name: "")))
    guard !anonymous.isEmpty else { return [] }
    let operations = reader.items(of: DefinitionsByName.self, .kind(.operation))
    guard 1 < operations.count else { return [] }
    // The order of the items depends on hashing, and the choice of one decides which edits run this query again.
    let another = operations.lazy.filter { !$0.name.isEmpty }.min()
    return ProjectRuleDiagnostics.check(Array(anonymous) + [another].compactMap(\.self), .anonymousOperations, reader)
  }
}

/// The diagnostics of labels of deferred and streamed parts.
enum DeferLabelDiagnostics: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Diagnostic] {
    let definitions = reader.items(of: DefinitionsByName.self, .deferring)
    return definitions.isEmpty ? [] : ProjectRuleDiagnostics.check(definitions, .deferringDefinitions, reader)
  }
}

/// The diagnostic of a fragment that no operation reaches.
enum UnusedFragmentDiagnostics: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    if reader.items(of: SpreadGraph.self, .unused(key.name)).isEmpty { return [] }
    return ProjectRuleDiagnostics.check([key], .unusedFragment, reader)
  }
}
