import BuildGraph
import Configuration
import FileAccess
import Source

/// Diagnostics of open files before a build is complete.
extension WorkspaceHost {
  /// Returns the language and rule diagnostics of open files that the last applied changes affect.
  ///
  /// A changed schema affects all open operations. Each file is checked alone, so their number is limited.
  package func editedFileDiagnostics() -> [EditedFileDiagnostics] {
    guard applied.isPending else { return [] }
    let open = inputs.listing.names(ofAll: Set(inputs.store.overlaid), for: [.schema, .operations]).sorted()
    guard !open.isEmpty else { return [] }
    guard let touched = applied.lastPaths else {
      return open.prefix(Self.maximumOpenFiles).compactMap(diagnostics(inOpen:))
    }
    // After several changes, no file has priority.
    guard touched.count == 1, let path = touched.first, let edited = diagnostics(inOpen: path) else { return [] }
    guard let graph = graphs.first(where: { $0.contains(path) }), graph.isSchema(path) else { return [edited] }
    return [edited] + open.filter { $0 != path }.prefix(Self.maximumOpenFiles).compactMap(diagnostics(inOpen:))
  }

  private static let maximumOpenFiles = 16

  /// Returns the diagnostics of an open file that exactly one project reads.
  private func diagnostics(inOpen path: String) -> EditedFileDiagnostics? {
    let owners = graphs.indices.filter { graphs[$0].contains(path) }
    guard inputs.store.isOverlaid(Path.normalized(workspace.absolute(path))), let index = owners.first,
      owners.count == 1,
      let file = inputs.store.sources[path],
      let settings = inputs.usable?.settings.projects, settings.indices.contains(index),
      let found = graphs[index].diagnostics(inEdited: path)
    else { return nil }
    let shown = Quotability.redact(found.applying(settings[index].severityOverrides), inputs.store.unquotable)
    return EditedFileDiagnostics(file: file, diagnostics: shown.sorted())
  }
}
