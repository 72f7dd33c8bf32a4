import Source

/// The files that Apollo's generator deletes (its `pruneGeneratedFiles`): files `*.graphql.swift` below its output
/// folders that it did not write.
struct ApolloPruning: Sendable {
  /// The output folders of Apollo's generator, relative to the workspace.
  private var folders: [String] = []
  /// The folder of Apollo's test mocks.
  private var testMocks: String?

  /// - Parameter apollo: a project with the settings of an Apollo configuration only.
  init(_ apollo: Project) {
    guard apollo.options.pruneGeneratedFiles else { return }
    testMocks = apollo.outputs.testMocks?.folder(in: apollo.schemaTypes)
    folders = [apollo.schemaTypes.path, testMocks].compactMap { $0 }
    if case .absolute(let path, _) = apollo.outputs.operations { folders.append(path) }
  }

  /// Returns warnings about outputs that Apollo's generator would delete, in the order of the outputs.
  func warnings(about project: Project, _ places: SettingPlaces) -> [Diagnostic] {
    let outputs = project.outputs
    // If both generators write test mocks to the same folder, they write the same files.
    let ownMocks = outputs.testMocks?.path == testMocks ? nil : outputs.testMocks?.path
    let written =
      [("testMocks", "test mocks", ownMocks)]
      + DefinitionOutputKind.allCases.map { ($0.rawValue, $0.rawValue, outputs.settings(of: $0)?.path) }
    return written.compactMap { setting, noun, path in
      guard let path, let folder = folders.first(where: { WorkspacePath.isInside(path, folder: $0) }) else {
        return nil
      }
      let message =
        "Apollo's generator deletes these \(noun), because it prunes files that it did not write in "
        + "'\(shortened(folder))'; choose another folder, or set 'pruneGeneratedFiles' to false in its configuration"
      return Diagnostic(.configApolloPrunesOutput, .warning, message, at: places.nearest("outputs.\(setting).path"))
    }
  }
}

extension TestMocksOutput {
  /// Returns the folder of the files.
  func folder(in schemaTypes: SchemaTypes) -> String {
    guard case .swiftPackageTarget(let target) = placement else { return path }
    return WorkspacePath.join(schemaTypes.path ?? "", target ?? "TestMocks")
  }
}
