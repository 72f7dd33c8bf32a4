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
    guard inputs.kinds.contains(.tests) else { return true }
    for (graph, plan) in zip(graphs, build.plan.projects) {
      guard traced(graph, &traceAhead, { graph.prepareTests(after: plan, isInterrupted) }) else { return false }
    }
    return true
  }

  /// Brings the uses of mocks in tests up to date. Diagnostics don't wait for it.
  ///
  /// - Returns: false if it was interrupted.
  func prepareUses(_ build: WorkspaceBuild, isInterrupted: () -> Bool) -> Bool {
    guard inputs.kinds.contains(.tests) else { return true }
    for (graph, plan) in zip(graphs, build.plan.projects) {
      guard traced(graph, &traceAhead, { graph.prepareUses(after: plan, isInterrupted) }) else { return false }
    }
    return true
  }

  /// Returns the counts of the examined tests of all projects. A test that several projects list counts once.
  package func examinedTests(_ build: WorkspaceBuild, only isWanted: ((String) -> Bool)? = nil) -> ExaminedTests {
    var result = ExaminedTests()
    for (index, (graph, plan)) in zip(graphs, build.plan.projects).enumerated() {
      let files = isWanted.map { inputs.listing.files(.tests, ofProject: index).filter($0).sorted() }
      result.add(graph.examinedTests(after: plan, in: files))
    }
    return result
  }

  /// Returns the paths of the examined test files of all projects.
  func examinedTestFiles(_ build: WorkspaceBuild, only isWanted: ((String) -> Bool)?) -> Set<String> {
    var result: Set<String> = []
    for (index, (graph, plan)) in zip(graphs, build.plan.projects).enumerated() {
      let files = isWanted.map { inputs.listing.files(.tests, ofProject: index).filter($0).sorted() }
      result.formUnion(graph.examinedTestFiles(after: plan, in: files))
    }
    return result
  }

  /// Examines the tests and adds their diagnostics to the last build. Outputs don't wait for it.
  ///
  /// - Parameter isWanted: selects test files by their path in the workspace.
  /// - Returns: the files whose diagnostics changed; nil if any may have.
  /// - Complexity: linear in the tests that recent changes affect.
  @discardableResult
  package func examineTests(
    _ build: inout WorkspaceBuild, _ trace: inout [QueryEvent], only isWanted: ((String) -> Bool)? = nil
  ) -> Set<String>? {
    // Without a usable configuration, only its own diagnostics are shown.
    guard inputs.kinds.contains(.tests), !diagnostics.isOutdated else { return [] }
    var changed: Set<String> = []
    var projects = projectDiagnostics
    for (index, (graph, plan)) in zip(graphs, build.plan.projects).enumerated() {
      let files = isWanted.map { inputs.listing.files(.tests, ofProject: index).filter($0).sorted() }
      if let files {
        let found = traced(graph, &trace) { graph.testDiagnostics(after: plan, in: files) }
        let tests = DiagnosticTable(found)
        projects[index].requestedTests = tests
        changed.formUnion(tests.files)
      } else {
        changed.formUnion(traced(graph, &trace) { graph.updateTests(after: plan).changedFiles })
      }
    }
    // Avoids a copy of the table that the build shares.
    build.diagnosticTable = DiagnosticTable()
    let different = diagnostics.update(changed, redacting: inputs.store.unquotable, projects)
    build.diagnosticTable = diagnostics.table
    return different
  }
}
