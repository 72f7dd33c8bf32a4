import EditorRequests
import LanguageServer
import Testing

struct LifecycleTests {
  private func refusal(_ lifecycle: inout Lifecycle, _ method: String) -> ResponseError? {
    lifecycle.refusal(ofRequest: method)
  }

  private func takes(_ lifecycle: inout Lifecycle, _ method: String) -> Bool { lifecycle.takes(notification: method) }

  @Test func messagesAreAllowedByState() {
    var lifecycle = Lifecycle()
    #expect(refusal(&lifecycle, "shutdown")?.code == -32002)
    #expect(refusal(&lifecycle, "textDocument/hover")?.code == -32002)
    #expect(!takes(&lifecycle, "textDocument/didOpen"))
    #expect(refusal(&lifecycle, "initialize") == nil)
    #expect(refusal(&lifecycle, "initialize")?.code == -32600)
    #expect(takes(&lifecycle, "initialized"))
    #expect(refusal(&lifecycle, "textDocument/hover") == nil)
    #expect(refusal(&lifecycle, "shutdown") == nil)
    #expect(refusal(&lifecycle, "textDocument/hover")?.code == -32600)
    #expect(refusal(&lifecycle, "shutdown")?.code == -32600)
    #expect(!takes(&lifecycle, "textDocument/didChange"))
    #expect(lifecycle.exitStatus == nil)
    #expect(!takes(&lifecycle, "exit"))
    #expect(lifecycle.exitStatus == 0)
    lifecycle.end()
    #expect(lifecycle.exitStatus == 0)
  }

  @Test func failedInitializationMayBeRetried() {
    var lifecycle = Lifecycle()
    #expect(refusal(&lifecycle, "initialize") == nil)
    lifecycle.failInitialization()
    #expect(refusal(&lifecycle, "textDocument/hover")?.code == -32002)
    #expect(refusal(&lifecycle, "initialize") == nil)
    #expect(refusal(&lifecycle, "initialize")?.code == -32600)
  }

  @Test(arguments: [[], ["initialize"]]) func exitWithoutShutdownHasStatusOne(requests: [String]) {
    var exit = Lifecycle()
    var end = Lifecycle()
    for request in requests {
      _ = exit.refusal(ofRequest: request)
      _ = end.refusal(ofRequest: request)
    }
    #expect(!takes(&exit, "exit"))
    #expect(exit.exitStatus == 1)
    end.end()
    #expect(end.exitStatus == 1)
  }
}
