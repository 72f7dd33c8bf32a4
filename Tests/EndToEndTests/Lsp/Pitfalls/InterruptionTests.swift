import Foundation
import Fuzzing
import TestSupport
import Testing

/// 14. Long work doesn't delay the messages that don't depend on it.
@Suite struct InterruptionTests {
  /// Returns a workspace with a long first load.
  private static func workspace() throws -> TemporaryWorkspace {
    var files: [String: String] = [
      ".mockgen.json": StarWars.configuration.replacing(
        #""outputs": {"#, with: #""outputs": { "models": { "path": "Models" }, "#)
    ]
    for number in 0..<1_000 {
      files["graphql/Generated\(number).graphql"] = """
        query Generated\(number)($text: String!) {
          hero { ...Details friends { ...Details friends { id name friends { ...Details } } } }
          search(text: $text) { ... on Human { id height friends { name } } ... on Droid { id friends { ...Details } } }
        }
        """
    }
    return try StarWars.workspace(files)
  }

  /// Returns a session at the beginning of its first load.
  private static func session() throws -> (TemporaryWorkspace, LspClient, URL) {
    let workspace = try workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    return (workspace, client, workspace.root.appending(path: "graphql/Hero.graphql"))
  }

  /// Returns the next replies with their error codes, and the published files, in order.
  private static func messages(_ client: LspClient, until id: Int) throws -> [String] {
    var found: [String] = []
    while true {
      let message = try client.next()
      if let uri = message["params"]["uri"].string {
        found.append("published " + (uri.split(separator: "/").last.map(String.init) ?? ""))
      } else {
        found.append("\(message["id"].int ?? 0)" + (message["error"]["code"].int.map { " \($0)" } ?? ""))
        if message["id"].int == id { return found }
      }
    }
  }

  /// All messages are sent at once, so the server has them before the load ends.
  @Test func onlyProjectRequestsWaitForTheLoad() throws {
    let (workspace, client, file) = try Self.session()
    let document = ["uri": file.absoluteString]
    let place = ["line": 0, "character": 20]
    let range = ["start": place, "end": place]
    let open: [String: Any] = [
      "textDocument": document.merging(["languageId": "graphql", "text": "query Hero { hero {  } }"]) { $1 }
    ]
    let change: [String: Any] = ["textDocument": document, "contentChanges": [["text": "query Hero { hero { id } }"]]]
    let parameters: [String: Any] = ["textDocument": document, "position": place, "range": range]
    let sent: [[String: Any]] = [
      ["method": "textDocument/didOpen", "params": open],
      ["id": 11, "method": "textDocument/codeLens", "params": parameters],
      ["id": 12, "method": "textDocument/codeAction", "params": parameters],
      ["id": 13, "method": "textDocument/completion", "params": parameters],
      ["method": "$/cancelRequest", "params": ["id": 12]],
      // A lens of a changed text is useless.
      ["method": "textDocument/didChange", "params": change],
      ["id": 14, "method": "textDocument/hover", "params": parameters],
      ["id": 15, "method": "textDocument/diagnostic", "params": ["textDocument": ["uri": "untitled:none"]]],
    ]
    client.write(try sent.reduce(Data()) { try $0 + LspClient.frame($1) })
    let found = try Self.messages(client, until: 15)
    // The syntax error of the document is published before all other diagnostics, and cleared before the rest.
    #expect(
      found == [
        "published Hero.graphql", "12 -32800", "13", "11 -32801", "14", "published Hero.graphql", "15",
      ])
    try client.end()
    withExtendedLifetime(workspace) {}
  }

  @Test func shutdownInterruptsTheLoad() throws {
    let (workspace, client, file) = try Self.session()
    let sent: [[String: Any]] = [
      ["id": 11, "method": "textDocument/codeLens", "params": ["textDocument": ["uri": file.absoluteString]]],
      ["id": 12, "method": "shutdown"],
    ]
    client.write(try sent.reduce(Data()) { try $0 + LspClient.frame($1) })
    let found = try Self.messages(client, until: 12)
    #expect(found == ["11 -32802", "12"])
    let models = try? FileManager.default.contentsOfDirectory(atPath: workspace.root.appending(path: "Models").path)
    #expect((models ?? []).isEmpty)
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  #if os(Linux)
    /// While a client doesn't read, messages wait in bounded memory, and outputs are still written.
    @Test func slowClientsDoNotDelayOutputs() throws {
      let workspace = try StarWars.workspace()
      let client = try LspClient(isReading: false)
      let folders = [["uri": workspace.root.absoluteString, "name": "w"]]
      try client.request("initialize", ["capabilities": [String: Any](), "workspaceFolders": folders])
      try client.notify("initialized")
      let long = String(repeating: "x", count: 1_000)
      for _ in 0..<10_000 { try client.request("unknown/" + long) }
      for _ in 0..<10_000 { try client.request("unknown") }
      let mock = workspace.root.appending(path: "Mocks/Human+Mock.graphql.swift")
      try workspace.write("graphql/Details.graphql", "fragment Details on Character { id }")
      #expect(try MockdProcess.run(["sync"], in: workspace.root).status == 0)
      #expect(try !String(contentsOf: mock, encoding: .utf8).contains("height"))
      let usage = try ProcessUsage(of: client.process.processIdentifier)
      #expect(usage.resident < 120_000, "\(usage)")
      client.startReading()
      for id in 1...20_001 { #expect(try client.next()["id"].int == id) }
      try client.end()
    }
  #endif
}
