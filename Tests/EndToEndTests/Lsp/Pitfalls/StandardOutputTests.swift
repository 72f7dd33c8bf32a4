import Foundation
import TestSupport
import Testing

/// 13. Standard output carries only frames, whatever goes wrong. The client fails on anything else. These tests cover
/// the places where other servers print.
@Suite struct StandardOutputTests {
  @Test(arguments: [
    "{", "", "[]", #"{ "version": 9 }"#, #"{ "version": 1, "schema": ["none/*.graphqls"], "namespace": "A" }"#,
    #"{ "version": 1, "apolloConfig": "none.json" }"#,
  ])
  func brokenConfigurationsAreDiagnostics(configuration: String) throws {
    let workspace = try StarWars.workspace([".mockgen.json": configuration])
    let client = try LspClient(in: workspace.root)
    try client.initialize(workspace.root)
    #expect(try client.published().hasPrefix(".mockgen.json: "), "\(configuration)")
    try workspace.write(".mockgen.json", StarWars.configuration)
    try client.expectPublished(".mockgen.json: ")
    try client.end()
  }

  @Test func unreadableFilesPrintNothing() throws {
    let workspace = try StarWars.workspace()
    try workspace.write("graphql/Bytes.graphql", Data([0xFF, 0xFE, 0x00, 0x80]))
    try FileManager.default.createSymbolicLink(
      atPath: workspace.root.path + "/graphql/Loop.graphql", withDestinationPath: "Loop.graphql")
    try FileManager.default.createDirectory(
      at: workspace.root.appending(path: "graphql/Folder.graphql"), withIntermediateDirectories: true)
    let client = try LspClient(in: workspace.root)
    try client.initialize(workspace.root)
    let id = try client.request("unknown")
    // All messages about these files are frames.
    while try client.next()["id"].int != id {}
    let last = try client.request("shutdown")
    while try client.next()["id"].int != last {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  /// Traces are frames, too.
  @Test func tracesAreMessages() throws {
    let workspace = try StarWars.workspace(["graphql/Other.graphql": "query Other { hero { nme } }"])
    let client = try LspClient(in: workspace.root)
    try client.begin([workspace.root], more: ["trace": "verbose"])
    let id = try client.request("unknown")
    var traces = 0
    while true {
      let message = try client.next()
      if message["id"].int == id { break }
      if message["method"].string == "$/logTrace" { traces += 1 }
    }
    #expect(0 < traces)
    try client.notify("$/setTrace", ["value": "off"])
    let last = try client.request("shutdown")
    while try client.next()["id"].int != last {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  /// Usage errors are printed on standard error.
  @Test(arguments: [["lsp", "--port"], ["lsp", "--trace"], ["lsp", "extra"]])
  func wrongUsagePrintsNothingToStandardOutput(arguments: [String]) throws {
    let run = try MockdProcess.run(arguments, in: FileManager.default.temporaryDirectory)
    #expect(run.status == 2 && run.output.isEmpty && !run.errors.isEmpty)
  }

  @Test func aConcurrentWatchDoesNotDisturb() throws {
    let workspace = try StarWars.workspace()
    let watching = try Watching(workspace)
    let client = try LspClient(in: workspace.root)
    try client.initialize(workspace.root)
    try workspace.write("graphql/Other.graphql", "query Other { hero { nme } }")
    try client.awaitPublished("Other.graphql: 0:21 1 graphql/FieldsOnCorrectType")
    try workspace.write("graphql/Other.graphql", "query Other { hero { name } }")
    try client.awaitPublished("Other.graphql: ")
    try watching.sync()
    _ = try client.request("shutdown")
    while try client.next()["id"].int == nil {}
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }
}
