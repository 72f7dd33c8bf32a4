import BuildGraph
import Configuration
import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import MockIR
import MockReference
import Source
import SwiftEmission
import TestSupport
import Testing

/// Incremental queries for mocks give the same mocks as a plain join of the whole project, after any edits.
struct CatalogAgreementTests {
  @Test(arguments: SampleProject.all, Seeds.all)
  func queriesRenderTheMocksOfTheReferenceJoin(sample: SampleProject, seed: UInt64) throws {
    let start = WorkspaceContents(files: sample.files)
    var storm = EditStorm(start, settingsCount: 1, seed: seed)
    let graph = ProjectGraph()
    var compared = 0
    for step in 0..<Seeds.share(of: 120) {
      if 0 < step { _ = storm.next() }
      ProjectStorm.load(storm.contents, into: graph)
      let build = graph.update()
      guard build.plan.isComplete else { continue }
      compared += 1
      let (files, conflicts) = reference(storm.contents)
      let note = Comment(rawValue: "MOCKD_SEED=\(seed), step \(step)")
      #expect(build.plan.artifacts.map(\.path) == files.map { "\(folder)/\($0.name)" }, note)
      #expect(build.plan.artifacts.map(\.bytes) == files.map(\.contents), note)
      #expect(build.diagnostics.filter { $0.code == .ambiguousMockField }.count == conflicts, note)
    }
    #expect(3 < compared, "MOCKD_SEED=\(seed)")
  }

  private var folder: String { ProjectStorm.settings(0).outputs.testMocks?.path ?? "" }

  private func reference(_ contents: WorkspaceContents) -> (files: [EmittedFile], conflicts: Int) {
    let sources = ProjectStorm.sources(of: contents)
    let schema = SchemaBuilder.build(
      sources.schema.map { Document.parse($0).document }, options: SchemaOptions(apolloClientDirectives: true)
    ).schema
    let contributions = sources.operations.map { Document.parse($0).document }.flatMap { document in
      document.definitions.map { ContributionCollector.collect($0, of: document, schema: schema) }
    }
    let join = CatalogJoin(contributions, schema: schema, isReduced: false)
    let files = renderMocks(join.catalog, options: EmissionOptions(ProjectStorm.settings(contents.settings)))
    return (files.sorted { precedesByBytes($0.name, $1.name) }, Set(join.conflicts).count)
  }
}
