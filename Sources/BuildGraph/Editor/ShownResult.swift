import Incremental

/// The identity of a result that an editor shows in a document.
package struct ShownResult: Hashable, Sendable {
  package var method: String
  /// The absolute path of the document.
  package var path: String

  package init(method: String, path: String) {
    self.method = method
    self.path = path
  }
}

/// Reads of shown results, which tell when a result is outdated.
extension ProjectGraph {
  /// The key of the reads. A change between current and remembered results makes a result outdated.
  private struct Key: Hashable, Sendable {
    var result: ShownResult
    var state: Int
  }

  /// Runs a request and records its reads.
  package func recordReads<Value, Failure: Error>(
    of result: ShownResult, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try database.answer(Key(result: result, state: shownState), body)
  }

  /// Returns whether all values that the request has read are the same. Doesn't run the request.
  package func isUnchanged(_ result: ShownResult) -> Bool {
    database.isUnchanged(Key(result: result, state: shownState))
  }
}
