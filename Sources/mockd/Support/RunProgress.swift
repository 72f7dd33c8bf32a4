import Daemon

/// What a run tells while it works: a line on a terminal that says what is being done, or, with `--verbose`, a line for
/// each step with its time.
final class RunProgress {
  private let line: ProgressLine
  private let isVerbose: Bool
  private let clock = ContinuousClock()
  private var step: (name: String, start: ContinuousClock.Instant)?

  init(_ verbosity: VerbosityOption) {
    isVerbose = verbosity.isVerbose
    line = verbosity.verbosity == nil ? ProgressLine() : ProgressLine(isShown: false)
  }

  /// What the run is doing from now on: “parsing operations”.
  func update(_ text: String) {
    endStep()
    if isVerbose { step = (text, clock.now) }
    line.update(text)
  }

  /// Nothing is shown after it.
  func finish() {
    endStep()
    line.finish()
  }

  private func endStep() {
    if let step { Terminal.note("\(step.name) (\(milliseconds(clock.now - step.start)) ms)") }
    step = nil
  }
}
