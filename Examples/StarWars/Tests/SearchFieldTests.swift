import Dispatch
import MockSupport
import Testing

/// Starts a search 300 milliseconds after the last keystroke.
@MainActor final class SearchField {
  private(set) var searches: [String] = []
  private var next: DispatchWorkItem?
  private let queue: any DispatchQueueType

  init(queue: any DispatchQueueType = DispatchQueue.main) {
    self.queue = queue
  }

  func type(_ text: String) {
    next?.cancel()
    let item = DispatchWorkItem { MainActor.assumeIsolated { self.searches.append(text) } }
    next = item
    queue.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
  }
}

@MainActor @Test func onlyTheLastTextIsSearched() {
  let queue = MockDispatchQueue(.virtualTime)
  let field = SearchField(queue: queue)
  field.type("lu")
  queue.advance(by: .milliseconds(200))
  field.type("luke")
  queue.advance(by: .milliseconds(299))
  #expect(field.searches == [])
  queue.advance(by: .milliseconds(1))
  #expect(field.searches == ["luke"])
}
