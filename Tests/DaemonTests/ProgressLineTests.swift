import Synchronization
import Testing

@testable import Daemon

@Suite struct ProgressLineTests {
  @Test func showsNothingBeforeItIsVisible() {
    var state = ProgressState()
    #expect(state.update("Parsing") == nil)
    #expect(state.finish() == nil)
    #expect(state.becomeVisible() == nil)
  }

  @Test func showsTheLatestTextOnceVisible() {
    var state = ProgressState()
    #expect(state.update("Parsing") == nil)
    #expect(state.becomeVisible()?.contains("Parsing…") == true)
    #expect(state.update("Parsing") == nil)
    #expect(state.update("Writing")?.hasPrefix("\r\u{1B}[K") == true)
    #expect(state.finish() == "\r\u{1B}[K")
    #expect(state.update("Late") == nil)
    #expect(state.finish() == nil)
  }

  @Test func printsNothingWithoutATerminal() {
    let printed = Mutex("")
    let line = ProgressLine(isShown: false) { text in printed.withLock { $0 += text } }
    line.update("Parsing")
    line.finish()
    #expect(printed.withLock(\.self) == "")
  }
}
