import GraphQLSchema
import GraphQLValidation
import Incremental
import Source

/// The query that runs all project rules of a scope, by its key.
enum ProjectRuleDiagnostics {
  /// One query for the project.
  case project((Reader) -> [Diagnostic])
  /// A query for each file of operations.
  case file((Name, Reader) -> [Diagnostic])
  /// A query for each name of definitions.
  case name((DefinitionName, Reader) -> [Diagnostic])
  /// A query for each definition.
  case definition((DefinitionID, Reader) -> [Diagnostic])

  init(_ scope: ProjectRuleScope) {
    self =
      switch scope {
      case .operationsOfName: .name { $0.kind == .operation ? $1.value(SharedNameDiagnostics.self, $0) : [] }
      case .fragmentsOfName: .name { $0.kind == .fragment ? $1.value(SharedNameDiagnostics.self, $0) : [] }
      case .anonymousOperations: .project { $0.value(AnonymousOperationDiagnostics.self, Single()) }
      case .unusedFragment: .definition { $0.kind == .fragment ? $1.value(UnusedFragmentDiagnostics.self, $0) : [] }
      case .fragmentCycles: .project { $0.value(FragmentCycleDiagnostics.self, Single()) }
      case .deferringDefinitions: .project { $0.value(DeferLabelDiagnostics.self, Single()) }
      case .typeSystemOfFile:
        .file { $1.value(HasTypeSystem.self, $0) ? $1.value(TypeSystemDiagnostics.self, $0) : [] }
      }
  }

  /// Runs the rules of a scope on some definitions as if they were the project.
  static func check(
    _ ids: some Sequence<DefinitionID>, _ scope: ProjectRuleScope, _ reader: Reader
  ) -> [Diagnostic] {
    let options = reader.value(ValidationSettings.self, Single())
    var files: [Name: Set<Int>] = [:]
    for id in ids {
      let index = reader.value(ParsedFile.self, id.file).index(of: id)
      if let index { files[id.file, default: []].insert(index) }
    }
    let documents = ExecutableDocuments(
      selecting: files.map { (document: reader.value(ParsedFile.self, $0).tree, definitions: $1.sorted()) })
    let resolved = Validator.resolve(documents.definitions.indices, of: documents, schema: noSchema)
    return ValidationUnit(documents: documents, resolved: resolved, schema: noSchema, options: options)
      .validateProject(scope)
  }

  /// A schema for rules that don't depend on one.
  private static let noSchema = SchemaBuilder.build([], options: SchemaOptions(validates: false)).schema
}
