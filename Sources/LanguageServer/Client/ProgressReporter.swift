import Dispatch

/// Decides when the client shows progress of the work: at the first load, and when the work takes long.
struct ProgressReporter {
  private let client: ClientConnection
  private static let long = Duration.milliseconds(300)
  /// How long the first load waits for the client's agreement, in milliseconds.
  private static let patience = 100

  init(_ client: ClientConnection) { self.client = client }

  var isAsking: Bool { client.progress.isAsking }

  /// Shows a step of the work.
  ///
  /// - Parameter wait: waits for the client's agreement until a deadline.
  func report(_ text: String, isFirst: Bool, since start: ContinuousClock.Instant, wait: (DispatchTime) -> Void) {
    let progress = client.progress
    if progress.mayAsk, isFirst || Self.long < start.duration(to: .now) {
      progress.ask()
      if isFirst { wait(.now() + .milliseconds(Self.patience)) }
    }
    progress.report("mockd", text)
  }

  func end() { client.progress.end() }
}
