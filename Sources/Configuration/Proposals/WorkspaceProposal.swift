import JSONSyntax
import Source

/// A proposed `.mockgen.json` for a workspace without one.
package struct WorkspaceProposal: Hashable, Sendable {
  /// The text of the file.
  package var text: String
  /// The facts and guesses behind the proposal, one sentence each.
  package var notes: [String]
  /// The keys whose files were not found. Without any, the file can be used without changes.
  package var missing: [String] = []
  /// Whether the Apollo configurations have errors, so mockd can't use them.
  package var hasErrors: Bool

  /// The change that the file needs before it can be used, as an imperative; nil if it needs none.
  package var correction: String? {
    if hasErrors { return "correct the errors that `mockd check` reports" }
    return missing.isEmpty ? nil : "set " + missing.map { "'\($0)'" }.joined(separator: " and ")
  }

  /// Creates a proposal from Apollo configurations, or if there are none, from schema and operation files.
  ///
  /// - Parameter name: the name of the workspace's folder, from which a namespace is derived.
  package init(for listing: WorkspaceListing, named name: String) {
    let configurations = ApolloConfigurations(listing)
    var notes: [String] = []
    let members: [JSONTree.Member]
    if configurations.all.isEmpty {
      let found = FoundGraphQL(listing)
      members = found.members(workspace: name, listing, notes: &notes)
      missing = found.missing
    } else {
      members = configurations.members(notes: &notes)
    }
    let swift = FoundSwift(listing).members(notes: &notes)
    text = JSONTree.object([JSONTree.Member("version", 1)] + members + swift).text + "\n"
    // The listing has no files outside of the repository.
    let loaded = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: text), scope: PathScope(allowsOutside: true),
      candidates: { listing.versionFiles }, lookup: listing.file)
    hasErrors = loaded.hasErrors
    self.notes = notes + Self.errorNotes(loaded) + Self.versionNotes(loaded)
  }

  /// Returns a note for each configuration file with errors.
  private static func errorNotes(_ loaded: LoadedConfiguration) -> [String] {
    let errors = Dictionary(grouping: loaded.diagnostics.filter { $0.severity == .error }, by: \.location.file)
    return errors.sorted { precedesByBytes($0.key, $1.key) }.map { file, errors in
      let others = errors.count == 1 ? "" : ", and \(errors.count - 1) more"
      return "The configuration '\(file)' has an error: \(errors[0].message)\(others)"
    }
  }

  /// Returns notes with the Apollo version of each project of a configuration, and the reason for it.
  private static func versionNotes(_ loaded: LoadedConfiguration) -> [String] {
    var notes: [String] = []
    for (project, places) in zip(loaded.settings.projects, loaded.projectPlaces) {
      guard let reason = places.reasons["apolloVersion"] else { continue }
      let name = project.name.map { "Project \($0): t" } ?? "T"
      notes.append("\(name)he output follows Apollo \(project.apolloVersion.version): \(reason)")
    }
    return notes
  }
}

/// Returns a pattern that matches only `path`.
package func escapedGlob(_ path: String) -> String {
  path.reduce(into: "") { text, character in
    if "*?[]{}\\".contains(character) { text.append("\\") }
    text.append(character)
  }
}
