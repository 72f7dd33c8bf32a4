import CLibrary
import Dispatch
import FileAccess
import Parallelism
import Source
import Synchronization

/// A line on a terminal that shows the current step of a run after half a second. The end of the run erases it. It goes
/// to standard error, so that it never mixes with results.
final class ProgressLine: Sendable {
  private let state = Mutex(ProgressState())
  private let print: @Sendable (String) -> Void
  private let detail: @Sendable () -> String?

  /// How long a run may take before the line appears.
  static let patience = DispatchTimeInterval.milliseconds(500)
  /// How often details are updated from then on.
  private static let interval = DispatchTimeInterval.milliseconds(250)

  /// - Parameters:
  ///   - isShown: whether there is a terminal to show it on; without one, nothing is ever printed.
  ///   - print: writes to the terminal.
  ///   - detail: how far what is being done has come, if that is known: “1,200 of 3,000”.
  init(
    isShown: Bool = Terminal.errorIsTerminal && Terminal.interpretsEscapes,
    print: @escaping @Sendable (String) -> Void = {
      try? writeAll(STDERR_FILENO, "", Array($0.utf8)[...])
    },
    detail: @escaping @Sendable () -> String? = { WorkCounter.text }
  ) {
    self.print = print
    self.detail = detail
    guard isShown else {
      state.withLock { $0.isFinished = true }
      return
    }
    SleepingThread.call(at: .now() + Self.patience) { [weak self] in
      self?.change { $0.becomeVisible() }
      self?.lookAtDetail()
    }
  }

  private func lookAtDetail() {
    let detail = detail()
    change { $0.update(detail: detail) }
    guard !state.withLock(\.isFinished) else { return }
    SleepingThread.call(at: .now() + Self.interval) { [weak self] in self?.lookAtDetail() }
  }

  /// Sets the current step: “Parsing operations”.
  func update(_ text: String) {
    change { $0.update(text) }
  }

  /// Erases the line; nothing is shown after it.
  func finish() {
    change { $0.finish() }
  }

  private func change(_ body: (inout ProgressState) -> String?) {
    // Printing inside the lock keeps the order of what is printed that of the changes.
    state.withLock { state in
      if let output = body(&state) { print(output) }
    }
  }
}

/// The text of a progress line after each event.
struct ProgressState: Equatable {
  var text = ""
  var detail: String?
  var isVisible = false
  var isFinished = false

  private static let erase = "\r\u{1B}[K"

  mutating func becomeVisible() -> String? {
    if isFinished || isVisible { return nil }
    isVisible = true
    return text.isEmpty ? nil : line
  }

  mutating func update(_ text: String) -> String? {
    if self.text == text { return nil }
    self.text = text
    detail = nil
    return isVisible && !isFinished ? line : nil
  }

  mutating func update(detail: String?) -> String? {
    if self.detail == detail { return nil }
    self.detail = detail
    return isVisible && !isFinished && !text.isEmpty ? line : nil
  }

  mutating func finish() -> String? {
    defer { isFinished = true }
    return isVisible && !isFinished ? Self.erase : nil
  }

  /// Without wrapping, which `\r` could not undo.
  private var line: String {
    // Names of projects come from a file.
    let shown = visibleText(detail.map { "\(text): \($0)" } ?? text)
    return Self.erase + "\u{1B}[?7l" + shown + "…\u{1B}[?7h"
  }
}
