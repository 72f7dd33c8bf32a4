import BuildGraph
import Configuration
import Incremental
import Source
import Testing

/// What is said of uses of what is deprecated depends on what is used alone: in an editor, many operations have such hints,
/// and are not looked at again with each edit of the schema.
@Suite struct DeprecatedUsesTests {
  private let graph = ProjectGraph()

  init() {
    var settings = Project()
    settings.diagnostics[DiagnosticCode.noDeprecated.rawValue] = .default
    graph.set(settings: settings)
    graph.set(schemaFiles: ["s.graphqls"], operationFiles: ["a.graphql"])
    graph.set("a.graphql", to: SourceFile(path: "a.graphql", text: "query A { a }"))
  }

  /// Edits the schema; gives what is found then and whether the operation was looked at again.
  private func edit(_ fields: String) -> (messages: [String], isLookedAt: Bool) {
    var isLookedAt = false
    graph.observe { event in
      if event.query == "DefinitionFindings", event.outcome != .verified { isLookedAt = true }
    }
    graph.set("s.graphqls", to: SourceFile(path: "s.graphqls", text: "type Query { \(fields) }"))
    return (graph.update().diagnostics.map(\.message), isLookedAt)
  }

  @Test func whatIsNotUsedDoesNotMatter() throws {
    let first = edit("a: Int @deprecated(reason: \"Old.\")")
    #expect(first.isLookedAt && first.messages.count == 1)
    let other = edit("a: Int @deprecated(reason: \"Old.\") b: Int")
    #expect(!other.isLookedAt && other.messages == first.messages)
    let reason = edit("a: Int @deprecated(reason: \"Older.\") b: Int")
    #expect(reason.isLookedAt && reason.messages.count == 1 && reason.messages != first.messages)
    let none = edit("a: Int b: Int")
    #expect(none.isLookedAt && none.messages.isEmpty)
  }

  /// Messages look in the whole schema for what may have been meant.
  @Test func faultsAreLookedAtAgain() throws {
    let first = edit("aa: Int")
    #expect(first.messages == ["Cannot query field \"a\" on type \"Query\". Did you mean \"aa\"?"])
    let other = edit("aa: Int ab: Int")
    #expect(other.messages == ["Cannot query field \"a\" on type \"Query\". Did you mean \"aa\" or \"ab\"?"])
  }
}
