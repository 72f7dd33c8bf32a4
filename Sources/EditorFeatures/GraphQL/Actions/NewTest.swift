import GraphQLSyntax
import Source

/// A file with a test that does not exist yet.
package struct NewTest: Hashable, Sendable {
  /// The Swift name of the operation.
  package var operation: String
  /// The path in the workspace.
  package var path: String
  package var text: String

  package init(operation: String, path: String, text: String) {
    self.operation = operation
    self.path = path
    self.text = text
  }
}

extension EditorProject {
  /// A new test of the operation of which a part of a document touches the head, that is, what stands before what it
  /// selects.
  ///
  /// - Parameter exists: whether there is a file at a path in the workspace.
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
