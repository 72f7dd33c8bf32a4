import Source

/// The schema and operation files of one project, sorted by path.
package struct ProjectSources: Sendable {
  /// SDL files, or one introspection result (`.json`). Sorted by path.
  package var schema: [SourceFile]
  /// Files with operations and fragments. Sorted by path.
  package var operations: [SourceFile]

  /// Sorts the files by path, so results don't depend on the order of discovery.
  package init(schema: [SourceFile], operations: [SourceFile]) {
    self.schema = schema.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.operations = operations.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
