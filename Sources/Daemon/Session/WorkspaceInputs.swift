import Configuration
import FileAccess
import Source

/// The configuration of a workspace and the input files that it lists, as they were last read.
struct WorkspaceInputs {
  let workspace: Workspace
  /// The kinds of files to read.
  let kinds: [InputKind]
  /// The outputs in the plans of builds.
  let outputs: OutputSelection
  /// The watch plan of the current configuration, or of the last usable one.
  private(set) var watchPlan: WatchPlan
  var store: SourceStore
  private(set) var listing: InputListing
  /// Nil until it was read.
  private(set) var configuration: LoadedConfiguration?
  /// The last configuration without errors.
  private(set) var usable: LoadedConfiguration?
  /// The files of each project in the last usable configuration.
  private(set) var projects: [ProjectFiles] = []

  /// Reads at most the configuration.
  ///
  /// - Parameter isIncremental: whether there are updates after the first one. Otherwise nothing is watched.
  init(_ workspace: Workspace, _ kinds: [InputKind], _ outputs: OutputSelection, isIncremental: Bool) {
    self.workspace = workspace
    self.kinds = kinds
    self.outputs = outputs
    store = SourceStore(workspace)
    listing = InputListing(workspace, store.access)
    let configuration = isIncremental ? Session.readConfiguration(workspace).configuration : LoadedConfiguration()
    watchPlan = WatchPlan(configuration, of: workspace, inputs: kinds)
  }

  /// Starts a reading of changes.
  ///
  /// - Parameter keepingStamps: whether the last reading goes on.
  mutating func begin(keepingStamps: Bool) {
    store.begin(keepingStamps: keepingStamps)
    listing.access = store.access
  }

  // MARK: Configuration

  /// Reads the configuration if a change concerns it.
  ///
  /// - Returns: also whether the configuration was read again.
  mutating func updateConfiguration(
    _ changes: [WorkspaceHost.Change], _ announce: (String) -> Void
  ) -> (LoadedConfiguration, isNew: Bool) {
    let (loaded, isNew) = currentConfiguration(changes, announce)
    if !loaded.hasErrors { usable = loaded }
    return (loaded, isNew)
  }

  private mutating func currentConfiguration(
    _ changes: [WorkspaceHost.Change], _ announce: (String) -> Void
  ) -> (LoadedConfiguration, isNew: Bool) {
    let files = Set(configurationFiles)
    if let configuration, !changes.contains(where: { $0.concerns(files) }) { return (configuration, false) }
    announce("reading the configuration")
    var loaded = Session.loadConfiguration(workspace, &store)
    if case .ofProjects(let isSelected) = outputs { loaded.keepProjects(isSelected) }
    configuration = loaded
    watchPlan = WatchPlan(loaded, of: workspace, inputs: kinds, previous: watchPlan)
    return (loaded, true)
  }

  /// The absolute paths of the files that make up the configuration.
  private var configurationFiles: [String] {
    ([workspace.configuration] + (configuration?.files ?? [])).map { Path.normalized(workspace.absolute($0)) }
  }

  /// Returns whether outputs depend on the file at an absolute, normalized path.
  func feedsOutputs(_ path: String) -> Bool {
    configurationFiles.contains(path) || listing.lists(path, for: InputKind.ofOutputs)
  }

  // MARK: Files

  /// Reads the files that changed.
  ///
  /// - Parameters:
  ///   - configuration: the usable configuration.
  ///   - areListed: whether the files of its settings were found before.
  /// - Returns: the files that were read or removed, and whether the files of projects are others than before.
  mutating func update(
    _ changes: [WorkspaceHost.Change], _ configuration: LoadedConfiguration, areListed: Bool,
    _ announce: (String) -> Void
  ) -> (touched: Set<String>, hasOtherFiles: Bool) {
    // A process that waits for changes keeps no directories open.
    defer { store.forgetDirectories() }
    var touched: Set<String> = []
    if !areListed || changes.contains(where: { if case .paths = $0 { false } else { true } }) {
      announce("finding files")
      touched = findAll(changes, configuration.settings.projects)
    }
    var hasOtherFiles = !areListed || !touched.isEmpty
    for case .paths(let paths) in changes {
      for path in paths where listing.note(path, isOpen: store.isOverlaid(path), &touched) { hasOtherFiles = true }
    }
    let before = touched.filter { store.sources[$0] != nil }
    let listed = touched.filter { listing.contains($0) }
    store.read(Array(listed))
    let after = listed.filter { store.sources[$0] != nil }
    if before != after { hasOtherFiles = true }
    if hasOtherFiles { updateProjects(configuration) }
    return (touched, hasOtherFiles)
  }

  /// Finds all files. Returns the files to read again.
  private mutating func findAll(_ changes: [WorkspaceHost.Change], _ projects: [Project]) -> Set<String> {
    let known = listing.all
    listing = InputListing(workspace, store.access, projects, kinds: kinds)
    listing.findAll()
    // The search doesn't find open files that are not on the disk yet.
    var named: Set<String> = []
    for path in store.overlaid { _ = listing.note(path, isOpen: true, &named) }
    let all = listing.all
    if changes.contains(.everything) { return all.union(known) }
    return all.symmetricDifference(known).union(all.filter { isBelow($0, changes) })
  }

  private func isBelow(_ path: String, _ changes: [WorkspaceHost.Change]) -> Bool {
    let absolute = Path.normalized(workspace.absolute(path))
    return changes.contains { if case .below(let folder) = $0 { Path.isInside(absolute, folder) } else { false } }
  }

  /// Forgets files that no project lists, and finds the files of each project.
  private mutating func updateProjects(_ configuration: LoadedConfiguration) {
    let configurationFiles = Set(
      [workspace.configuration] + configuration.files + (self.configuration?.files ?? []))
    let listing = listing
    let finder = InputFinder(workspace, store.access)
    store.keep { configurationFiles.contains($0) || listing.contains($0) }
    projects = configuration.settings.projects.enumerated().map { index, project in
      ProjectFiles(
        of: project, kinds, readable: { readable($0, index) },
        operations: { listing.files(.operations, ofProject: index, module: $0) },
        similarFile: { finder.similarFile($0) })
    }
  }

  private func readable(_ kind: InputKind, _ project: Int) -> Set<String> {
    listing.files(kind, ofProject: project).filter { store.sources[$0] != nil }
  }

  /// Reads files again that are still changing.
  ///
  /// - Parameters:
  ///   - paths: absolute paths.
  ///   - kinds: the kinds of files that may be read.
  /// - Returns: the files that were read; none if a path is that of another file.
  mutating func readAgain(_ paths: Set<String>, _ kinds: [InputKind]) -> [String] {
    let names = listing.names(ofAll: paths, for: kinds)
    return names.count == paths.count ? Array(store.readAgain(names)) : []
  }

  /// The absolute paths of files that changed since they were read.
  var staleFiles: [String] {
    store.forgetDirectories()
    defer { store.forgetDirectories() }
    return store.stamps.compactMap { path, stamp in
      let path = workspace.absolute(path)
      return (try? store.access.get().status(path)) == stamp ? nil : path
    }
  }

  /// Whether files could not be found or read because the system had nothing left for it. No event tells when it has.
  var lacksFiles: Bool {
    store.problems.values.contains { $0.reason.isExhaustion } || listing.problems.contains { $0.reason.isExhaustion }
  }

  /// The diagnostics of unreadable files.
  var problems: [Diagnostic] {
    (store.problems.values.sorted { precedesByBytes($0.path, $1.path) } + listing.problems).map { .unreadableInput($0) }
  }
}

extension WorkspaceHost.Change {
  /// Returns whether one of the files, with absolute paths, may have changed.
  fileprivate func concerns(_ files: Set<String>) -> Bool {
    switch self {
    case .everything: true
    case .paths(let paths): paths.contains { files.contains($0) }
    case .below(let folder): files.contains { Path.isInside($0, folder) }
    }
  }
}

/// The readable input files of a project.
struct ProjectFiles {
  let schema: Set<String>
  let operations: Set<String>
  let tests: Set<String>
  /// Code under test. A file in both lists is a test.
  let code: Set<String>
  let protocols: Set<String>
  let modules: ModulesOfFiles
  /// The patterns that match no file.
  let unmatched: [UnmatchedPattern]

  /// - Parameters:
  ///   - kinds: the kinds of files that were searched.
  ///   - readable: returns the readable files of a kind.
  ///   - operations: returns the files with operations and fragments of a module.
  ///   - similarFile: returns a file that patterns match if case is ignored.
  init(
    of project: Project, _ kinds: [InputKind], readable: (InputKind) -> Set<String>, operations: (Int) -> Set<String>,
    similarFile: ([String]) -> String?
  ) {
    schema = readable(.schema)
    self.operations = readable(.operations)
    tests = readable(.tests)
    code = readable(.code).subtracting(tests)
    protocols = readable(.protocols)
    modules = ModulesOfFiles(of: project, files: operations)
    unmatched = UnmatchedPattern.all(of: project, kinds: kinds, files: readable, similarFile: similarFile)
  }

  var all: Set<String> { schema.union(operations).union(tests).union(code).union(protocols) }
}
