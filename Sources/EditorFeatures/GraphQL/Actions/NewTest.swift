import GraphQLSyntax
import Source

/// A file with a generated test, before it is written.
package struct NewTest: Hashable, Sendable {
  /// The Swift name of the operation.
  package var operation: String
  /// The path relative to the workspace.
  package var path: String
  package var text: String

  package init(operation: String, path: String, text: String) {
    self.operation = operation
    self.path = path
    self.text = text
  }
}

extension EditorProject {
  /// Returns a new test of the operation with a head that touches a range. The head ends at the selection set.
  ///
  /// - Parameter exists: whether the workspace has a file at a path.
  package func newTest(_ path: String, in part: TextRange, exists: (String) -> Bool) -> NewTest? {
    guard let document = document(at: path) else { return nil }
    for definition in document.definitions {
      guard case .operation(let operation) = definition, let name = operation.name,
        operation.range.lower <= part.upper, part.lower <= operation.selectionSet.range.lower
      else { continue }
      return newTest(ofOperation: name.name, exists: exists)
    }
    return nil
  }
}
