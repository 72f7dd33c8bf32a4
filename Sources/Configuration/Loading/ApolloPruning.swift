import Source

/// What Apollo's generator deletes on its own (its `pruneGeneratedFiles`): each file below the folders that it writes to
/// whose name ends with `.graphql.swift` and which it did not write itself.
struct ApolloPruning: Sendable {
  /// The folders, relative to the workspace.
  private var folders: [String] = []
  /// Where it writes test mocks of its own.
  private var testMocks: String?

  /// - Parameter apollo: a project that is just what an Apollo configuration says.
  init(_ apollo: Project) {
    guard apollo.options.pruneGeneratedFiles else { return }
    testMocks = apollo.outputs.testMocks?.folder(in: apollo.schemaTypes)
    folders = [apollo.schemaTypes.path, testMocks].compactMap { $0 }
    if case .absolute(let path, _) = apollo.outputs.operations { folders.append(path) }
  }

  /// Warnings about outputs that would be deleted, in the order of the outputs.
  func warnings(about project: Project, _ places: SettingPlaces) -> [Diagnostic] {
    let outputs = project.outputs
    // Where both write test mocks, these are the same files.
    let ownMocks = outputs.testMocks?.path == testMocks ? nil : outputs.testMocks?.path
    let written = [
      ("testMocks", "test mocks", ownMocks), ("placeholders", "placeholders", outputs.placeholders?.path),
      ("stubs", "stubs", outputs.stubs?.path),
    ]
    return written.compactMap { setting, noun, path in
      guard let path, let folder = folders.first(where: { WorkspacePath.isInside(path, folder: $0) }) else {
        return nil
      }
      let message =
        "Apollo's generator deletes these \(noun), as all that it did not write itself below \"\(shortened(folder))\"; "
        + "choose another folder, or set \"pruneGeneratedFiles\" to false in its configuration"
      return Diagnostic(.configApolloPrunesOutput, .warning, message, at: places.nearest("outputs.\(setting).path"))
    }
  }
}

extension TestMocksOutput {
  /// The folder that the files are written to.
  func folder(in schemaTypes: SchemaTypes) -> String {
    guard case .swiftPackageTarget(let target) = placement else { return path }
    return WorkspacePath.join(schemaTypes.path ?? "", target)
  }
}
