import Foundation
import TestSupport
import Testing

/// A watch that is killed during many edits leaves only complete files, and the next one finishes its work.
@Suite struct WatchKillTests {
  @Test func watchesKilledInAStormRecover() throws {
    let workspace = try StarWars.workspace()
    try workspace.write("Mocks/Handwritten+Mock.graphql.swift", "mine\n")
    let fields = ["id", "name", "id name", "friends { id }", "friends { name }", "... on Human { height }"]
    for round in 0..<6 {
      // A foreign file in the folder of outputs is not an output, and delays nothing.
      let mockd = try RunningMockd(["watch"], in: workspace.root)
      try #require(mockd.wait(for: "watching "), "\(mockd.printed)\(mockd.errors)")
      var edits = 0
      // Killed directly after a reported change, while it handles the next ones.
      while mockd.lines.count < 3 + round * 2, edits < 100_000 {
        let field = fields[edits % fields.count]
        try workspace.write("graphql/Details.graphql", "fragment Details on Character { \(field) }")
        try workspace.write("graphql/E\(edits % 4).graphql", "query E\(edits % 4) { hero { ...Details } }")
        edits += 1
      }
      mockd.send(SIGKILL)
      #expect(mockd.status() == -SIGKILL)
      for (path, data) in try workspace.contents() where path.hasPrefix("Mocks/") && path.hasSuffix(".swift") {
        let text = String(decoding: data, as: UTF8.self)
        #expect(text == "mine\n" || text.hasPrefix("// @generated") && text.hasSuffix("}\n"), "\(path)")
      }
    }
    try FileManager.default.removeItem(at: workspace.root.appending(path: "Mocks/Handwritten+Mock.graphql.swift"))
    let watching = try Watching(workspace)
    try watching.expectOutputsOfACleanRun()
    #expect(try !workspace.contents().keys.contains { $0.contains("/replaced/") || $0.hasSuffix(".tmp") })
  }
}
