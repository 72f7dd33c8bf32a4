#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// 1. A server ends with its client, also where the client's end of the streams stays open.
  @Suite struct ClientDeathTests {
    @Test func exitWithoutShutdownIsAnError() throws {
      let client = try LspClient()
      try client.initialize(nil)
      try client.send(["method": "exit"])
      client.expectEnd(status: 1)
    }

    @Test(arguments: [false, true]) func itEndsWithItsInput(isShutDown: Bool) throws {
      let client = try LspClient()
      try client.initialize(nil)
      if isShutDown {
        try client.request("shutdown")
        try client.expect(#"{"jsonrpc":"2.0","id":2,"result":null}"#)
      }
      try client.closeInput()
      client.expectEnd(status: isShutDown ? 0 : 1)
    }

    /// In the middle of a frame, too.
    @Test func halfAFrameIsTheEnd() throws {
      let client = try LspClient()
      client.write("Content-Length: 1000\r\n\r\n{".utf8)
      try client.closeInput()
      client.expectEnd(status: 1)
    }

    @Test func itEndsWithItsClientsProcess() throws {
      let parent = try LspClient()
      let orphan = try LspClient()
      try orphan.initialize(nil, process: parent.process.processIdentifier)
      try parent.send(["method": "exit"])
      parent.expectEnd(status: 1)
      orphan.expectEnd(status: 1)
    }
  }
#endif
