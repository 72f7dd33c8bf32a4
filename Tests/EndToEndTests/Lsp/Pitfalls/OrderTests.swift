import Foundation
import Fuzzing
import TestSupport
import Testing

/// 6. Changes are applied in order; a request reads the changes before it and none after it.
@Suite struct OrderTests {
  /// A text typed in pieces at random places. Each piece makes sense only in the text before it.
  @Test(arguments: Seeds.all) func changesAreAppliedInOrder(seed: UInt64) throws {
    let workspace = try StarWars.workspace(["graphql/Typed.graphql": "query Typed { hero { id } }"])
    let client = try LspClient()
    try client.initialize(workspace.root)
    let file = workspace.root.appending(path: "graphql/Typed.graphql")
    var random = SplitMix64(seed: seed)
    let wanted = Array("query Typed { hero { id name friends { id nme } } }")
    // The characters in random order, each at its place among the present ones.
    var there: [Int] = []
    var changes: [[String: Any]] = []
    for index in wanted.indices.shuffled(using: &random) {
      let place = there.firstIndex { index < $0 } ?? there.count
      there.insert(index, at: place)
      let position = ["line": 0, "character": place]
      changes.append(["range": ["start": position, "end": position], "text": String(wanted[index])])
    }
    var bytes = try LspClient.frame([
      "method": "textDocument/didOpen",
      "params": ["textDocument": ["uri": file.absoluteString, "languageId": "graphql", "version": 0, "text": ""]],
    ])
    var version = 0
    while !changes.isEmpty {
      let count = Int.random(in: 1...3, using: &random)
      version += 1
      bytes += try LspClient.frame([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": file.absoluteString, "version": version],
          "contentChanges": Array(changes.prefix(count)),
        ],
      ])
      changes.removeFirst(min(count, changes.count))
    }
    client.write(bytes)
    // Intermediate diagnostics are optional. The last ones come before the replies to later requests.
    var published: JSON?
    for _ in 0..<2 {
      let id = try client.requestCompletion()
      while true {
        let message = try client.next()
        if message["id"].int == id { break }
        if message["params"]["uri"].string == file.absoluteString { published = message["params"]["diagnostics"] }
      }
    }
    let start = published?.array.first?["range"]["start"]
    #expect(published?.array.count == 1 && start?["character"].int == 42, "seed \(seed): \(published?.text ?? "")")
    try client.close(file)
    try client.expectPublished("Typed.graphql: ")
    try client.end()
  }

  @Test func requestsReadTheTextAtTheirTime() throws {
    let workspace = try CrashDiagnosticsTests.workspace()
    let client = try LspClient()
    try client.initialize(workspace.root)
    _ = try client.published()
    let test = workspace.root.appending(path: "Tests/HeroTests.swift")
    let fixed = CrashDiagnosticsTests.test.replacing("hero?.name", with: "hero?.id")
    // One write holds the text with the mistake, without it, and with it again, a line further down.
    let actions = { (line: Int) throws -> Data in
      let place = ["line": line, "character": 12]
      return try LspClient.frame([
        "id": client.newID(), "method": "textDocument/codeAction",
        "params": [
          "textDocument": ["uri": test.absoluteString], "range": ["start": place, "end": place],
          "context": ["diagnostics": [Any]()],
        ],
      ])
    }
    let change = { (version: Int, text: String) throws -> Data in
      try LspClient.frame([
        "method": "textDocument/didChange",
        "params": [
          "textDocument": ["uri": test.absoluteString, "version": version], "contentChanges": [["text": text]],
        ],
      ])
    }
    try client.open(test, CrashDiagnosticsTests.test)
    client.write(
      try actions(6) + change(2, fixed) + actions(6) + change(3, "\n" + CrashDiagnosticsTests.test) + actions(6)
        + actions(7))
    // The server may refuse a request if its document has changed.
    var counts: [Int?] = []
    while counts.count < 4 {
      let message = try client.next()
      guard message["id"].int != nil else { continue }
      let code = message["error"]["code"].int
      #expect(code == nil || code == -32801, "\(message.text)")
      counts.append(code == nil ? message["result"].array.count : nil)
    }
    // The mistake has two actions: its fix, and a comment that suppresses it.
    #expect(counts[0] ?? 2 == 2 && counts[1] ?? 0 == 0 && counts[2] == 0 && counts[3] == 2, "\(counts)")
    // Only the last diagnostics count.
    try client.change(test, version: 4, CrashDiagnosticsTests.test)
    try client.awaitPublished("HeroTests.swift v4: 6:10 1 unset-required-field")
    try client.end()
  }
}
