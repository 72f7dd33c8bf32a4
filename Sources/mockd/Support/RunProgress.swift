import Daemon

/// Shows the steps of a run: as a line on a terminal, or with `--verbose` as one line each.
final class RunProgress {
  private let line: ProgressLine
  private let isVerbose: Bool
  private let clock = ContinuousClock()
  private var step: (name: String, start: ContinuousClock.Instant)?

  init(_ verbosity: VerbosityOption) {
    isVerbose = verbosity.isVerbose
    line = verbosity.verbosity == nil ? ProgressLine() : ProgressLine(isShown: false)
  }

  /// Starts a step, such as “parsing operations”.
  func update(_ text: String) {
    endStep()
    if isVerbose { step = (text, clock.now) }
    line.update(text)
  }

  /// Ends the last step. Nothing is shown afterwards.
  func finish() {
    endStep()
    line.finish()
  }

  private func endStep() {
    if let step { Terminal.note("\(step.name) (\(milliseconds(clock.now - step.start)) ms)") }
    step = nil
  }
}
