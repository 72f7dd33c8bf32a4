import BuildGraph
import Configuration
import Incremental
import Source
import Testing

/// Deprecation hints depend only on the used elements. Operations with such hints are common in editors, so other
/// edits of the schema must not check them again.
@Suite struct DeprecatedUsesTests {
  private let graph = ProjectGraph()

  init() {
    var settings = Project()
    settings.diagnostics[DiagnosticCode.noDeprecated.rawValue] = .default
    graph.set(settings: settings)
    graph.set(schemaFiles: ["s.graphqls"], operationFiles: ["a.graphql"])
    graph.set("a.graphql", to: SourceFile(path: "a.graphql", text: "query A { a }"))
  }

  /// Edits the schema. Returns the messages, and whether the operation was checked again.
  private func edit(_ fields: String) -> (messages: [String], isRevalidated: Bool) {
    var isRevalidated = false
    graph.observe { event in
      if event.query == "DefinitionDiagnostics", event.outcome != .verified { isRevalidated = true }
    }
    graph.set("s.graphqls", to: SourceFile(path: "s.graphqls", text: "type Query { \(fields) }"))
    return (graph.update().diagnostics.map(\.message), isRevalidated)
  }

  @Test func unrelatedSchemaChangesDoNotRevalidate() throws {
    let first = edit("a: Int @deprecated(reason: \"Old.\")")
    #expect(first.isRevalidated && first.messages.count == 1)
    let other = edit("a: Int @deprecated(reason: \"Old.\") b: Int")
    #expect(!other.isRevalidated && other.messages == first.messages)
    let reason = edit("a: Int @deprecated(reason: \"Older.\") b: Int")
    #expect(reason.isRevalidated && reason.messages.count == 1 && reason.messages != first.messages)
    let none = edit("a: Int b: Int")
    #expect(none.isRevalidated && none.messages.isEmpty)
  }

  /// Messages suggest names from the whole schema.
  @Test func errorsAreRevalidatedAfterSchemaChanges() throws {
    let first = edit("aa: Int")
    #expect(first.messages == ["Cannot query field \"a\" on type \"Query\". Did you mean \"aa\"?"])
    let other = edit("aa: Int ab: Int")
    #expect(other.messages == ["Cannot query field \"a\" on type \"Query\". Did you mean \"aa\" or \"ab\"?"])
  }
}
