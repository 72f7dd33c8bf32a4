import Daemon
import Synchronization

/// The status line of a watch: the last line of a terminal. It is erased before other output and redrawn afterwards.
final class StatusLine: Sendable {
  private let isShown: Bool
  private let state = Mutex(State())

  /// The mutable state of the line.
  private struct State {
    /// The text while the watch is idle.
    var text = ""
    var progress: ProgressLine?
    var isDrawn = false
    var isFinished = false
  }

  init(isShown: Bool) {
    self.isShown = isShown
  }

  /// Sets the current step. A step is shown only if it takes long.
  func update(_ text: String) {
    state.withLock { state in
      guard isShown, !state.isFinished else { return }
      let progress = state.progress ?? ProgressLine(isShown: true)
      state.progress = progress
      progress.update(text)
    }
  }

  /// Prints complete lines, and then shows `text` as the idle text; nil keeps the former one.
  ///
  /// - Returns: false if the reader has closed the output.
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

  /// Erases the line permanently.
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
    // Disables wrapping, since `\r` can't return to a previous line.
    Terminal.writeError("\r\u{1B}[K\u{1B}[?7l" + state.text + "\u{1B}[?7h")
    state.isDrawn = true
  }
}
