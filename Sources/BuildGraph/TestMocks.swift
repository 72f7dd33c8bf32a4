import Configuration
import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import MockIR
import Source
import SwiftEmission

/// The test mocks of a project as files, with what is to be said about them.
struct TestMocks: Sendable {
  var artifacts: [Artifact] = []
  var diagnostics: [Diagnostic] = []
  var objectCount = 0

  /// - Parameter documents: valid against the schema.
  static func build(
    _ documents: ExecutableDocuments, schema: SchemaResult, project: Project
  ) async -> TestMocks {
    guard let output = project.outputs.testMocks else { return TestMocks() }
    let definitions = documents.definitions
    let contributions = await definitions.concurrentMap { range in
      range.map { index in
        ContributionCollector.collect(
          documents[index], of: documents.document(of: index), schema: schema.schema)
      }
    }
    let join = CatalogJoin(
      contributions, schema: schema.schema, isReduced: project.options.reduceGeneratedSchemaTypes)
    let files = await render(join.catalog, options: EmissionOptions(project))
    var mocks = TestMocks()
    mocks.objectCount = join.catalog.objects.count
    mocks.diagnostics = join.conflicts.map { $0.diagnostic(documents, schema: schema.schema) }
    for file in files {
      mocks.artifacts.append(Artifact(path: output.path + "/" + file.name, bytes: file.contents))
      mocks.diagnostics += file.problems.map { $0.diagnostic(at: schema.location(of: $0.typeName)) }
    }
    return mocks
  }

  /// As `renderMocks`, on all cores.
  private static func render(_ catalog: MockCatalog, options: EmissionOptions) async -> [EmittedFile] {
    let objects = await catalog.objects.concurrentMap { range in
      catalog.objects[range].map { renderObjectMock($0, options: options) }
    }
    return objects
      + [renderInterfaces(catalog.interfaces, options: options), renderUnions(catalog.unions, options: options)]
      .compactMap { $0 }
  }
}

extension SchemaResult {
  /// Where a type is defined.
  func location(of type: Name) -> Location {
    let known = schema.type(named: type).flatMap { positions.nameLocation(of: $0, in: schema) }
    return known ?? Location("", TextRange(at: 0))
  }
}

extension CatalogJoin.Conflict {
  /// A warning at the selection that loses, with the one that wins beside it.
  func diagnostic(_ documents: ExecutableDocuments, schema: Schema) -> Diagnostic {
    let place = { (contribution: FieldContribution, definition: Int) -> Location in
      let document = documents.document(of: definition)
      let places = ContributionCollector.places(
        of: contribution, in: documents[definition], of: document, schema: schema)
      return places.first ?? document.location(documents[definition].range)
    }
    return Diagnostic(
      .ambiguousMockField, .warning,
      "'\(loser.responseKey.text)' on '\(loser.parent.text)' is '\(loser.fieldName.text)' here and "
        + "'\(winner.fieldName.text)' elsewhere, with another type; the mock has the latter. Use another alias.",
      at: place(loser, losingDefinition),
      related: [.init("the mock has the type of this field", at: place(winner, winningDefinition))])
  }
}
