import Incremental
import Source
import Testing

@testable import BuildGraph

@Suite struct ProjectGraphTests {
  @Test func aProjectContainsTheFilesThatItReads() {
    let graph = ProjectGraph()
    graph.set(
      schemaFiles: ["a.graphqls"], operationFiles: ["b.graphql"], testFiles: ["T.swift"], codeFiles: ["C.swift"])
    for path in ["a.graphqls", "b.graphql", "T.swift", "C.swift"] { #expect(graph.contains(path)) }
    #expect(!graph.contains("other.graphql") && !graph.contains(""))
    graph.set(schemaFiles: ["a.graphqls"], operationFiles: [], testFiles: [], codeFiles: [])
    #expect(graph.contains("a.graphqls") && !graph.contains("b.graphql"))
  }

  /// A query for a type beyond the end of a shortened file returns nothing.
  @Test func typesPastTheEndOfAFileHaveNoFacts() {
    let database = Database()
    let file = SourceFile(path: "P.swift", text: "/// @mockable\nprotocol P { func f() }")
    database.set(FileInput.self, "P.swift", to: file)
    let facts = (0..<2).map { database.value(FactsOfSwiftType.self, FactsOfSwiftType.Key(file: "P.swift", index: $0)) }
    #expect(facts.map { $0 != nil } == [true, false])
  }
}
