import BuildGraph
import Configuration
import Source

/// One run over a workspace: reads what it needs and builds every project. Writing is the caller's next step.
package enum Session {
  /// - Parameter announce: is told what is being done, for a progress line.
  package static func build(
    _ workspace: Workspace, announce: (String) -> Void = { _ in }
  ) async -> WorkspaceBuild {
    announce("reading the configuration")
    var reader = InputReader(workspace)
    var build = readConfiguration(&reader, workspace)
    if build.isConfigurationBroken { return build }

    announce("looking for files")
    let projects = build.configuration.settings.projects
    var finder = InputFinder(workspace)
    let found = finder.find(projects.flatMap { [GlobSet($0.schema), GlobSet($0.operations)] })
    for (index, project) in projects.enumerated() {
      announce("building \(project.name ?? project.namespaceName)")
      let inputs = ProjectInputs(
        schema: reader.read(found[index * 2]), operations: reader.read(found[index * 2 + 1]))
      let places = build.configuration.projectPlaces[index]
      let missing = emptyGlobs(inputs, places, project) + settingsChecks(of: project, places)
      var result = await ProjectBuilder.build(
        project, sources: ProjectSources(schema: inputs.schema, operations: inputs.operations))
      if missing.hasErrors || !reader.problems.isEmpty { result.plan.isComplete = false }
      build.diagnostics += (missing + result.diagnostics).applying(project.severityOverrides)
      build.plan.projects.append(result.plan)
      build.counts.append(result.counts)
    }
    build.diagnostics += reader.problems.map { .unreadableInput($0) }
    build.diagnostics += finder.problems.map { .unreadableInput($0) }
    build.diagnostics.sort()
    build.sources = reader.files
    build.stamps = reader.stamps
    return build
  }

  /// Reads the configuration and nothing else.
  package static func readConfiguration(_ workspace: Workspace) -> WorkspaceBuild {
    var reader = InputReader(workspace)
    return readConfiguration(&reader, workspace)
  }

  private static func readConfiguration(_ reader: inout InputReader, _ workspace: Workspace) -> WorkspaceBuild {
    let configuration = loadConfiguration(&reader, workspace)
    return WorkspaceBuild(
      configuration: configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnostics: configuration.diagnostics,
      counts: [], sources: reader.files, stamps: reader.stamps, isConfigurationBroken: configuration.hasErrors)
  }

  private struct ProjectInputs {
    var schema: [SourceFile]
    var operations: [SourceFile]
  }

  private static func loadConfiguration(
    _ reader: inout InputReader, _ workspace: Workspace
  ) -> LoadedConfiguration {
    guard let file = reader.read(workspace.configuration) else {
      var broken = LoadedConfiguration()
      broken.diagnostics = reader.problems.map { .unreadableInput($0) }
      return broken
    }
    let result = ConfigurationLoader.load(file, workspace: workspace.root) { path in
      // That a file is not there is no problem yet: the loader says so where it matters.
      (try? FileSystem.read(workspace.absolute(path))).map { SourceFile(path: path, bytes: $0) }
    }
    for path in result.files where !result.absentFiles.contains(path) { _ = reader.read(path) }
    return result
  }

  /// A project without a schema or without operations is a mistake in the globs.
  private static func emptyGlobs(
    _ inputs: ProjectInputs, _ places: SettingPlaces, _ project: Project
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    if inputs.schema.isEmpty {
      diagnostics.append(.noMatch("schema", project.schema, at: places.nearest("schema")))
    }
    if inputs.operations.isEmpty {
      diagnostics.append(.noMatch("operations", project.operations, at: places.nearest("operations")))
    }
    return diagnostics
  }
}

extension Diagnostic {
  fileprivate static func unreadableInput(_ problem: FileError) -> Diagnostic {
    Diagnostic(
      .inputUnreadable, "This cannot be read: \(problem.reason).", at: Location(problem.path, TextRange(at: 0)))
  }

  fileprivate static func noMatch(_ setting: String, _ globs: [String], at place: Location) -> Diagnostic {
    let list = globs.map { "\"\($0)\"" }.joined(separator: ", ")
    return Diagnostic(
      .inputNoMatch, "No file matches \"\(setting)\" (\(list)), so there is nothing to read.", at: place)
  }
}
