import Incremental

/// A project that can be read but not changed, valid until the next input is set.
///
/// A request handler holds projects only in this form, so it can't set inputs.
package struct ReadableProject {
  let graph: ProjectGraph
  private let inputChangeCount: UInt64

  package init(_ graph: ProjectGraph) {
    self.graph = graph
    inputChangeCount = graph.database.inputChangeCount
  }

  package func contains(_ path: String) -> Bool { graph.contains(path) }

  /// The editor features of the project.
  package var view: EditorView {
    // A stale view would answer for texts that the client has replaced.
    precondition(graph.database.inputChangeCount == inputChangeCount, "An input was set while a snapshot was in use.")
    return graph.editorView
  }
}
