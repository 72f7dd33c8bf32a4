import Configuration
import Fuzzing
import Incremental
import Source
import TestSupport
import Testing

@testable import BuildGraph

/// An edit in a file with many definitions reaches the changed definitions and their parts of the file.
struct LargeFileTests {
  private static let path = "ops/Large.graphql"
  private static let schema = "type Query { a: Int b: Int c: Query }"

  private static func operations(_ count: Int) -> [String] {
    (0..<count).map { "query Operation\($0) { a\($0 % 7): a c { b } }" }
  }

  private static func graph(_ text: String) -> ProjectGraph {
    let graph = ProjectGraph()
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    graph.set(settings: project)
    graph.set(schemaFiles: ["schema.graphqls"], operationFiles: [path, "ops/Other.graphql"])
    graph.set("schema.graphqls", to: SourceFile(path: "schema.graphqls", text: schema))
    graph.set("ops/Other.graphql", to: SourceFile(path: "ops/Other.graphql", text: "query Other { c { a } }"))
    graph.set(path, to: SourceFile(path: path, text: text))
    return graph
  }

  private static func set(_ operations: [String], in graph: ProjectGraph) {
    graph.set(path, to: SourceFile(path: path, text: operations.joined(separator: "\n")))
  }

  /// Returns how often each query ran in an update, and the number of all runs and verifications.
  private static func update(_ graph: ProjectGraph) -> (runs: [String: Int], count: Int) {
    var runs: [String: Int] = [:]
    var count = 0
    graph.observe { event in
      count += 1
      if event.outcome != .verified { runs[event.query, default: 0] += 1 }
    }
    defer { graph.observe(nil) }
    _ = graph.update()
    return (runs, count)
  }

  @Test(arguments: [
    (edit: "a field", text: "query Operation2000 { a c { b new: a } }"),
    (edit: "a comment", text: "# A comment.\nquery Operation2000 { a5: a c { b } }"),
    (edit: "an error", text: "query Operation2000 { a5: missing c { b } }"),
  ])
  func anEditReachesOneDefinition(edit: String, text: String) {
    var operations = Self.operations(4_000)
    let graph = Self.graph(operations.joined(separator: "\n"))
    #expect(graph.update().plan.isComplete)
    operations[2_000] = text
    Self.set(operations, in: graph)
    let (runs, count) = Self.update(graph)
    let expected = edit == "a comment" ? nil : 1
    for query in ["DefinitionText", "DefinitionDiagnostics", "DefinitionState", "DefinitionsByName", "FileParts"] {
      #expect(runs[query] == expected, "\(query)")
    }
    #expect(count < 200)
  }

  /// An error in one definition is reported in the file, also by the early check of the file.
  @Test func diagnosticsOfAllPartsAreReported() {
    var operations = Self.operations(4_000)
    for number in [0, 1_999, 3_999] { operations[number] = "query Operation\(number) { missing }" }
    let graph = Self.graph(operations.joined(separator: "\n"))
    #expect(graph.update().diagnostics.count == 3)
    #expect(graph.diagnostics(inEdited: Self.path)?.count == 3)
    operations[1_999] = "query Operation1999 { a }"
    Self.set(operations, in: graph)
    #expect(graph.diagnostics(inEdited: Self.path)?.count == 2)
    #expect(graph.update().diagnostics.count == 2)
  }

  /// Adding and deleting definitions moves the borders of parts and the limit for a division.
  @Test func buildsEqualNewBuilds() {
    for seed in Seeds.all {
      var random = SplitMix64(seed: seed)
      var operations = Self.operations(FileParts.limit - 2)
      let graph = Self.graph(operations.joined(separator: "\n"))
      _ = graph.update()
      for step in 0..<Seeds.share(of: 60) {
        Self.change(&operations, step, &random)
        Self.set(operations, in: graph)
        let fresh = Self.graph(operations.joined(separator: "\n")).update()
        let difference = ProjectStorm.difference(graph.update(), fresh)
        #expect(difference == nil, "MOCKD_SEED=\(seed), step \(step)")
        if difference != nil { return }
      }
    }
  }

  private static func change(_ operations: inout [String], _ step: Int, _ random: inout SplitMix64) {
    let place = Int.random(in: 0..<operations.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: operations[place] = "query New\(step) { b c { new\(step % 3): b } }"
    case 1: operations.insert("query New\(step) { a }", at: place)
    case 2: operations.insert(contentsOf: (0..<150).map { "query Many\(step)_\($0) { a }" }, at: place)
    case 3: operations.removeSubrange(place..<min(operations.count - 1, place + 120))
    case 4: operations.append(operations[place])
    case 5: operations.insert("fragment F\(step) on Query { f: a } query Spread\(step) { ...F\(step) }", at: place)
    case 6: operations[place] = "query Broken\(step) { a( }"
    default: operations.swapAt(place, operations.count - 1)
    }
  }
}
