import Foundation
import TestSupport
import Testing

/// Server behavior that depends on client capabilities.
@Suite struct ClientCapabilityTests {
  private static let diagnostic = "HeroTests.swift: 6:10 1 unset-required-field"

  private let workspace: TemporaryWorkspace
  private let client: LspClient

  init() throws {
    workspace = try CrashDiagnosticsTests.workspace()
    client = try LspClient()
  }

  @Test func theFirstLoadReportsProgress() throws {
    try client.begin([workspace.root], ["window": ["workDoneProgress": true]])
    let create = try client.called("window/workDoneProgress/create")
    // Nothing is sent before the reply.
    try client.reply(to: create)
    var kinds: [String] = []
    while kinds.last != "end" {
      let progress = try client.called("$/progress")["params"]
      #expect(progress["token"].string == create["params"]["token"].string)
      kinds.append(progress["value"]["kind"].string ?? "")
    }
    #expect(kinds.first == "begin" && kinds.dropFirst().dropLast().allSatisfy { $0 == "report" })
    #expect(try client.published() == Self.diagnostic)
    try client.end()
  }

  @Test func rejectedProgressIsNotReported() throws {
    try client.begin([workspace.root], ["window": ["workDoneProgress": true]])
    let create = try client.called("window/workDoneProgress/create")
    try client.send(["id": create["id"].string ?? "", "error": ["code": -32603, "message": "no"]])
    #expect(try client.published() == Self.diagnostic)
    try client.end()
  }

  @Test func fileWatchersAreRegisteredAfterInitialization() throws {
    try client.begin(
      [workspace.root],
      [
        "workspace": [
          "didChangeWatchedFiles": ["dynamicRegistration": true],
          "didChangeConfiguration": ["dynamicRegistration": true],
        ]
      ])
    let register = try client.called("client/registerCapability")
    let registrations = register["params"]["registrations"].array
    #expect(
      registrations.map { $0["method"].string } == [
        "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration",
      ])
    #expect(Set(registrations.map { $0["id"].string }).count == 2)
    try client.reply(to: register)
    #expect(try client.published() == Self.diagnostic)
    // Changes that the client reports and the server notices are handled once.
    let helpers = workspace.root.appending(path: "Tests/Helpers.swift")
    try workspace.write(
      "Tests/Helpers.swift", CrashDiagnosticsTests.helpers.replacing("return", with: "hero.name = \"Luke\"\n  return"))
    try client.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": helpers.absoluteString, "type": 2]]])
    #expect(try client.published() == "HeroTests.swift: ")
    try client.end()
  }

  /// The server registers capabilities only after `initialized`.
  @Test func nothingIsRegisteredBeforeInitialization() throws {
    let dynamic: [String: Any] = [
      "didChangeWatchedFiles": ["dynamicRegistration": true], "didChangeConfiguration": ["dynamicRegistration": true],
    ]
    #expect(try client.result("initialize", ["capabilities": ["workspace": dynamic]])["capabilities"].isObject)
    for _ in 0..<20 { #expect(try client.errorCode("unknown") == -32601) }
    try client.notify("initialized")
    try client.reply(to: try client.called("client/registerCapability"))
    try client.end()
  }

  /// A client with these capabilities, but without dynamic registration, gets no requests. All other tests cover
  /// clients without the capabilities.
  @Test func clientsWithoutDynamicRegistrationGetNoRequests() throws {
    let fixed = ["dynamicRegistration": false]
    try client.begin(
      [workspace.root], ["workspace": ["didChangeWatchedFiles": fixed, "didChangeConfiguration": fixed]])
    #expect(try client.published() == Self.diagnostic)
    try client.end()
  }

  @Test func settingsAreRequested() throws {
    try client.begin([workspace.root], ["workspace": ["configuration": true]])
    #expect(try client.published() == Self.diagnostic)
    try client.notify("workspace/didChangeConfiguration", ["settings": NSNull()])
    let ask = try client.called("workspace/configuration")
    #expect(ask["params"]["items"].array.map { $0["section"].string } == ["mockd"])
    try client.reply(to: ask, [["writeOutputs": false]])
    #expect(try client.called("window/logMessage")["params"]["message"].string?.contains("settings") == true)
    try client.end()
  }

  @Test func createdAndDeletedFilesAreFollowed() throws {
    try client.begin([workspace.root])
    #expect(try client.published() == Self.diagnostic)
    let folder = workspace.root.appending(path: "Tests")
    let moved = workspace.root.appending(path: "Elsewhere")
    try FileManager.default.moveItem(at: folder, to: moved)
    try client.notify(
      "workspace/didRenameFiles",
      ["files": [["oldUri": folder.absoluteString, "newUri": moved.absoluteString]]])
    #expect(try client.published() == "HeroTests.swift: ")
    try FileManager.default.moveItem(at: moved, to: folder)
    try client.notify(
      "workspace/didRenameFiles",
      ["files": [["oldUri": moved.absoluteString, "newUri": folder.absoluteString]]])
    #expect(try client.published() == Self.diagnostic)
    try workspace.write("Tests/Helpers.swift", "")
    try client.notify(
      "workspace/didCreateFiles",
      ["files": [["uri": folder.appending(path: "Helpers.swift").absoluteString]]])
    #expect(try client.published() == "HeroTests.swift: ")
    try client.end()
  }

  @Test func tracesDescribeRequests() throws {
    try client.begin([workspace.root])
    #expect(try client.published() == Self.diagnostic)
    try client.notify("$/setTrace", ["value": "messages"])
    try client.request("unknown")
    #expect(try client.called("$/logTrace")["params"]["message"].string == "Received request 'unknown'")
    #expect(try client.next()["error"]["code"].int == -32601)
    try client.notify("$/setTrace", ["value": "off"])
    #expect(try client.errorCode("$/unknown") == -32601)
    try client.end()
  }
}
