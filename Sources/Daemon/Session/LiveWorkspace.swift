import BuildGraph
import Configuration
import FileAccess
import Incremental
import Source

/// A workspace that is kept up to date: every command works on one, for a moment or for a day.
///
/// Not to be shared: whoever owns it tells it what has changed, and is told what that makes of the workspace.
package final class LiveWorkspace {
  private let workspace: Workspace
  /// What files are read for.
  private let inputs: [InputKind]
  private let isForEditor: Bool
  /// Severities of findings that are left out otherwise, by code.
  private let optional: [String: SeverityOverride]
  /// What must be watched under the present configuration; under the last usable one, where the present one is broken.
  package private(set) var watchPlan: WatchPlan
  /// Whether somebody will ask for what tests do with mocks; to be said before the first update.
  package var notesUses = false
  /// Whether `WorkspaceUpdate.trace` is wanted.
  package var isTracing = false
  private var store: SourceStore
  private var listing: InputListing
  private var configuration: LoadedConfiguration?
  /// The last configuration without errors.
  private var usable: LoadedConfiguration?
  /// One for each project of the last usable configuration.
  private var graphs: [ProjectGraph] = []
  /// What the projects share.
  private let sharedFiles = SharedSwiftFiles()
  /// For each project, the patterns that name no file.
  private var unmatched: [[UnmatchedPattern]] = []
  /// The settings with which outputs were last built.
  private var builtSettings: Settings?
  /// Whether inputs may have changed while the configuration was broken.
  private var hasMissedChanges = true
  /// The queries that ran ahead of the next update.
  private var traceAhead: [QueryEvent] = []

  /// Reads the configuration only.
  ///
  /// - Parameters:
  ///   - inputs: what the workspace is looked at for; without tests, these are neither read nor watched.
  ///   - isForEditor: whether an editor shows what is found. Then uses of what is deprecated are found, unless settings
  ///     say otherwise, since only editors have a way to show them that is in nobody's way. And while the configuration
  ///     has errors, the last one without counts for everything but outputs: people are in the middle of typing it.
  package init(_ workspace: Workspace, inputs: [InputKind] = InputKind.all, isForEditor: Bool = false) {
    self.workspace = workspace
    self.inputs = inputs
    self.isForEditor = isForEditor
    optional = isForEditor ? [DiagnosticCode.noDeprecated.rawValue: .default] : [:]
    store = SourceStore(workspace)
    listing = InputListing(workspace, store.access)
    watchPlan = WatchPlan(Session.readConfiguration(workspace).configuration, of: workspace, inputs: inputs)
  }

  /// Lets a text that an editor has open count instead of a file, or the file again; the next update has to be told that
  /// the path has changed.
  ///
  /// - Parameter path: absolute.
  package func overlay(_ path: String, with bytes: [UInt8]?) { store.overlay(normalizedPath(path), with: bytes) }

  /// The projects that a file belongs to.
  ///
  /// - Parameter path: relative to the workspace.
  package func graphs(containing path: String) -> [ProjectGraph] { graphs.filter { $0.contains(path) } }

  /// What features for editors see of each project, until the next change.
  package var editorViews: [EditorView] { graphs.map(\.editorView) }

  /// What of the disk may have changed, by absolute paths.
  package enum Change: Sendable, Hashable {
    case everything
    case paths([String])
    /// All below a directory.
    case below(String)
  }

  /// Brings everything up to date.
  ///
  /// - Parameters:
  ///   - announce: is told what is being done, for a status line.
  ///   - early: is told what is found in the text that somebody is editing, as soon as that is known.
  /// - Complexity: that of what the changes reach, where they are paths.
  package func update(
    _ changes: [Change], announce: (String) -> Void = { _ in }, early: (EarlyFindings) -> Void = { _ in }
  ) -> WorkspaceUpdate {
    store.begin()
    listing.access = store.access
    let (configuration, isNew) = updateConfiguration(changes, announce)
    if !configuration.hasErrors { usable = configuration }
    guard let usable, isForEditor || !configuration.hasErrors else {
      hasMissedChanges = true
      return WorkspaceUpdate(build: broken(configuration))
    }
    let isAnySourceNew = hasMissedChanges || isNew
    let touched = updateInputs(hasMissedChanges ? [.everything] : changes, usable, announce)
    hasMissedChanges = false
    if !isAnySourceNew, let path = touched.first, touched.count == 1 { findings(inEdited: path, early) }
    var update = build(usable, announce)
    if configuration.hasErrors { update.build.replace(usable, with: configuration) }
    update.changedSources = isAnySourceNew ? nil : touched
    update.reading = store.takeReading()
    return update
  }

  /// Reads files that have changed before all has that changes with them, and computes what follows from them as far as
  /// that goes, so that the next update, which must be told of them as well, has less to do. Nothing comes of it before.
  ///
  /// Only operations are looked at, each of which counts for little by itself: what a schema or a configuration says
  /// decides about all others, and would be decided again when they have changed, too.
  ///
  /// - Parameter paths: absolute.
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

  /// Whether outputs are made from the file at an absolute, normalized path, or by what it says, as far as is known.
  package func feedsOutputs(_ path: String) -> Bool {
    let files = [workspace.configuration] + (configuration?.files ?? [])
    if files.contains(where: { normalizedPath(workspace.absolute($0)) == path }) { return true }
    return listing.lists(path, for: InputKind.ofOutputs)
  }

  /// The absolute paths of files that are no longer what they were when the last update read them. While there are any,
  /// the update may mix what never was together on the disk.
  package var staleFiles: [String] {
    store.access?.forgetDirectories()
    return store.stamps.compactMap { path, stamp in
      let path = workspace.absolute(path)
      return (try? store.access?.status(path)) == stamp ? nil : path
    }
  }

  // MARK: Configuration

  /// - Returns: also whether it was read again.
  private func updateConfiguration(
    _ changes: [Change], _ announce: (String) -> Void
  ) -> (LoadedConfiguration, isNew: Bool) {
    if let configuration, !changes.contains(where: { concerns($0, configuration) }) { return (configuration, false) }
    announce("reading the configuration")
    let loaded = Session.loadConfiguration(workspace, &store)
    configuration = loaded
    watchPlan = WatchPlan(loaded, of: workspace, inputs: inputs, previous: watchPlan)
    return (loaded, true)
  }

  private func concerns(_ change: Change, _ configuration: LoadedConfiguration) -> Bool {
    let files = Set(
      ([workspace.configuration] + configuration.files).map { normalizedPath(workspace.absolute($0)) })
    return switch change {
    case .everything: true
    case .paths(let paths): paths.contains { files.contains($0) }
    case .below(let folder): files.contains { isInside($0, folder) }
    }
  }

  /// Outputs, and all that is known of the projects, stay as they are.
  private func broken(_ configuration: LoadedConfiguration) -> WorkspaceBuild {
    WorkspaceBuild(
      configuration: configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnostics: Quotability.redact(configuration.reportedDiagnostics, store.unquotable), counts: [],
      sources: store.sources,
      unquotable: store.unquotable,
      stamps: store.stamps,
      isConfigurationBroken: true)
  }

  // MARK: Inputs

  /// Gives the paths of the files that were read, or are gone.
  private func updateInputs(
    _ changes: [Change], _ configuration: LoadedConfiguration, _ announce: (String) -> Void
  ) -> Set<String> {
    let projects = configuration.settings.projects
    let isSame = builtSettings == configuration.settings
    var touched: Set<String> = []
    if !isSame || changes.contains(where: { if case .paths = $0 { false } else { true } }) {
      announce("looking for files")
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
    if hasOtherFiles { updateFiles(configuration) }
    for graph in graphs {
      for path in touched where graph.contains(path) { graph.set(path, to: store.sources[path]) }
    }
    return touched
  }

  /// Looks for all files; gives those that are to be read again.
  private func findAll(_ changes: [Change], _ projects: [Project]) -> Set<String> {
    let known = listing.all
    listing = InputListing(workspace, store.access, projects, kinds: inputs)
    listing.findAll()
    // Files that are open in an editor and not on the disk yet are found by nobody.
    var named: Set<String> = []
    for path in store.overlaid { _ = listing.note(path, isOpen: true, &named) }
    let all = listing.all
    if changes.contains(.everything) { return all.union(known) }
    return all.symmetricDifference(known).union(all.filter { isBelow($0, changes) })
  }

  private func isBelow(_ path: String, _ changes: [Change]) -> Bool {
    let absolute = normalizedPath(workspace.absolute(path))
    return changes.contains { if case .below(let folder) = $0 { isInside(absolute, folder) } else { false } }
  }

  /// Tells each project its settings and which files there are.
  private func updateFiles(_ configuration: LoadedConfiguration) {
    let configurationFiles = Set([workspace.configuration] + configuration.files + (self.configuration?.files ?? []))
    store.keep { configurationFiles.contains($0) || listing.contains($0) }
    sharedFiles.keep { listing.contains($0) }
    let projects = configuration.settings.projects
    if projects.count < graphs.count { graphs.removeLast(graphs.count - projects.count) }
    while graphs.count < projects.count {
      let graph = ProjectGraph()
      if notesUses { graph.noteUses() }
      graphs.append(graph)
    }
    unmatched = []
    for (index, graph) in graphs.enumerated() {
      let schema = readable(.schema, index)
      let operations = readable(.operations, index)
      let tests = readable(.tests, index)
      // A file that is both is a test.
      let code = readable(.code, index).subtracting(tests)
      let protocols = readable(.protocols, index)
      var settings = projects[index]
      settings.diagnostics.merge(optional) { said, _ in said }
      graph.set(shared: 1 < projects.count ? sharedFiles : nil)
      graph.set(settings: settings)
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

  private func build(_ configuration: LoadedConfiguration, _ announce: (String) -> Void) -> WorkspaceUpdate {
    let settings = configuration.settings
    var build = WorkspaceBuild(
      configuration: configuration, plan: ArtifactPlan(projects: [], configuration: workspace.configuration),
      diagnostics: Quotability.redact(configuration.reportedDiagnostics, store.unquotable), counts: [],
      sources: store.sources,
      unquotable: store.unquotable,
      stamps: store.stamps,
      isConfigurationBroken: false)
    var update = WorkspaceUpdate(build: build, dirtyOutputs: builtSettings == settings ? .none : .all)
    update.trace = traceAhead
    traceAhead = []
    let problems = problems
    var reported: Set<Diagnostic> = []
    for (index, graph) in graphs.enumerated() {
      let project = settings.projects[index]
      announce("building \(project.name ?? project.namespaceName)")
      var result = traced(graph, &update.trace) { graph.update() }
      let places = configuration.projectPlaces[index]
      // Patterns that projects share are reported once.
      let noMatches = unmatched[index].compactMap { $0.diagnostic(places) }.filter { reported.insert($0).inserted }
      let mistakes = noMatches + settingsChecks(of: project, places)
      if mistakes.hasErrors || problems.hasErrors { result.plan.isComplete = false }
      // Without a file there is no place for the error, and the setting is reported.
      if readable(.schema, index).isEmpty {
        result.diagnostics.removeAll { $0.code == .schemaRootTypes && $0.location.file.isEmpty }
      }
      build.diagnostics += (mistakes + result.diagnostics).applying(project.severityOverrides)
      build.plan.projects.append(result.plan)
      build.counts.append(result.counts)
      update.dirtyOutputs.formUnion(.paths(result.changedArtifacts))
    }
    builtSettings = settings
    build.diagnostics = Quotability.redact(
      build.diagnostics + build.applyingSettings(toOutputs: problems), store.unquotable
    ).sorted()
    update.build = build
    return update
  }

  /// Looks at the tests; what they do that ends them, or may, is added to the findings of the last update.
  ///
  /// Apart from the update, so that outputs need not wait for it.
  ///
  /// - Parameter isWanted: whether a file of tests is examined, by its path in the workspace.
  /// - Complexity: that of the tests which the changes since the last time have reached.
  package func examineTests(
    _ build: inout WorkspaceBuild, _ trace: inout [QueryEvent], only isWanted: ((String) -> Bool)? = nil
  ) {
    guard inputs.contains(.tests), let settings = usable?.settings else { return }
    var found: [Diagnostic] = []
    var examined: Set<String> = []
    for (index, (graph, plan)) in zip(graphs, build.plan.projects).enumerated() {
      let files = isWanted.map { listing.files(.tests, ofProject: index).filter($0).sorted() }
      let findings = traced(graph, &trace) { graph.testFindings(after: plan, in: files) }
      found += findings.applying(settings.projects[index].severityOverrides)
      examined.formUnion(graph.examinedTestFiles(after: plan, in: files))
    }
    build.testFiles = examined.count
    // Projects that generate types of the same name find the same in a file.
    var known: Set<Finding> = []
    found.removeAll { !known.insert(Finding($0)).inserted }
    found = Quotability.redact(found, store.unquotable)
    if !found.isEmpty { build.diagnostics = (build.diagnostics + found).sorted() }
  }

  /// What is found in a file that an editor has open and is being edited; where that is a schema, also what that means for
  /// the operations that are open beside it.
  private func findings(inEdited path: String, _ body: (EarlyFindings) -> Void) {
    guard let graph = findings(inOpen: path, body), graph.isSchema(path) else { return }
    let open = listing.names(ofAll: Set(store.overlaid), for: [.operations]).sorted()
    for other in open.prefix(Self.mostOpenFiles) where graph.contains(other) { findings(inOpen: other, body) }
  }

  /// Each is looked at by itself, which for many would take longer than all at once.
  private static let mostOpenFiles = 16

  /// What is found in a file that an editor has open and one project reads; gives the project.
  @discardableResult
  private func findings(inOpen path: String, _ body: (EarlyFindings) -> Void) -> ProjectGraph? {
    let owners = graphs.indices.filter { graphs[$0].contains(path) }
    guard store.isOverlaid(normalizedPath(workspace.absolute(path))), let index = owners.first, owners.count == 1,
      let file = store.sources[path],
      let settings = builtSettings?.projects, settings.indices.contains(index),
      let found = graphs[index].findings(inEdited: path)
    else { return nil }
    let shown = Quotability.redact(found.applying(settings[index].severityOverrides), store.unquotable)
    body(EarlyFindings(file: file, findings: shown.sorted()))
    return graphs[index]
  }

  /// Does something with a graph, and notes what ran if that is wanted.
  private func traced<Result>(_ graph: ProjectGraph, _ trace: inout [QueryEvent], _ body: () -> Result) -> Result {
    guard isTracing else { return body() }
    var events: [QueryEvent] = []
    let start = ContinuousClock.now
    let clock = { UInt64((ContinuousClock.now - start).nanoseconds) }
    graph.observe(clock: clock) { event in
      guard event.outcome != .verified else { return }
      events.append(event)
    }
    let result = body()
    graph.observe(nil)
    trace += events
    return result
  }

  /// What could not be read.
  private var problems: [Diagnostic] {
    (store.problems.values.sorted { precedesByBytes($0.path, $1.path) } + listing.problems).map { .unreadableInput($0) }
  }
}

/// The part of a diagnostic by which two are the same for a reader.
private struct Finding: Hashable {
  var code: DiagnosticCode
  var location: Location
  var message: String

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    location = diagnostic.location
    message = diagnostic.message
  }
}

extension Duration {
  fileprivate var nanoseconds: Int64 { components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000 }
}
