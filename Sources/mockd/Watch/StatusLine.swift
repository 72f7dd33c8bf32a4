import Daemon
import Synchronization

/// The last line of a terminal, which says what a watch is doing. It is erased before anything else is printed and drawn
/// again after it. Where there is no terminal, there is no such line.
final class StatusLine: Sendable {
  private let isShown: Bool
  private let state = Mutex(State())

  private struct State {
    /// What the watch does when nothing is to be done.
    var text = ""
    var progress: ProgressLine?
    var isDrawn = false
    var isFinished = false
  }

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// What is being done now. It is shown if it takes long.
  func update(_ text: String) {
    state.withLock { state in
      guard isShown, !state.isFinished else { return }
      let progress = state.progress ?? ProgressLine(isShown: true)
      state.progress = progress
      progress.update(text)
    }
  }

  /// Prints lines, which end with line ends, and from then on `text` as what the watch is doing; nil leaves that.
  ///
  /// - Returns: whether somebody takes the lines.
  @discardableResult func print(_ lines: String, status text: String? = nil) -> Bool {
    state.withLock { state in
      erase(&state)
      let isTaken = lines.isEmpty || Terminal.write(lines)
      draw(&state, text)
      return isTaken
    }
  }

  /// Prints lines to standard error.
  func printError(_ lines: String) {
    state.withLock { state in
      erase(&state)
      Terminal.writeError(lines)
      draw(&state, nil)
    }
  }

  /// Erases the line for good.
  func finish() {
    state.withLock { state in
      erase(&state)
      state.isFinished = true
    }
  }

  private func erase(_ state: inout State) {
    state.progress?.finish()
    state.progress = nil
    if state.isDrawn { Terminal.writeError("\r\u{1B}[K") }
    state.isDrawn = false
  }

  private func draw(_ state: inout State, _ text: String?) {
    if let text { state.text = text }
    guard isShown, !state.isFinished, !state.text.isEmpty else { return }
    // Without wrapping, which `\r` could not undo.
    Terminal.writeError("\r\u{1B}[K\u{1B}[?7l" + state.text + "\u{1B}[?7h")
    state.isDrawn = true
  }
}
