import BuildGraph
import Configuration
import FileAccess
import Incremental
import Source

/// Reads the inputs of a workspace, and builds the diagnostics and outputs of its projects.
///
/// Its owner reports changes and receives the results.
package final class WorkspaceHost {
  /// The files that the projects read.
  var inputs: WorkspaceInputs
  private let isForEditor: Bool
  private let isIncremental: Bool
  /// Severities of diagnostics that are off by default, by code.
  private let optional: [String: SeverityOverride]
  /// Whether the use of mocks in tests is recorded.
  private var recordsUses = false
  /// The cache that the next build may use, if it is a single one.
  var cacheRequest: CacheRequest?
  /// The cache, once the configuration was read.
  private(set) var cache: ResultCache?
  /// Whether to record `WorkspaceUpdate.trace`.
  package var isTracing = false
  /// The graph of each project in the last usable configuration.
  var graphs: [ProjectGraph] = []
  /// The cache that the projects share.
  private let sharedFiles = SharedSwiftFiles()
  /// The settings of the last build of outputs.
  private var builtSettings: Settings?
  /// Whether inputs may have changed while the configuration was broken.
  private var hasMissedChanges = true
  /// The changes since the last complete build.
  var applied = AppliedChanges()
  /// The diagnostics of the last build and of tests.
  var diagnostics = WorkspaceDiagnostics()
  /// The queries that ran ahead of the next build.
  var traceAhead: [QueryEvent] = []

  /// Reads at most the configuration.
  ///
  /// - Parameters:
  ///   - inputs: the kinds of files that are read and watched.
  ///   - isForEditor: whether an editor shows the diagnostics. Then uses of deprecated fields are reported by default,
  ///     since editors show them without disturbing. While the configuration has errors, the last one without errors
  ///     decides about everything but outputs, since the user is typing.
  ///   - isIncremental: whether later updates compute only what changed. False if there is one update.
  ///   - outputs: the outputs in the plans of builds.
  package init(
    _ workspace: Workspace, inputs: [InputKind] = InputKind.all, isForEditor: Bool = false, isIncremental: Bool = true,
    outputs: OutputSelection = .inWorkspace
  ) {
    self.inputs = WorkspaceInputs(workspace, inputs, outputs, isIncremental: isIncremental)
    self.isForEditor = isForEditor
    self.isIncremental = isIncremental
    optional = isForEditor ? [DiagnosticCode.noDeprecated.rawValue: .default] : [:]
  }

  var workspace: Workspace { inputs.workspace }

  /// The watch plan of the current configuration, or of the last usable one.
  package var watchPlan: WatchPlan { inputs.watchPlan }

  /// Replaces a file by the text of an editor, or restores the file. The caller then reports the path as changed.
  ///
  /// - Parameter path: an absolute path.
  package func overlay(_ path: String, with bytes: [UInt8]?) {
    inputs.store.overlay(Path.normalized(path), with: bytes)
  }

  /// Returns the projects that read a file.
  ///
  /// - Parameter path: a path relative to the workspace.
  package func graphs(containing path: String) -> [ProjectGraph] { graphs.filter { $0.contains(path) } }

  /// Starts recording how tests use mocks.
  package func noteUses() {
    guard !recordsUses else { return }
    recordsUses = true
    for graph in graphs { graph.noteUses() }
    // The tests must be examined again.
    if !graphs.isEmpty { applied.isPending = true }
  }

  /// The projects in the form that request handlers read.
  package var readableProjects: [ReadableProject] { graphs.map { ReadableProject($0) } }

  /// The files that may have changed, by absolute path.
  package enum Change: Sendable, Hashable {
    case everything
    case paths([String])
    /// Any change in a directory or below.
    case below(String)
  }

  /// Brings everything up to date: applies changes, then builds.
  ///
  /// - Parameters:
  ///   - announce: receives the current step, for a status line.
  /// - Complexity: linear in the effects of the changes, if they are paths.
  package func update(_ changes: [Change], announce: (String) -> Void = { _ in }) -> WorkspaceUpdate {
    apply(changes, announce: announce)
    // A build that is never interrupted is complete.
    return build(announce: announce) { false } ?? WorkspaceUpdate(build: brokenBuild(inputs.configuration))
  }

  /// Reads the files that changed and sets the inputs of the projects. Queries compute nothing yet.
  package func apply(_ changes: [Change], announce: (String) -> Void = { _ in }) {
    inputs.begin(keepingStamps: applied.isPending)
    let (configuration, isNew) = inputs.updateConfiguration(changes, announce)
    defer { applied.reading.add(inputs.store.takeReading()) }
    applied.isPending = true
    guard let usable = inputs.usable, isForEditor || !configuration.hasErrors else {
      hasMissedChanges = true
      return
    }
    let isAnySourceNew = hasMissedChanges || isNew
    let (touched, hasOtherFiles) = inputs.update(
      hasMissedChanges ? [.everything] : changes, usable, areListed: builtSettings == usable.settings, announce)
    if hasOtherFiles { updateGraphs(usable.settings) } else { setContents(of: touched) }
    hasMissedChanges = false
    applied.note(isAnySourceNew ? nil : touched)
  }

  /// Whether a build is needed.
  package var needsBuild: Bool { applied.isPending }

  /// Computes diagnostics and outputs of the applied inputs, in chunks.
  ///
  /// - Parameter isInterrupted: returns whether to stop. It is called between chunks.
  /// - Returns: nil if the build was interrupted. The results of complete chunks are kept, so the next build continues.
  package func build(
    announce: (String) -> Void = { _ in }, isInterrupted: () -> Bool
  ) -> WorkspaceUpdate? {
    guard let configuration = inputs.configuration else { return nil }
    var result: WorkspaceUpdate
    if let usable = inputs.usable, isForEditor || !configuration.hasErrors {
      for graph in graphs {
        announce("building")
        guard traced(graph, &traceAhead, { graph.prepare(isInterrupted) }) else { return nil }
      }
      result = build(usable, broken: configuration.hasErrors ? configuration : nil, announce)
      result.changedSources = applied.paths
      result.reading = applied.reading
    } else {
      result = WorkspaceUpdate(build: brokenBuild(configuration))
    }
    applied = AppliedChanges()
    return result
  }

  /// Reads changed files early, while others are still changing, and computes the results that depend on single
  /// files. The next update must include these files in its changes.
  ///
  /// Reads only operations. A changed schema or configuration would invalidate the results of all operations.
  ///
  /// - Parameter paths: absolute paths.
  package func lookAhead(_ paths: Set<String>) {
    guard let usable = inputs.usable, !hasMissedChanges, builtSettings == usable.settings else { return }
    let read = inputs.readAgain(paths, [.operations])
    if read.isEmpty { return }
    for graph in graphs {
      for name in read where graph.contains(name) { graph.set(name, to: inputs.store.sources[name]) }
      traced(graph, &traceAhead) { graph.lookAhead() }
    }
  }

  /// Returns whether outputs depend on the file at an absolute, normalized path.
  package func feedsOutputs(_ path: String) -> Bool { inputs.feedsOutputs(path) }

  /// Whether files could not be found or read because the system had nothing left for it. Reading everything again may
  /// succeed.
  package var lacksFiles: Bool { inputs.lacksFiles }

  /// The absolute paths of files that changed since the last update read them. While there are any, the update may
  /// mix different states of the disk.
  package var staleFiles: [String] { inputs.staleFiles }

  // MARK: Graphs

  private func setContents(of files: Set<String>) {
    for graph in graphs {
      for path in files where graph.contains(path) { graph.set(path, to: inputs.store.sources[path]) }
    }
  }

  /// Sets the settings and file lists of each project.
  private func updateGraphs(_ settings: Settings) {
    sharedFiles.keep { inputs.listing.contains($0) }
    let projects = settings.projects
    if projects.count < graphs.count { graphs.removeLast(graphs.count - projects.count) }
    if cache == nil { cache = cacheRequest?.open(for: workspace, settings) }
    while graphs.count < projects.count {
      let graph = ProjectGraph(isIncremental: isIncremental, isSession: isIncremental)
      if let cache { graph.use(cache) }
      if recordsUses { graph.noteUses() }
      graphs.append(graph)
    }
    for (index, (graph, files)) in zip(graphs, inputs.projects).enumerated() {
      var settings = projects[index]
      settings.diagnostics.merge(optional) { said, _ in said }
      graph.set(shared: 1 < projects.count ? sharedFiles : nil)
      graph.set(settings: settings)
      graph.set(modulesOfFiles: files.modules.modules)
      graph.set(
        schemaFiles: files.schema, operationFiles: files.operations, testFiles: files.tests, codeFiles: files.code,
        protocolFiles: files.protocols)
      for path in files.all { graph.set(path, to: inputs.store.sources[path]) }
    }
  }

  // MARK: Building

  /// Returns the build of a configuration with errors. Outputs and the state of the projects stay.
  private func brokenBuild(_ configuration: LoadedConfiguration?) -> WorkspaceBuild {
    let configuration = configuration ?? LoadedConfiguration()
    diagnostics.replaceAll(by: configuration.reportedDiagnostics, redacting: inputs.store.unquotable)
    return emptyBuild(configuration, isBroken: true)
  }

  private func emptyBuild(_ configuration: LoadedConfiguration, isBroken: Bool) -> WorkspaceBuild {
    WorkspaceBuild(
      configuration: configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnosticTable: diagnostics.table, counts: [], sources: inputs.store.sources,
      unquotable: inputs.store.unquotable, stamps: inputs.store.stamps, isConfigurationBroken: isBroken)
  }

  /// Builds the projects of a configuration.
  ///
  /// - Parameter broken: the present configuration, if it has errors. Then `configuration` is the last one without.
  private func build(
    _ configuration: LoadedConfiguration, broken: LoadedConfiguration?, _ announce: (String) -> Void
  ) -> WorkspaceUpdate {
    let settings = configuration.settings
    var build = emptyBuild(broken ?? configuration, isBroken: broken != nil)
    build.diagnosticTable = DiagnosticTable()
    var update = WorkspaceUpdate(build: build, dirtyOutputs: builtSettings == settings ? .none : .all)
    update.trace = traceAhead
    traceAhead = []
    let problems = inputs.problems
    var others: [Diagnostic] = []
    var changed: Set<String> = []
    var reported: Set<Diagnostic> = []
    for (index, graph) in graphs.enumerated() {
      let project = settings.projects[index]
      announce("building \(project.name ?? project.namespaceName)")
      var result = traced(graph, &update.trace) { graph.update() }
      let places = configuration.projectPlaces[index]
      // Patterns that projects share are reported once.
      let noMatches = inputs.projects[index].unmatched.compactMap { $0.diagnostic(places) }.filter {
        reported.insert($0).inserted
      }
      let shared = inputs.projects[index].modules.shared.map { $0.diagnostic(places) }
      let mistakes = noMatches + settingsChecks(of: project, places) + shared
      let causes = (mistakes + problems).filter { $0.severity == .error }
      if !causes.isEmpty { result.plan.isComplete = false }
      result.plan.errorCodes += causes.map(\.code)
      if !inputs.outputs.contains(project) {
        (result.plan.artifacts, result.plan.directories, result.changedArtifacts) = ([], [], [])
      }
      others += mistakes.applying(project.severityOverrides)
      changed.formUnion(result.changedFiles)
      build.plan.projects.append(result.plan)
      build.counts.append(result.counts)
      update.dirtyOutputs.formUnion(.paths(result.changedArtifacts))
    }
    others += problems.applying(settings.severityOverrides)
    if let broken {
      // Locations in the last usable configuration no longer exist.
      let files = Set([workspace.configuration] + configuration.files + broken.files)
      others.removeAll { files.contains($0.location.file) }
    }
    others += (broken ?? configuration).reportedDiagnostics
    if builtSettings != settings { diagnostics.isOutdated = true }
    builtSettings = settings
    changed.formUnion(diagnostics.setOthers(others))
    update.changedDiagnostics = diagnostics.update(changed, redacting: inputs.store.unquotable, projectDiagnostics)
    build.diagnosticTable = diagnostics.table
    update.build = build
    return update
  }

  /// The diagnostics of the projects of the last usable configuration.
  var projectDiagnostics: [ProjectDiagnostics] {
    let projects = inputs.usable?.settings.projects ?? []
    return zip(graphs, projects).enumerated().map { index, project in
      ProjectDiagnostics(
        graph: project.0, overrides: project.1.severityOverrides, hasSchema: !inputs.projects[index].schema.isEmpty)
    }
  }
}
