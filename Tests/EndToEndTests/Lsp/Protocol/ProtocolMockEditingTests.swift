import Foundation
import TestSupport
import Testing

/// Edited Swift files with protocols: diagnostics are published for each edit, and mocks are written after a save.
@Suite struct ProtocolMockEditingTests {
  private let workspace: TemporaryWorkspace
  private let client: LspClient
  private let service: URL

  private static let text = "/// @mockable\nprotocol Service: Base {\n  func load(_ id: Int) -> String\n}\n"

  init() throws {
    workspace = try TemporaryWorkspace([
      ".mockgen.json":
        #"{ "version": 1, "outputs": { "protocolMocks": [{ "sources": ["Sources/*.swift"], "path": "Mocks" }] } }"#,
      "Sources/Service.swift": Self.text, "Sources/Base.swift": "protocol Base { func base() }\n",
    ])
    client = try LspClient()
    service = workspace.root.appending(path: "Sources/Service.swift")
  }

  private var mock: String { get throws { try workspace.text("Mocks/Service+Mocks.swift") } }

  private func sync() throws {
    let run = try MockdProcess.run(["sync"], in: workspace.root)
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func incompleteSwiftIsReportedAndNotWritten() throws {
    try client.begin([workspace.root])
    try client.open(service, Self.text)
    // Unsaved edits would delay the writing.
    try sync()
    try client.change(service, version: 2, Self.text.replacing("-> String", with: "->"))
    let diagnostics = try client.called("textDocument/publishDiagnostics")["params"]["diagnostics"].array
    #expect(diagnostics.map { $0["code"].string } == ["protocol-mock/syntax"])
    // The type is missing there.
    #expect(diagnostics.first?["range"]["start"]["line"].int == 2)
    try client.change(service, version: 3, Self.text.replacing("String", with: "Bool"))
    #expect(try client.called("textDocument/publishDiagnostics")["params"]["diagnostics"].array.isEmpty)
    try sync()
    #expect(try mock.contains("-> String"))
    try workspace.write("Sources/Service.swift", Self.text.replacing("String", with: "Bool"))
    try client.save(service)
    try sync()
    #expect(try mock.contains("-> Bool") && mock.contains("func base()"))
    try client.end()
  }

  @Test func changesInOtherFilesUpdateMocks() throws {
    try client.begin([workspace.root])
    try client.open(service, Self.text)
    try sync()
    try workspace.write("Sources/Base.swift", "protocol Base { func other() }\n")
    try sync()
    #expect(try mock.contains("func other()"))
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(check.status == 0, "\(check.output)")
    try client.end()
  }
}
