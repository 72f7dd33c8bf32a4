import Incremental
import Source

/// Work in chunks, so that an editor's messages don't wait for all of it.
///
/// The database keeps the results of complete chunks. If the work is interrupted, the next call continues where the inputs
/// are the same.
extension ProjectGraph {
  /// Computes ahead of `update` the queries that take most of its time.
  ///
  /// - Parameter isInterrupted: returns whether to stop. It is called between chunks.
  /// - Returns: false if the work was interrupted.
  package func prepare(_ isInterrupted: () -> Bool) -> Bool {
    guard database.usesGraphQL else { return true }
    guard prepare(SyntaxFindings.self, chunk: 512, isInterrupted),
      !database.value(SchemaBuild.self, Single()).diagnostics.hasErrors,
      prepare(OperationFindings.self, chunk: 256, isInterrupted)
    else { return !isInterrupted() }
    guard !database.documentFindings().hasErrors else { return !isInterrupted() }
    return prepare(Artifacts.self, chunk: 256, isInterrupted)
  }

  /// Examines tests ahead of `testFindings`.
  ///
  /// - Parameters:
  ///   - plan: the result of the last update.
  ///   - isInterrupted: returns whether to stop. It is called between chunks.
  /// - Returns: false if the work was interrupted.
  package func prepareTests(after plan: ArtifactPlan.Project, _ isInterrupted: () -> Bool) -> Bool {
    guard examinesTests(after: plan) else { return true }
    return prepare(TestFindings.self, chunk: 4, isInterrupted)
  }

  private func prepare<R: Relation>(_ relation: R.Type, chunk: Int, _ isInterrupted: () -> Bool) -> Bool {
    var stale = database.staleSources(of: relation)[...]
    // One chunk is not worth a preparation of its own.
    guard chunk < stale.count else { return !isInterrupted() }
    while !stale.isEmpty {
      if isInterrupted() { return false }
      database.prepare(relation, sources: Array(stale.prefix(chunk)))
      stale = stale.dropFirst(chunk)
    }
    return !isInterrupted()
  }
}
