import BuildGraph
import Configuration
import Fuzzing
import Source

/// A project that edits happen to: what an incremental build and a new one make of it.
struct ProjectStorm {
  /// Other settings for each number.
  static let settingsCount = 6

  /// - Parameter hasModels: whether models are among the outputs.
  static func settings(_ number: Int, hasModels: Bool = false) -> Project {
    var project = Project()
    project.namespace = number == 1 ? "Other" : "API"
    project.outputs.testMocks = number == 2 ? nil : TestMocksOutput()
    project.options.reduceGeneratedSchemaTypes = number == 3
    project.options.markTypesNonisolated = number != 4
    if number == 5 { project.apolloVersion = ApolloTarget(text: "1.15") ?? ApolloTarget() }
    guard hasModels else { return project }
    if number != 1 { project.outputs.models = ModelsOutput() }
    if number == 2 { project.schemaTypes.moduleType = .embeddedInTarget(name: "App", accessModifier: .internal) }
    if number == 3 { project.outputs.operations = .relative(subpath: "made", accessModifier: .public) }
    if number == 4 { project.outputs.operations = .absolute(path: "Operations", accessModifier: .internal) }
    return project
  }

  static func sources(of contents: WorkspaceContents) -> ProjectSources {
    let files = contents.files.map { SourceFile(path: $0.key, text: $0.value) }
    return ProjectSources(
      schema: files.filter { $0.path.hasSuffix(".graphqls") },
      operations: files.filter { $0.path.hasSuffix(".graphql") })
  }

  static func fresh(_ contents: WorkspaceContents, hasModels: Bool = false) -> ProjectBuild {
    ProjectBuilder.build(settings(contents.settings, hasModels: hasModels), sources: sources(of: contents))
  }

  static func load(_ contents: WorkspaceContents, into graph: ProjectGraph, hasModels: Bool = false) {
    let sources = sources(of: contents)
    graph.set(settings: settings(contents.settings, hasModels: hasModels))
    graph.set(schemaFiles: sources.schema.map(\.path), operationFiles: sources.operations.map(\.path))
    for file in sources.schema + sources.operations { graph.set(file.path, to: file) }
  }

  /// The first state at which an incremental build is not what a new one is, if any.
  static func difference(_ start: WorkspaceContents, _ edits: [[WorkspaceEdit]], hasModels: Bool) -> String? {
    var contents = start
    let graph = ProjectGraph()
    load(contents, into: graph, hasModels: hasModels)
    _ = graph.update()
    for (step, batch) in edits.enumerated() {
      for edit in batch { contents.apply(edit) }
      load(contents, into: graph, hasModels: hasModels)
      if let text = difference(graph.update(), fresh(contents, hasModels: hasModels)) { return "step \(step): \(text)" }
    }
    return nil
  }

  static func difference(_ a: ProjectBuild, _ b: ProjectBuild) -> String? {
    if a.diagnostics != b.diagnostics {
      let added = a.diagnostics.filter { !b.diagnostics.contains($0) }
      let missing = b.diagnostics.filter { !a.diagnostics.contains($0) }
      return "diagnostics: too many \(added.prefix(3)), missing \(missing.prefix(3))"
    }
    if a.counts != b.counts { return "counts: \(a.counts), not \(b.counts)" }
    if a.plan.isComplete != b.plan.isComplete { return "complete: \(a.plan.isComplete)" }
    if a.plan != b.plan {
      let paths = (a.plan.artifacts + b.plan.artifacts).filter { artifact in
        !(a.plan.artifacts.contains(artifact) && b.plan.artifacts.contains(artifact))
      }
      return "artifacts: \(paths.map(\.path).prefix(4))"
    }
    return nil
  }
}
