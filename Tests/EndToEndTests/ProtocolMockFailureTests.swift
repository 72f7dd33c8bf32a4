import Foundation
import TestSupport
import Testing

/// The files and the status after a protocol that can't be mocked. `ProtocolMockOutputsTests` has the other cases.
@Suite struct ProtocolMockFailureTests {
  private static let bad = "/// @mockable\nprotocol Bad { func take(_ span: Span<Int>) }\n"

  private func workspace(_ more: String = "") throws -> TemporaryWorkspace {
    try StarWars.workspace([
      ".mockgen.json": """
      {"version": 1, "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"], "namespace": "StarWarsAPI",
       "outputs": {"testMocks": {"path": "Mocks"},
                   "protocolMocks": [{"sources": ["Sources/*.swift"], "path": "Doubles"}]}\(more)}
      """, "Sources/Good.swift": "/// @mockable\nprotocol Good { func good() }\n",
      "Sources/Bad.swift": Self.bad,
    ])
  }

  private func doubles(_ workspace: TemporaryWorkspace) throws -> [String] {
    try workspace.contents().keys.filter { $0.hasPrefix("Doubles/") }.sorted()
  }

  @Test func anErrorAffectsOnlyItsFile() throws {
    let workspace = try workspace()
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.output.contains("Sources/Bad.swift:2:21: error[protocol-mock/unsupported]"), "\(run.output)")
    #expect(run.errors.contains("mockd: 5 files written ("), "\(run.errors)")
    #expect(try doubles(workspace) == ["Doubles/Good+Mocks.swift"])
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 1 && check.output.contains("1 error in 1 file"), "\(check.output)")
  }

  /// While there is an error, the last good file stays, even if others change. It is deleted with its source.
  @Test func theLastGoodFileIsKept() throws {
    let workspace = try workspace()
    try workspace.write("Sources/Bad.swift", "/// @mockable\nprotocol Bad { func take() }\n")
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    let good = try workspace.text("Doubles/Bad+Mocks.swift")
    try workspace.write("Sources/Bad.swift", Self.bad)
    try workspace.write("Sources/Good.swift", "/// @mockable\nprotocol Good { func better() }\n")
    for _ in 0..<2 { #expect(try MockdProcess.run(["generate", "--prune"], in: workspace.root).status == 1) }
    #expect(try workspace.text("Doubles/Bad+Mocks.swift") == good)
    #expect(try workspace.text("Doubles/Good+Mocks.swift").contains("func better()"))
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.output.contains("1 error in 1 file"), "\(check.output)")
    try FileManager.default.removeItem(at: workspace.root.appending(path: "Sources/Bad.swift"))
    #expect(try MockdProcess.run(["generate"], in: workspace.root).status == 0)
    #expect(try doubles(workspace) == ["Doubles/Good+Mocks.swift"])
  }

  @Test func disabledErrorsFailNothing() throws {
    let workspace = try workspace(#", "diagnostics": {"protocol-mock/unsupported": "off"}"#)
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
    #expect(try doubles(workspace) == ["Doubles/Good+Mocks.swift"])
    #expect(try MockdProcess.run(["check"], in: workspace.root).status == 0)
  }
}
