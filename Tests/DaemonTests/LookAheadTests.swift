import Incremental
import TestSupport
import Testing

@testable import Daemon

/// Results that are computed during a checkout of git are reused, and not published before its end.
@Suite struct LookAheadTests {
  private let directory: TestDirectory
  private let host: WorkspaceHost

  init() throws {
    directory = try TestDirectory()
    try directory.write(".mockgen.json", WatchSessionTests.configuration)
    try directory.write("schema.graphqls", "type Query { a: A } type A { x: Int, y: Int }")
    try directory.write("q.graphql", "query Q { a { x } }")
    host = WorkspaceHost(try Workspace.find(configuration: directory.absolute(".mockgen.json")))
    host.isTracing = true
    _ = host.update([.everything])
  }

  private func lookAhead(_ names: String...) { host.lookAhead(Set(names.map { directory.absolute($0) })) }

  /// The queries that ran up to the end of the next update, and the outputs that it says have changed.
  private func queries(afterChangeOf names: String...) -> (names: [String], written: Dirty) {
    let update = host.update([.paths(names.map { directory.absolute($0) })])
    return (update.trace.map(\.query), update.dirtyOutputs)
  }

  @Test func earlyResultsAreNotComputedAgain() throws {
    try directory.write("q.graphql", "query Q { a { x y } }")
    lookAhead("q.graphql")
    // The trace of an update has what ran ahead of it, too.
    let ahead = queries(afterChangeOf: "q.graphql")
    #expect(ahead.written == .paths(["Mocks/A+Mock.graphql.swift"]))
    for query in ["ParsedFile", "DefinitionDiagnostics", "Contributions"] {
      #expect(ahead.names.filter { $0 == query }.count == 1, "\(query)")
    }
    let again = queries(afterChangeOf: "q.graphql")
    #expect(again.names == [])
    #expect(again.written == .none)
  }

  @Test func schemaChangesAreNotReadEarly() throws {
    try directory.write("schema.graphqls", "type Query { a: A } type A { x: Int, y: String }")
    try directory.write("q.graphql", "query Q { a { y } }")
    lookAhead("q.graphql", "schema.graphqls")
    #expect(host.update([.paths([])]).trace.isEmpty)
    #expect(queries(afterChangeOf: "q.graphql", "schema.graphqls").written == .paths(["Mocks/A+Mock.graphql.swift"]))
  }

  /// Files that are missing for a moment count when git has ended.
  @Test func createdAndDeletedFilesAreNotReadEarly() throws {
    try directory.remove("q.graphql")
    try directory.write("r.graphql", "query R { a { y } }")
    lookAhead("q.graphql")
    lookAhead("r.graphql")
    #expect(host.update([.paths([])]).trace.isEmpty)
    let update = host.update([.paths([directory.absolute("q.graphql"), directory.absolute("r.graphql")])])
    #expect(update.build.sources.keys.sorted() == [".mockgen.json", "r.graphql", "schema.graphqls"])
    #expect(update.build.diagnostics == [])
  }
}
