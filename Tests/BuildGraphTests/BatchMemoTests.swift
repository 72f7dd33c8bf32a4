import Configuration
import Incremental
import Source
import Testing

@testable import BuildGraph

/// Steps of validation resolve a definition once, however many chunks they have.
struct BatchMemoTests {
  /// A fragment, two operations that spread it, and a reader of their project.
  private struct Sample {
    var all: [DefinitionID]
    var reader: Reader

    var shared: DefinitionID { all[0] }
    var a: DefinitionID { all[1] }
    var b: DefinitionID { all[2] }

    func work(_ members: [DefinitionID]) -> DefinitionWork { DefinitionWork(members[0], members: members, reader) }

    func batch(_ members: [DefinitionID]) -> DefinitionBatch { [work(members)].batch }
  }

  private func withSample(_ body: (Sample) -> Void) {
    let graph = ProjectGraph()
    graph.set(settings: Project())
    let paths = ["shared.graphql", "a.graphql", "b.graphql"]
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: paths)
    graph.set("schema.graphqls", to: SourceFile(path: "schema.graphqls", text: "type Query { a: Int b: Int }"))
    let texts = ["fragment Shared on Query { a }", "query A { ...Shared }", "query B { b ...Shared }"]
    for (path, text) in zip(paths, texts) { graph.set(path, to: SourceFile(path: path, text: text)) }
    graph.database.withReader(below: OperationDiagnostics.self) { reader in
      let all = paths.flatMap { reader.value(FileOutline.self, Name($0)).map(\.id) }
      #expect(all.count == paths.count)
      if all.count == paths.count { body(Sample(all: all, reader: reader)) }
    }
  }

  @Test func chunksOfAStepShareABatch() {
    withSample { sample in
      sample.reader.sharingBatches(of: [sample.work(sample.all)]) {
        // Each chunk is an inner step.
        for chunk in [[sample.a, sample.shared], [sample.b, sample.shared]] {
          sample.reader.sharingBatches {
            #expect(sample.all.allSatisfy { sample.batch(chunk).position(of: $0) != nil })
          }
        }
      }
      #expect(sample.batch([sample.a, sample.shared]).position(of: sample.b) == nil)
    }
  }

  @Test func aBatchIsDroppedAtTheEndOfItsStep() {
    withSample { sample in
      sample.reader.sharingBatches {
        #expect(sample.batch(sample.all).position(of: sample.b) != nil)
        #expect(sample.batch([sample.a]).position(of: sample.b) != nil)
      }
      #expect(sample.batch([sample.a]).position(of: sample.b) == nil)
    }
  }

  @Test func aDefinitionThatWasNotAnnouncedIsResolved() {
    withSample { sample in
      sample.reader.sharingBatches(of: [sample.work([sample.shared])]) {
        #expect(sample.batch([sample.a, sample.shared]).position(of: sample.a) != nil)
      }
    }
  }
}
