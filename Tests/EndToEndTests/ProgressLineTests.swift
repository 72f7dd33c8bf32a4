import Dispatch
import Synchronization
import Testing

@testable import mockd

@Suite struct ProgressLineTests {
  @Test func anInvisibleLinePrintsNothing() {
    var state = ProgressState()
    #expect(state.update("Parsing") == nil)
    #expect(state.finish() == nil)
    #expect(state.becomeVisible() == nil)
  }

  @Test func aVisibleLineShowsTheLatestText() {
    var state = ProgressState()
    #expect(state.update("Parsing") == nil)
    #expect(state.becomeVisible()?.contains("Parsing…") == true)
    #expect(state.update("Parsing") == nil)
    #expect(state.update("Writing")?.hasPrefix("\r\u{1B}[K") == true)
    #expect(state.finish() == "\r\u{1B}[K")
    #expect(state.update("Late") == nil)
    #expect(state.finish() == nil)
  }

  @Test func noLineIsPrintedWithoutATerminal() {
    let printed = Mutex("")
    let line = ProgressLine(isShown: false) { text in printed.withLock { $0 += text } }
    line.update("Parsing")
    line.finish()
    #expect(printed.withLock(\.self) == "")
  }
}

@Suite struct ProgressDetailTests {
  @Test func theDetailShowsTheProgressOfTheStep() {
    var state = ProgressState()
    #expect(state.update("building A\u{1B}[2J") == nil)
    #expect(state.update(detail: "checking definitions, 1 of 3") == nil)
    #expect(state.becomeVisible()?.contains("building A␛[2J: checking definitions, 1 of 3…") == true)
    #expect(state.update(detail: "checking definitions, 1 of 3") == nil)
    #expect(state.update(detail: "checking definitions, 2 of 3")?.contains("2 of 3…") == true)
    // Another step begins anew.
    #expect(state.update("writing")?.contains("[K\u{1B}[?7lwriting…") == true)
    #expect(state.update(detail: nil) == nil)
    #expect(state.finish() == "\r\u{1B}[K")
    #expect(state.update(detail: "late") == nil)
  }

  @Test func theDetailIsPolled() {
    let count = Mutex(0)
    let hasCome = DispatchSemaphore(value: 0)
    let line = ProgressLine(
      isShown: true, print: { if $0.contains("building: 2 of 9…") { hasCome.signal() } },
      detail: {
        count.withLock { count in
          count += 1
          return "\(count) of 9"
        }
      })
    line.update("building")
    #expect(hasCome.wait(timeout: .now() + 60) == .success)
    line.finish()
  }
}
