import BuildGraph
import Configuration
import Fuzzing
import Source

/// The kinds of outputs that a test builds.
enum StormOutputs: String, CaseIterable, Sendable {
  case mocks, models
  /// Models with placeholders and samples.
  case placeholders
}

/// Applies edits to a project and compares its incremental builds with new ones.
struct ProjectStorm {
  /// The number of different settings.
  static let settingsCount = 6

  static func settings(_ number: Int, _ outputs: StormOutputs = .mocks) -> Project {
    var project = Project()
    project.namespace = number == 1 ? "Other" : "API"
    project.outputs.testMocks = number == 2 ? nil : TestMocksOutput()
    project.options.reduceGeneratedSchemaTypes = number == 3
    project.options.markTypesNonisolated = number != 4
    if number == 5 { project.apolloVersion = ApolloTarget(text: "1.17") ?? ApolloTarget() }
    guard outputs != .mocks else { return project }
    if number != 1 { project.outputs.models = ModelsOutput() }
    if number == 2 { project.schemaTypes.moduleType = .embeddedInTarget(name: "App", accessModifier: .internal) }
    if number == 3 { project.outputs.operations = .relative(subpath: "made", accessModifier: .public) }
    if number == 4 { project.outputs.operations = .absolute(path: "Operations", accessModifier: .internal) }
    guard outputs == .placeholders else { return project }
    project.runtime = number == 5 ? .apollo : .mocksupport
    for (index, kind) in DefinitionOutputKind.allCases.enumerated() where number != index + 1 {
      project.outputs.turnOn(kind)
    }
    if number == 3 {
      project.outputs.placeholders?.values.usualNames = true
      project.outputs.stubs?.nullable = .null
    }
    return project
  }

  static func sources(of contents: WorkspaceContents) -> ProjectSources {
    let files = contents.files.map { SourceFile(path: $0.key, text: $0.value) }
    return ProjectSources(
      schema: files.filter { $0.path.hasSuffix(".graphqls") },
      operations: files.filter { $0.path.hasSuffix(".graphql") })
  }

  static func fresh(_ contents: WorkspaceContents, _ outputs: StormOutputs = .mocks) -> ProjectBuild {
    let graph = ProjectGraph()
    load(contents, into: graph, outputs)
    return graph.update()
  }

  static func load(_ contents: WorkspaceContents, into graph: ProjectGraph, _ outputs: StormOutputs = .mocks) {
    let sources = sources(of: contents)
    let swift = contents.files.filter { $0.key.hasSuffix(".swift") }
    let code = swift.keys.filter { $0.hasPrefix("Sources/") }
    var settings = settings(contents.settings, outputs)
    if !swift.isEmpty {
      settings.tests = ["Tests/**/*.swift"]
      var mocks = ProtocolMocksOutput()
      mocks.sources = ["Sources/App/**/*.swift"]
      settings.outputs.protocolMocks = [mocks]
    }
    graph.set(settings: settings)
    graph.set(
      schemaFiles: sources.schema.map(\.path), operationFiles: sources.operations.map(\.path),
      testFiles: swift.keys.filter { $0.hasPrefix("Tests/") }, codeFiles: code, protocolFiles: code)
    for file in sources.schema + sources.operations { graph.set(file.path, to: file) }
    for (path, text) in swift { graph.set(path, to: SourceFile(path: path, text: text)) }
  }

  /// Returns the first difference between an incremental build and a new one, if any.
  static func difference(_ start: WorkspaceContents, _ edits: [[WorkspaceEdit]], _ outputs: StormOutputs) -> String? {
    var contents = start
    let graph = ProjectGraph()
    load(contents, into: graph, outputs)
    _ = graph.update()
    for (step, batch) in edits.enumerated() {
      for edit in batch { contents.apply(edit) }
      load(contents, into: graph, outputs)
      if let text = difference(graph.update(), fresh(contents, outputs)) { return "step \(step): \(text)" }
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
