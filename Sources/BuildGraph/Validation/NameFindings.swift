import GraphQLSchema
import GraphQLValidation
import Incremental
import Source

/// Rules on the names of definitions in the whole project. Each rule checks the few definitions that can break it.
enum NameFindings {
  /// Runs rules on some definitions as if they were the project.
  static func check(
    _ ids: some Sequence<DefinitionID>, _ rules: Set<ValidationRule>, _ reader: Reader
  ) -> [Diagnostic] {
    var options = reader.value(ValidationSettings.self, Single())
    options.rules.formIntersection(rules)
    var files: [Name: Set<Int>] = [:]
    for id in ids {
      let index = reader.value(ParsedFile.self, id.file).index(of: id)
      if let index { files[id.file, default: []].insert(index) }
    }
    let documents = ExecutableDocuments(
      selecting: files.map { (document: reader.value(ParsedFile.self, $0).tree, definitions: $1.sorted()) })
    let resolved = Validator.resolve(documents.definitions.indices, of: documents, schema: noSchema)
    return ValidationUnit(documents: documents, resolved: resolved, schema: noSchema, options: options).validateNames()
  }

  /// A schema for rules that don't depend on one.
  private static let noSchema = SchemaBuilder.build([], options: SchemaOptions(validates: false)).schema
}

/// The diagnostics of definitions that share a name.
enum SharedNameFindings: Query {
  static func compute(_ key: DefinitionName, _ reader: Reader) -> [Diagnostic] {
    let ids = reader.items(of: DefinitionsByName.self, .name(key))
    // Another rule checks operations without a name.
    guard 1 < ids.count, !(key.kind == .operation && key.name.isEmpty) else { return [] }
    return NameFindings.check(ids, [key.kind == .operation ? .uniqueOperationNames : .uniqueFragmentNames], reader)
  }
}

/// The diagnostics of operations without a name, if there are other operations.
enum AnonymousOperationFindings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Diagnostic] {
    let anonymous = reader.items(
      of: DefinitionsByName.self, .name(DefinitionName(kind: .operation, name: "")))
    guard !anonymous.isEmpty else { return [] }
    let operations = reader.items(of: DefinitionsByName.self, .kind(.operation))
    guard 1 < operations.count else { return [] }
    let another = operations.first { !$0.name.isEmpty }
    return NameFindings.check(Array(anonymous) + [another].compactMap(\.self), [.loneAnonymousOperation], reader)
  }
}

/// The diagnostics of labels of deferred and streamed parts.
enum DeferLabelFindings: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Diagnostic] {
    let definitions = reader.items(of: DefinitionsByName.self, .deferring)
    return definitions.isEmpty ? [] : NameFindings.check(definitions, [.deferStreamDirectiveLabel], reader)
  }
}

/// The diagnostic of a fragment that no operation reaches.
enum UnusedFragmentFindings: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> [Diagnostic] {
    if reader.items(of: SpreadGraph.self, .unused(key.name)).isEmpty { return [] }
    return NameFindings.check([key], [.noUnusedFragments], reader)
  }
}
