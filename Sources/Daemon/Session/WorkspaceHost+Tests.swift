import BuildGraph
import Configuration
import Incremental
import Source

/// The examination of tests.
extension WorkspaceHost {
  /// Examines the tests in chunks, ahead of `examineTests`.
  ///
  /// - Parameter isInterrupted: returns whether to stop. It is called between chunks.
  /// - Returns: false if it was interrupted.
  package func prepareTests(_ build: WorkspaceBuild, isInterrupted: () -> Bool) -> Bool {
    guard inputs.contains(.tests) else { return true }
    for (graph, plan) in zip(graphs, build.plan.projects) {
      guard traced(graph, &traceAhead, { graph.prepareTests(after: plan, isInterrupted) }) else { return false }
    }
    return true
  }

  /// Examines the tests and adds their diagnostics to the last build. Outputs don't wait for it.
  ///
  /// - Parameter isWanted: returns whether to examine a test file, by its path in the workspace.
  /// - Complexity: proportional to the tests that recent changes concern.
  package func examineTests(
    _ build: inout WorkspaceBuild, _ trace: inout [QueryEvent], only isWanted: ((String) -> Bool)? = nil
  ) {
    guard inputs.contains(.tests), let settings = usable?.settings else { return }
    var found: [Diagnostic] = []
    var examined: Set<String> = []
    for (index, (graph, plan)) in zip(graphs, build.plan.projects).enumerated() {
      let files = isWanted.map { listing.files(.tests, ofProject: index).filter($0).sorted() }
      let findings = traced(graph, &trace) { graph.testFindings(after: plan, in: files) }
      found += findings.applying(settings.projects[index].severityOverrides)
      examined.formUnion(graph.examinedTestFiles(after: plan, in: files))
    }
    build.testFiles = examined.count
    // Projects that generate types with the same names report the same in a file.
    var known: Set<Finding> = []
    found.removeAll { !known.insert(Finding($0)).inserted }
    found = Quotability.redact(found, store.unquotable)
    if !found.isEmpty { build.diagnostics = (build.diagnostics + found).sorted() }
  }
}

/// The identity of a diagnostic for readers.
private struct Finding: Hashable {
  var code: DiagnosticCode
  var location: Location
  var message: String

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    location = diagnostic.location
    message = diagnostic.message
  }
}
