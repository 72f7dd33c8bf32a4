#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// 1. A server ends with its client, even if the client's end of the streams stays open.
  @Suite struct ClientDeathTests {
    @Test func exitWithoutShutdownIsAnError() throws {
      let client = try LspClient()
      try client.initialize(nil)
      try client.send(["method": "exit"])
      client.expectEnd(status: 1)
    }

    @Test(arguments: [false, true]) func theServerEndsWithItsInput(isShutDown: Bool) throws {
      let client = try LspClient()
      try client.initialize(nil)
      if isShutDown {
        try client.request("shutdown")
        try client.expect(#"{"jsonrpc":"2.0","id":2,"result":null}"#)
      }
      try client.closeInput()
      client.expectEnd(status: isShutDown ? 0 : 1)
    }

    /// The input may end in the middle of a frame.
    @Test func anIncompleteFrameEndsTheServer() throws {
      let client = try LspClient()
      client.write("Content-Length: 1000\r\n\r\n{".utf8)
      try client.closeInput()
      client.expectEnd(status: 1)
    }

    @Test func theServerEndsWithItsClient() throws {
      let parent = try LspClient()
      let orphan = try LspClient()
      try orphan.initialize(nil, process: parent.process.processIdentifier)
      try parent.send(["method": "exit"])
      parent.expectEnd(status: 1)
      orphan.expectEnd(status: 1)
    }

    /// The server ignores a `processId` that is not a process.
    @Test(arguments: ["null", "0", "-1", "2147483648", "99999999999999999999", "1.5", "\"1\"", "[]"])
    func invalidProcessIdentifiersAreIgnored(id: String) throws {
      let client = try LspClient()
      client.write(
        LspClient.frame(
          #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"processId":\#(id)}}"#
        ).utf8)
      #expect(try client.next()["result"]["capabilities"].isObject)
      for _ in 0..<20 { #expect(try client.errorCode("unknown") == -32601) }
      try client.end()
    }

    /// A zombie counts as ended: it exists until its parent waits for it, which some parents never do.
    @Test func zombiesCountAsEnded() throws {
      let family = Process()
      family.executableURL = URL(filePath: "/bin/sh")
      // The program that replaces the parent does not know its child.
      family.arguments = ["-c", "tail -f /dev/null & echo $!; exec cat"]
      let (_, output) = try family.startWithPipes()
      defer { family.terminate() }
      let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      let child = try #require(Int32(line.trimmingCharacters(in: .whitespacesAndNewlines)))
      let client = try LspClient()
      try client.initialize(nil, process: child)
      #expect(kill(child, SIGKILL) == 0)
      client.expectEnd(status: 1)
      #expect(family.isRunning)
      #expect(kill(child, 0) == 0)
    }

    /// A client that stops reading does not keep the server from ending.
    @Test(arguments: [false, true]) func theServerEndsIfTheClientDoesNotRead(isInputOpen: Bool) throws {
      let parent = try LspClient()
      let client = try LspClient(isReading: false)
      try client.send([
        "id": 1, "method": "initialize",
        "params": ["capabilities": [String: Any](), "processId": parent.process.processIdentifier],
      ])
      // Much more than the server buffers for a client.
      let long = String(repeating: "x", count: 100_000)
      for id in 0..<300 { try client.send(["id": id, "method": long]) }
      if !isInputOpen { try client.closeInput() }
      try parent.send(["method": "exit"])
      parent.expectEnd(status: 1)
      #expect(client.status() == 1)
      client.startReading()
    }
  }
#endif
