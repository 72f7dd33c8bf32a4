import JSONSyntax
import Source

/// A proposed `.mockgen.json` for a workspace without one.
package struct WorkspaceProposal: Hashable, Sendable {
  /// The text of the file.
  package var text: String
  /// The facts and guesses behind the proposal, one sentence each.
  package var notes: [String]
  /// Whether the file can be used without changes.
  package var isComplete = true

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
      isComplete = found.isComplete
    } else {
      members = configurations.members(notes: &notes)
    }
    let swift = FoundSwift(listing).members(notes: &notes)
    text = JSONTree.object([JSONTree.Member("version", 1)] + members + swift).text + "\n"
    self.notes = notes + Self.versionNotes(text, listing)
  }

  /// Returns notes with the Apollo version of each project of a configuration, and the reason for it.
  private static func versionNotes(_ text: String, _ listing: WorkspaceListing) -> [String] {
    // The listing has no files outside of the repository.
    let loaded = ConfigurationLoader.load(
      SourceFile(path: ".mockgen.json", text: text), scope: PathScope(allowsOutside: true),
      candidates: { listing.versionFiles }, lookup: listing.file)
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
func escapedGlob(_ path: String) -> String {
  path.reduce(into: "") { text, character in
    if "*?[]{}\\".contains(character) { text.append("\\") }
    text.append(character)
  }
}
