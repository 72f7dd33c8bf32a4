import BuildGraph
import Incremental

extension WorkspaceHost {
  /// Runs a closure with a graph, and records the queries that ran if tracing is on.
  func traced<Result>(_ graph: ProjectGraph, _ trace: inout [QueryEvent], _ body: () -> Result) -> Result {
    guard isTracing else { return body() }
    var events: [QueryEvent] = []
    let start = ContinuousClock.now
    let clock = { UInt64((ContinuousClock.now - start).nanoseconds) }
    graph.observe(clock: clock) { event in
      guard event.outcome != .verified else { return }
      events.append(event)
    }
    let result = body()
    graph.observe(nil)
    trace += events
    return result
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
