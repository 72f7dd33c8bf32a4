import BuildGraph
import Configuration
import Reporting
import Source

/// The results of building a project from explicit inputs.
struct ProjectRun {
  var plan = ArtifactPlan.Project(name: "", artifacts: [], directories: [], isComplete: false)
  /// The diagnostics to report, in order, with paths as in the arguments.
  var found: [Diagnostic] = []
  var isConfigurationBroken = false
  /// Returns the file at a path of the arguments.
  var sources: SourceLookup = { _ in nil }

  func report(showsHints: Bool) -> ActionReport { ActionReport(found, showsHints: showsHints, sources: sources) }

  /// Builds a project.
  ///
  /// - Parameters:
  ///   - examinesTests: whether to examine tests, too.
  ///   - accept: checks the settings of the project.
  static func build(
    _ inputs: ProjectInputs, examinesTests: Bool, _ context: ActionContext, _ engine: ActionEngine,
    accept: (Project) throws(ActionFailure) -> Void = { _ throws(ActionFailure) in }
  ) throws(ActionFailure) -> ProjectRun {
    let reader = InputFiles(context: context)
    let configuration = try ActionConfiguration(inputs.configuration, reader)
    guard !configuration.loaded.hasErrors else { return broken(configuration) }
    let choice = try configuration.choice(ofProject: inputs.project)
    let project = configuration.loaded.settings.projects[choice.group]
    try accept(project)
    var names = InputNames(roots: inputs.roots)
    let lists = try lists(inputs, project, &names, examinesTests: examinesTests)
    var settings = project
    try settings.setProtocolSources(lists)
    let key = GraphKey(settings: project, examinesTests: examinesTests)
    let pooled = engine.graphs.take(key, lists)
    defer { engine.graphs.put(pooled) }
    let problems = pooled.load(settings, lists, paths: names.paths, reader)
    guard problems.isEmpty else { throw ActionFailure(ActionReport(problems).result(status: 1)) }
    guard pooled.graph.prepare(context.isCancelled), !context.isCancelled() else { throw ActionFailure(.cancelled) }
    let build = pooled.graph.update()
    var run = ProjectRun(plan: build.plan)
    if let module = choice.module {
      run.keepOutputs(of: project.module(module), lists.operations.filter { lists.modules[$0, default: 0] == module })
    }
    let places = configuration.loaded.projectPlaces[choice.group]
    let mistakes = settingsChecks(of: project, places)
    if mistakes.hasErrors { run.plan.isComplete = false }
    run.plan.errorCodes += mistakes.filter { $0.severity == .error }.map(\.code)
    var found = build.diagnostics
    if examinesTests {
      guard pooled.graph.prepareTests(after: run.plan, context.isCancelled) else { throw ActionFailure(.cancelled) }
      found += pooled.graph.testDiagnostics(after: run.plan)
    }
    found = (found + mistakes).applying(project.severityOverrides) + configuration.loaded.reportedDiagnostics
    run.show(found, pooled, configuration, names)
    return run
  }

  private static func broken(_ configuration: ActionConfiguration) -> ProjectRun {
    var run = ProjectRun(isConfigurationBroken: true)
    let files = configuration.loaded.sources
    let shown = configuration.loaded.reportedDiagnostics
    run.found = shown.replacingFiles(configuration.paths)
    run.sources = { path in configuration.paths.first { $0.value == path }.flatMap { files[$0.key] } }
    return run
  }

  /// Sets the diagnostics that no comment suppresses.
  private mutating func show(
    _ diagnostics: [Diagnostic], _ pooled: PooledGraph, _ configuration: ActionConfiguration, _ names: InputNames
  ) {
    let configurationFiles = configuration.loaded.sources
    let paths = configuration.paths.merging(names.paths) { $1 }
    let overrides = configuration.loaded.settings.severityOverrides
    // The warnings of a schema would be repeated for each project that uses it.
    let new = diagnostics.filter { $0.severity == .error || !pooled.isNormalized($0.location.file) }
    let unsuppressed = new.removingSuppressed { pooled.source($0) }
    found = (unsuppressed + pooled.comments.applying(overrides)).replacingFiles(paths).sorted()
    // The pool can give the graph to another action before the report is printed.
    let files = Set(found.flatMap { [$0.location.file] + $0.related.map(\.location.file) })
    var shown: [String: SourceFile] = [:]
    for (name, path) in paths where files.contains(path) {
      shown[path] = pooled.source(name) ?? configurationFiles[name]
    }
    sources = { [shown] path in shown[path] }
  }

  /// Returns the files of the project by their purpose.
  private static func lists(
    _ inputs: ProjectInputs, _ project: Project, _ names: inout InputNames, examinesTests: Bool
  ) throws(ActionFailure) -> InputLists {
    var lists = InputLists()
    if project.outputs.useGraphQL {
      guard !inputs.schema.isEmpty else {
        throw ActionFailure(usage: "The project needs a schema; name it with '--schema'")
      }
      lists.schema = try names.names(inputs.schema)
      for argument in inputs.operations {
        let (path, module) = try path(argument, in: project)
        let name = try names.name(path)
        lists.operations.insert(name)
        if let other = lists.modules.updateValue(module, forKey: name), other != module {
          throw ActionFailure(usage: "'\(path)' belongs to two projects; name it once")
        }
      }
      lists.modules = lists.modules.filter { $0.value != 0 }
    }
    let sources = try names.names(inputs.sources)
    lists.mocked = try names.names(inputs.protocols)
    if examinesTests {
      lists.tests = try names.names(inputs.tests)
      // A file in both lists is a test.
      lists.code = sources.subtracting(lists.tests)
    }
    if !project.outputs.protocolMocks.isEmpty { lists.protocols = lists.mocked.union(sources) }
    return lists
  }

  /// Returns the path in `NAME:PATH` with the index of the project in its group. Arguments without a name belong to the
  /// project with the schema.
  private static func path(
    _ argument: String, in project: Project
  ) throws(ActionFailure) -> (path: String, module: Int) {
    for module in 0..<project.moduleCount {
      guard let name = project.module(module).name, argument.hasPrefix(name + ":") else { continue }
      return (String(argument.dropFirst(name.count + 1)), module)
    }
    return (argument, 0)
  }

  /// Keeps the outputs of one project of the group.
  private mutating func keepOutputs(of project: Project, _ operations: Set<String>) {
    let directories = ProjectBuilder.outputDirectories(of: project)
    var folders: Set<String> = []
    if case .relative(let subpath, _) = project.outputs.operations {
      folders = Set(operations.map { WorkspacePath.normalized(Path.parent($0) + "/" + (subpath ?? "")) })
    }
    plan.artifacts.removeAll { artifact in
      !directories.contains { $0.holds(artifact.path) } && !folders.contains(Path.parent(artifact.path))
    }
    plan.directories = directories
  }
}

extension [Diagnostic] {
  /// Replaces the files of all places.
  ///
  /// - Parameter paths: the new paths of files.
  fileprivate func replacingFiles(_ paths: [String: String]) -> [Diagnostic] {
    map { diagnostic in
      var diagnostic = diagnostic
      let replace = { (location: inout Location) in location.file = paths[location.file] ?? location.file }
      replace(&diagnostic.location)
      for index in diagnostic.related.indices { replace(&diagnostic.related[index].location) }
      for fix in diagnostic.fixes.indices {
        for edit in diagnostic.fixes[fix].edits.indices { replace(&diagnostic.fixes[fix].edits[edit].location) }
      }
      return diagnostic
    }
  }
}
