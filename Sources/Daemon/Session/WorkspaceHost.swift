import BuildGraph
import Configuration
import FileAccess
import Incremental
import Source

/// An incrementally updated workspace: its files, projects, diagnostics and outputs.
///
/// Its owner reports changes and receives the results.
package final class WorkspaceHost {
  let workspace: Workspace
  /// The kinds of files to read.
  let inputs: [InputKind]
  private let isForEditor: Bool
  private let isIncremental: Bool
  private let outputs: OutputSelection
  /// Severities of diagnostics that are off by default, by code.
  private let optional: [String: SeverityOverride]
  /// The watch plan of the current configuration, or of the last usable one.
  package private(set) var watchPlan: WatchPlan
  /// Whether the use of mocks in tests is recorded.
  private var recordsUses = false
  /// The cache that the next build may use, if it is a single one.
  var cacheRequest: CacheRequest?
  /// The cache, once the configuration was read.
  private(set) var cache: ResultCache?
  /// Whether to record `WorkspaceUpdate.trace`.
  package var isTracing = false
  var store: SourceStore
  var listing: InputListing
  private var configuration: LoadedConfiguration?
  /// The last configuration without errors.
  var usable: LoadedConfiguration?
  /// The graph of each project in the last usable configuration.
  var graphs: [ProjectGraph] = []
  /// The cache that the projects share.
  private let sharedFiles = SharedSwiftFiles()
  /// The patterns of each project that match no file.
  private var unmatched: [[UnmatchedPattern]] = []
  /// The files that belong to two projects of a group, for each group.
  private var sharedInputs: [[SharedInput]] = []
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
    self.outputs = outputs
    self.workspace = workspace
    self.inputs = inputs
    self.isForEditor = isForEditor
    self.isIncremental = isIncremental
    optional = isForEditor ? [DiagnosticCode.noDeprecated.rawValue: .default] : [:]
    store = SourceStore(workspace)
    listing = InputListing(workspace, store.access)
    // A host that is updated once watches nothing.
    let configuration = isIncremental ? Session.readConfiguration(workspace).configuration : LoadedConfiguration()
    watchPlan = WatchPlan(configuration, of: workspace, inputs: inputs)
  }

  /// Replaces a file by the text of an editor, or restores the file. The caller then reports the path as changed.
  ///
  /// - Parameter path: an absolute path.
  package func overlay(_ path: String, with bytes: [UInt8]?) { store.overlay(Path.normalized(path), with: bytes) }

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

  /// A possible change on disk, as an absolute path.
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
    return build(announce: announce) { false } ?? WorkspaceUpdate(build: brokenBuild(configuration))
  }

  /// Reads the files that changed and sets the inputs of the projects. Queries compute nothing yet.
  package func apply(_ changes: [Change], announce: (String) -> Void = { _ in }) {
    store.begin(keepingStamps: applied.isPending)
    listing.access = store.access
    let (configuration, isNew) = updateConfiguration(changes, announce)
    if !configuration.hasErrors { usable = configuration }
    defer { applied.reading.add(store.takeReading()) }
    applied.isPending = true
    guard let usable, isForEditor || !configuration.hasErrors else {
      hasMissedChanges = true
      return
    }
    let isAnySourceNew = hasMissedChanges || isNew
    let touched = updateInputs(hasMissedChanges ? [.everything] : changes, usable, announce)
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
    guard let configuration else { return nil }
    var result: WorkspaceUpdate
    if let usable, isForEditor || !configuration.hasErrors {
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
    guard let usable, !hasMissedChanges, builtSettings == usable.settings else { return }
    let names = listing.names(ofAll: paths, for: [.operations])
    guard names.count == paths.count else { return }
    let read = store.readAgain(names)
    for graph in graphs {
      for name in read where graph.contains(name) { graph.set(name, to: store.sources[name]) }
      traced(graph, &traceAhead) { graph.lookAhead() }
    }
  }

  /// Returns whether outputs depend on the file at an absolute, normalized path.
  package func feedsOutputs(_ path: String) -> Bool {
    let files = [workspace.configuration] + (configuration?.files ?? [])
    if files.contains(where: { Path.normalized(workspace.absolute($0)) == path }) { return true }
    return listing.lists(path, for: InputKind.ofOutputs)
  }

  /// The absolute paths of files that changed since the last update read them. While there are any, the update may
  /// mix different states of the disk.
  package var staleFiles: [String] {
    store.access?.forgetDirectories()
    return store.stamps.compactMap { path, stamp in
      let path = workspace.absolute(path)
      return (try? store.access?.status(path)) == stamp ? nil : path
    }
  }

  // MARK: Configuration

  /// - Returns: also whether the configuration was read again.
  private func updateConfiguration(
    _ changes: [Change], _ announce: (String) -> Void
  ) -> (LoadedConfiguration, isNew: Bool) {
    if let configuration, !changes.contains(where: { concerns($0, configuration) }) { return (configuration, false) }
    announce("reading the configuration")
    var loaded = Session.loadConfiguration(workspace, &store)
    if case .ofProjects(let isSelected) = outputs { loaded.keepProjects(isSelected) }
    configuration = loaded
    watchPlan = WatchPlan(loaded, of: workspace, inputs: inputs, previous: watchPlan)
    return (loaded, true)
  }

  private func concerns(_ change: Change, _ configuration: LoadedConfiguration) -> Bool {
    let files = Set(
      ([workspace.configuration] + configuration.files).map { Path.normalized(workspace.absolute($0)) })
    return switch change {
    case .everything: true
    case .paths(let paths): paths.contains { files.contains($0) }
    case .below(let folder): files.contains { Path.isInside($0, folder) }
    }
  }

  /// Returns the build of a configuration with errors. Outputs and the state of the projects stay.
  private func brokenBuild(_ configuration: LoadedConfiguration?) -> WorkspaceBuild {
    let configuration = configuration ?? LoadedConfiguration()
    diagnostics.replaceAll(by: configuration.reportedDiagnostics, redacting: store.unquotable)
    return WorkspaceBuild(
      configuration: configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnosticTable: diagnostics.table, counts: [], sources: store.sources, unquotable: store.unquotable,
      stamps: store.stamps, isConfigurationBroken: true)
  }

  // MARK: Inputs

  /// Returns the paths of the files that were read or removed.
  private func updateInputs(
    _ changes: [Change], _ configuration: LoadedConfiguration, _ announce: (String) -> Void
  ) -> Set<String> {
    let projects = configuration.settings.projects
    let isSame = builtSettings == configuration.settings
    var touched: Set<String> = []
    if !isSame || changes.contains(where: { if case .paths = $0 { false } else { true } }) {
      announce("finding files")
      touched = findAll(changes, projects)
    }
    var hasOtherFiles = !isSame || !touched.isEmpty
    for case .paths(let paths) in changes {
      for path in paths where listing.note(path, isOpen: store.isOverlaid(path), &touched) { hasOtherFiles = true }
    }
    let before = touched.filter { store.sources[$0] != nil }
    let listed = touched.filter { listing.contains($0) }
    store.read(Array(listed))
    let after = listed.filter { store.sources[$0] != nil }
    if before != after { hasOtherFiles = true }
    if hasOtherFiles {
      updateFiles(configuration)
    } else {
      for graph in graphs {
        for path in touched where graph.contains(path) { graph.set(path, to: store.sources[path]) }
      }
    }
    return touched
  }

  /// Finds all files. Returns the files to read again.
  private func findAll(_ changes: [Change], _ projects: [Project]) -> Set<String> {
    let known = listing.all
    listing = InputListing(workspace, store.access, projects, kinds: inputs)
    listing.findAll()
    // The search doesn't find open files that are not on the disk yet.
    var named: Set<String> = []
    for path in store.overlaid { _ = listing.note(path, isOpen: true, &named) }
    let all = listing.all
    if changes.contains(.everything) { return all.union(known) }
    return all.symmetricDifference(known).union(all.filter { isBelow($0, changes) })
  }

  private func isBelow(_ path: String, _ changes: [Change]) -> Bool {
    let absolute = Path.normalized(workspace.absolute(path))
    return changes.contains { if case .below(let folder) = $0 { Path.isInside(absolute, folder) } else { false } }
  }

  /// Sets the settings and file lists of each project.
  private func updateFiles(_ configuration: LoadedConfiguration) {
    let configurationFiles = Set([workspace.configuration] + configuration.files + (self.configuration?.files ?? []))
    store.keep { configurationFiles.contains($0) || listing.contains($0) }
    sharedFiles.keep { listing.contains($0) }
    let projects = configuration.settings.projects
    if projects.count < graphs.count { graphs.removeLast(graphs.count - projects.count) }
    if cache == nil { cache = cacheRequest?.open(for: workspace, configuration.settings) }
    while graphs.count < projects.count {
      let graph = ProjectGraph(isIncremental: isIncremental)
      if let cache { graph.use(cache) }
      if recordsUses { graph.noteUses() }
      graphs.append(graph)
    }
    (unmatched, sharedInputs) = ([], [])
    for (index, graph) in graphs.enumerated() {
      let schema = readable(.schema, index)
      let operations = readable(.operations, index)
      let tests = readable(.tests, index)
      // A file in both lists is a test.
      let code = readable(.code, index).subtracting(tests)
      let protocols = readable(.protocols, index)
      var settings = projects[index]
      settings.diagnostics.merge(optional) { said, _ in said }
      graph.set(shared: 1 < projects.count ? sharedFiles : nil)
      graph.set(settings: settings)
      let modules = ModulesOfFiles(of: projects[index]) { listing.files(.operations, ofProject: index, module: $0) }
      graph.set(modulesOfFiles: modules.modules)
      sharedInputs.append(modules.shared)
      graph.set(
        schemaFiles: schema, operationFiles: operations, testFiles: tests, codeFiles: code, protocolFiles: protocols)
      let all = schema.union(operations).union(tests).union(code).union(protocols)
      for path in all { graph.set(path, to: store.sources[path]) }
      unmatched.append(UnmatchedPattern.all(of: projects[index], kinds: inputs) { readable($0, index) })
    }
  }

  private func readable(_ kind: InputKind, _ project: Int) -> Set<String> {
    listing.files(kind, ofProject: project).filter { store.sources[$0] != nil }
  }

  // MARK: Building

  /// Builds the projects of a configuration.
  ///
  /// - Parameter broken: the present configuration, if it has errors. Then `configuration` is the last one without.
  private func build(
    _ configuration: LoadedConfiguration, broken: LoadedConfiguration?, _ announce: (String) -> Void
  ) -> WorkspaceUpdate {
    let settings = configuration.settings
    var build = WorkspaceBuild(
      configuration: broken ?? configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnosticTable: DiagnosticTable(), counts: [], sources: store.sources, unquotable: store.unquotable,
      stamps: store.stamps, isConfigurationBroken: broken != nil)
    var update = WorkspaceUpdate(build: build, dirtyOutputs: builtSettings == settings ? .none : .all)
    update.trace = traceAhead
    traceAhead = []
    let problems = problems
    var others: [Diagnostic] = []
    var changed: Set<String> = []
    var reported: Set<Diagnostic> = []
    for (index, graph) in graphs.enumerated() {
      let project = settings.projects[index]
      announce("building \(project.name ?? project.namespaceName)")
      var result = traced(graph, &update.trace) { graph.update() }
      let places = configuration.projectPlaces[index]
      // Patterns that projects share are reported once.
      let noMatches = unmatched[index].compactMap { $0.diagnostic(places) }.filter { reported.insert($0).inserted }
      let mistakes = noMatches + settingsChecks(of: project, places) + sharedInputs[index].map { $0.diagnostic(places) }
      if mistakes.hasErrors || problems.hasErrors { result.plan.isComplete = false }
      if !outputs.contains(project) {
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
    update.changedDiagnostics = diagnostics.update(changed, redacting: store.unquotable, projectDiagnostics)
    build.diagnosticTable = diagnostics.table
    update.build = build
    return update
  }

  /// The diagnostics of the projects of the last usable configuration.
  var projectDiagnostics: [ProjectDiagnostics] {
    let projects = usable?.settings.projects ?? []
    return zip(graphs, projects).enumerated().map { index, project in
      ProjectDiagnostics(
        graph: project.0, overrides: project.1.severityOverrides, hasSchema: !readable(.schema, index).isEmpty)
    }
  }

  /// The diagnostics of unreadable files.
  private var problems: [Diagnostic] {
    (store.problems.values.sorted { precedesByBytes($0.path, $1.path) } + listing.problems).map { .unreadableInput($0) }
  }
}
