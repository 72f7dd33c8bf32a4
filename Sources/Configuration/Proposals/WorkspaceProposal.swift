import JSONSyntax
import Source

/// A `.mockgen.json` for a workspace that has none.
package struct WorkspaceProposal: Hashable, Sendable {
  /// The text of the file.
  package var text: String
  /// What was found and what was guessed, one sentence each.
  package var notes: [String]
  /// Whether the file can be used as it is.
  package var isComplete = true

  /// Looks at what the workspace holds. Apollo configurations come first; without one, schema and operation files.
  ///
  /// - Parameter name: the name of the workspace's folder, to guess a namespace from.
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
    let swift = swiftMembers(listing, notes: &notes)
    text = JSONTree.object([JSONTree.Member("version", 1)] + members + swift).text + "\n"
    self.notes = notes
  }
}

/// `tests` and `sources`, where Swift files are not where Swift packages have them.
private func swiftMembers(_ listing: WorkspaceListing, notes: inout [String]) -> [JSONTree.Member] {
  let folders = Set(
    listing.files(endingWith: ".swift").compactMap { path in
      path.firstIndex(of: "/").map { String(path[..<$0]) }
    }
  ).sorted()
  if folders.contains("Tests") || folders.contains("Sources") { return [] }
  let tests = folders.filter { $0.hasSuffix("Tests") }
  let sources = folders.filter { !$0.hasSuffix("Tests") }
  var members: [JSONTree.Member] = []
  if !tests.isEmpty {
    members.append(JSONTree.Member("tests", .array(tests.map { .string("\(escapedGlob($0))/**/*.swift") })))
    notes.append("Swift tests are taken from " + tests.joined(separator: ", ") + ".")
  }
  if !tests.isEmpty, !sources.isEmpty {
    members.append(JSONTree.Member("sources", .array(sources.map { .string("\(escapedGlob($0))/**/*.swift") })))
  }
  return members
}

/// `path` as a pattern that means nothing but it.
func escapedGlob(_ path: String) -> String {
  path.reduce(into: "") { text, character in
    if "*?[]{}\\".contains(character) { text.append("\\") }
    text.append(character)
  }
}
