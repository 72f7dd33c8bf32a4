import JSONSyntax
import Source

/// The Apollo configurations found in a workspace.
struct ApolloConfigurations {
  /// One Apollo configuration.
  struct Found {
    var path: String
    var namespace: String?
    /// Whether it configures test mocks.
    var hasTestMocks: Bool
    /// The folder of the schema types. Apollo's generator deletes other generated files below it.
    var schemaTypes: String?
  }

  private(set) var all: [Found] = []

  init(_ listing: WorkspaceListing) {
    for path in listing.files where Self.looksLikeOne(fileName(path)) {
      guard let file = listing.file(path), ApolloFile.isApollo(file) else { continue }
      all.append(Self.found(file))
    }
  }

  private static func looksLikeOne(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".json") && name.contains("apollo") && !name.contains("schema")
  }

  private static func found(_ file: SourceFile) -> Found {
    let loaded = ConfigurationLoader.load(file) { _ in nil }
    let project = loaded.settings.projects.first ?? Project()
    return Found(
      path: file.path, namespace: project.namespace, hasTestMocks: project.outputs.testMocks != nil,
      schemaTypes: project.schemaTypes.path)
  }

  /// Returns the members of a `.mockgen.json` that extends these configurations.
  func members(notes: inout [String]) -> [JSONTree.Member] {
    if all.count == 1 { return members(of: all[0], mocks: "TestMocks", notes: &notes) }
    var names: Set<String> = []
    var projects: [JSONTree] = []
    for found in all {
      let wanted = found.namespace ?? fileName(Path.parent(found.path))
      let name = wanted.isEmpty || names.contains(wanted) ? found.path : wanted
      names.insert(name)
      let mocks = (found.namespace ?? "") + "TestMocks"
      projects.append(
        .object([JSONTree.Member("name", .string(name))] + members(of: found, mocks: mocks, notes: &notes)))
    }
    return [JSONTree.Member("projects", .array(projects))]
  }

  private func members(of found: Found, mocks: String, notes: inout [String]) -> [JSONTree.Member] {
    notes.append("Found the Apollo configuration '\(found.path)'")
    var members = [JSONTree.Member("apolloConfig", .string(found.path))]
    if !found.hasTestMocks {
      let path = Self.folderForTestMocks(found, name: mocks)
      notes.append("It configures no test mocks, so they go into '\(path)'")
      members.append(JSONTree.Member("outputs", ["testMocks": ["path": .string(path)]]))
    }
    return members
  }

  /// Returns a folder near the configuration, outside that of the schema types if possible.
  private static func folderForTestMocks(_ found: Found, name: String) -> String {
    let folder = Path.parent(found.path)
    let candidates = [
      WorkspacePath.join(folder, "Generated/" + name), WorkspacePath.join(folder, name),
      WorkspacePath.join("Generated", name), WorkspacePath.join("Tests", name),
    ]
    guard let types = found.schemaTypes else { return candidates[0] }
    return candidates.first { !WorkspacePath.isInside($0, folder: types) } ?? candidates[0]
  }
}
