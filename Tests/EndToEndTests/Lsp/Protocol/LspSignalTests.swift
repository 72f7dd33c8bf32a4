#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// A signal to the server leaves all outputs in their old state or all in their new one.
  @Suite struct LspSignalTests {
    private static let count = 150

    private static func configuration(_ access: String) -> String {
      StarWars.configuration.replacing(#""Mocks" }"#, with: #""Mocks", "accessModifier": "\#(access)" }"#)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP]) func signalsLeaveCompleteOutputs(number: Int32) throws {
      let types = (0..<Self.count).map { "type T\($0) { a: Int }" }
      let fields = (0..<Self.count).map { "t\($0): T\($0)" }
      let selections = (0..<Self.count).map { "t\($0) { a }" }
      let workspace = try TemporaryWorkspace([
        ".mockgen.json": Self.configuration("internal"),
        "graphql/schema.graphqls": (types + ["type Query { \(fields.joined(separator: " ")) }"]).joined(
          separator: "\n"),
        "graphql/All.graphql": "query All { \(selections.joined(separator: " ")) }",
      ])
      try expectStatusZero(workspace)
      let new = try outputs(workspace)
      try workspace.write(".mockgen.json", Self.configuration("public"))
      try expectStatusZero(workspace)
      let old = try outputs(workspace)
      #expect(old.count == new.count && Self.count < old.count && Set(old.values).isDisjoint(with: new.values))

      let client = try LspClient()
      try client.initialize(workspace.root)
      for _ in 0..<2 { #expect(try client.errorCode("unknown") == -32601) }
      let last = try #require(old.keys.sorted().first)
      try workspace.write(".mockgen.json", Self.configuration("internal"))
      // Waits until the first output changes.
      let deadline = Date(timeIntervalSinceNow: 20)
      while (try? workspace.text(last)).map({ Data($0.utf8) }) == old[last], Date() < deadline {}
      kill(client.process.processIdentifier, number)
      #expect(client.status() == -number)
      let found = try outputs(workspace)
      #expect(found == old || found == new, "\(found.count { $0.value == new[$0.key] }) of \(found.count) are new")
    }

    private func expectStatusZero(_ workspace: TemporaryWorkspace) throws {
      let run = try MockdProcess.run(["generate"], in: workspace.root)
      #expect(run.status == 0, "\(run.errors)")
    }

    /// Returns all files in the output folder, including temporary ones.
    private func outputs(_ workspace: TemporaryWorkspace) throws -> [String: Data] {
      try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
    }
  }
#endif
