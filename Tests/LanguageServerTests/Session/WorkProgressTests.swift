import JSONSyntax
import Testing

@testable import EditorRequests
@testable import LanguageServer

struct WorkProgressTests {
  private final class Sent {
    var messages: [JSONTree] = []

    /// The methods, and the kinds of progress.
    var names: [String] {
      messages.map { message in
        guard case .object(let members) = message else { return "?" }
        func member(_ key: String, of members: [JSONTree.Member]) -> JSONTree? {
          members.first { $0.key == key }?.value
        }
        if case .object(let parameters)? = member("params", of: members),
          case .object(let value)? = member("value", of: parameters),
          case .string(let kind)? = member("kind", of: value)
        {
          return kind
        }
        if case .string(let method)? = member("method", of: members) { return method }
        return "?"
      }
    }
  }

  private let sent = Sent()

  private func progress() -> WorkProgress { WorkProgress { [sent] in sent.messages.append($0) } }

  @Test func progressWaitsForTheReply() {
    let progress = progress()
    #expect(!progress.isAsking)
    progress.report("a", "b")
    progress.ask()
    progress.ask()
    progress.report("a", "b")
    #expect(sent.names == ["window/workDoneProgress/create"])
    #expect(!progress.note(.number(1), .success(nil)))
    #expect(progress.isAsking)
    #expect(progress.note(.string("mockd/progress/1"), .success(nil)))
    #expect(!progress.isAsking)
    progress.report("a", "b")
    progress.report("a", "c")
    progress.end()
    progress.end()
    #expect(sent.names.dropFirst() == ["begin", "report", "end"])
    #expect(progress.mayAsk)
  }

  @Test func lateRepliesAreIgnored() {
    let progress = progress()
    progress.ask()
    progress.end()
    #expect(progress.note(.string("mockd/progress/1"), .success(nil)))
    progress.report("a", "b")
    #expect(sent.names == ["window/workDoneProgress/create"])
    // The next one is another one.
    progress.ask()
    #expect(progress.note(.string("mockd/progress/1"), .success(nil)))
    #expect(progress.isAsking)
  }

  @Test func refusedProgressIsNotRequestedAgain() {
    let progress = progress()
    progress.ask()
    #expect(progress.note(.string("mockd/progress/1"), .failure(ResponseError(.internalError, ""))))
    progress.end()
    #expect(!progress.mayAsk)
  }
}
