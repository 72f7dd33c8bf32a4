import Incremental

/// The identity of the last result of a request about a document.
package struct ResultID: Hashable, Sendable {
  package var method: String
  /// The absolute path of the document; empty for a request about none.
  package var path: String

  package init(method: String, path: String) {
    self.method = method
    self.path = path
  }
}

/// Records of the dependencies of results.
extension ReadableProject {
  /// Runs a request and records its reads of the project.
  package func recordReads<Value, Failure: Error>(
    of result: ResultID, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try graph.database.answer(result, body)
  }

  /// Returns whether all values that the request has read are the same. Doesn't run the request.
  package func isUnchanged(_ result: ResultID) -> Bool { graph.database.isUnchanged(result) }
}
