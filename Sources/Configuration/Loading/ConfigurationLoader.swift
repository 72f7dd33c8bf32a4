import JSONSyntax
import Source

/// Loads settings from configuration files.
package struct ConfigurationLoader {
  /// Returns the file at a path relative to the workspace, or nil if there is none. Called once for each path.
  package typealias Lookup = (String) throws(RefusedFile) -> SourceFile?

  /// The error for a file that needs the user's consent.
  package struct RefusedFile: Error {
    package init() {}
  }

  private let lookup: Lookup
  /// Returns the paths of files that may name the version of Apollo.
  private let candidates: () -> [String]
  /// Returns the path of a file whose path differs only in case.
  private let respelling: (String) -> String?
  private let workspace: String?
  private let scope: PathScope
  private var loaded = LoadedConfiguration()

  /// Loads `file`, a `.mockgen.json` or an `apollo-codegen-config.json`.
  ///
  /// - Parameters:
  ///   - file: the configuration. Its path and all paths in the settings are relative to the workspace.
  ///   - workspace: the absolute path of the workspace, if known. Makes absolute paths into the workspace relative.
  ///   - scope: the paths that the configuration may name.
  ///   - candidates: returns the paths of files that may name the version of Apollo. Called only if no setting does.
  ///   - respelling: returns the path of a file whose path differs only in case from that of a missing file.
  ///   - lookup: returns the other files of the configuration.
  package static func load(
    _ file: SourceFile, workspace: String? = nil, scope: PathScope = PathScope(),
    candidates: @escaping () -> [String] = { [] }, respelling: @escaping (String) -> String? = { _ in nil },
    lookup: @escaping Lookup
  ) -> LoadedConfiguration {
    var loader = ConfigurationLoader(
      lookup: lookup, candidates: candidates, respelling: respelling, workspace: workspace, scope: scope)
    loader.loaded.files = [file.path]
    loader.loaded.sources[file.path] = file
    loader.loaded.settings.projects = []
    if ApolloFile.isApollo(file) {
      if let root = loader.parseApollo(file) { loader.loadApollo(root) }
    } else if let root = loader.parse(JSONDocument(file, code: .configSyntax), kind: "A configuration") {
      loader.loadWorkspace(root)
    }
    if loader.loaded.settings.projects.isEmpty { loader.add(LoadedProject()) }
    let groups = ProjectGroups(&loader.loaded)
    loader.loaded.diagnostics += crossChecks(of: loader.loaded)
    loader.loaded.diagnostics += scopeChecks(of: loader.loaded, scope, workspace: workspace)
    groups.join(&loader.loaded)
    if loader.loaded.hasErrors { loader.loaded.diagnostics.removeAll { $0.code == .configNoOutputs } }
    // Projects with the same Apollo configuration have the same diagnostics for it.
    loader.loaded.diagnostics = Set(loader.loaded.diagnostics).sorted()
    return loader.loaded
  }

  private init(
    lookup: @escaping Lookup, candidates: @escaping () -> [String], respelling: @escaping (String) -> String?,
    workspace: String?, scope: PathScope
  ) {
    self.lookup = lookup
    self.candidates = candidates
    self.respelling = respelling
    self.workspace = workspace
    self.scope = scope
  }

  /// The intermediate state of loading a project.
  private struct LoadedProject {
    var project = Project()
    var places = SettingPlaces()
    /// The start of the project's object.
    var start: Location?
    /// The version that the generated package requires.
    var sdkVersion: ApolloPin?
  }

  // MARK: - Files

  /// Parses an Apollo configuration by the rules of the JSON reader in Apollo's generator.
  private mutating func parseApollo(_ file: SourceFile) -> JSONValue? {
    parse(ApolloFile.document(file), kind: "An Apollo configuration")
  }

  private mutating func parse(_ document: JSONDocument, kind: String) -> JSONValue? {
    loaded.diagnostics += document.diagnostics
    guard let root = document.root else { return nil }
    guard root.kind == .object else {
      let message = "\(kind) must be an object, but this is \(root.kind.description)"
      loaded.diagnostics.append(Diagnostic(.configWrongType, .error, message, at: root.location))
      return nil
    }
    return root
  }

  private mutating func find(_ path: String) throws(RefusedFile) -> SourceFile? {
    if loaded.files.contains(path) { return loaded.sources[path] }
    if scope.rejects(path, of: workspace) { throw RefusedFile() }
    let file = try lookup(path)
    loaded.files.append(path)
    loaded.sources[path] = file
    if file == nil { loaded.absentFiles.append(path) }
    return file
  }

  /// Returns a file that no key names. A file outside the workspace counts as missing.
  private mutating func findIfAllowed(_ path: String) -> SourceFile? {
    do throws(RefusedFile) { return try find(path) } catch { return nil }
  }

  // MARK: - .mockgen.json

  private mutating func loadWorkspace(_ root: JSONValue) {
    let check = ShapeCheck.check(root, shape: WorkspaceFile.shape)
    loaded.diagnostics += check.diagnostics
    var reading = reading(of: root)
    reading.members(of: root, workspaceKeys, into: &loaded.settings)
    loaded.places = SettingPlaces(reading.places)
    loaded.places.noteMistakes(check)
    guard let projects = root["projects"], projects.kind == .array else {
      loadProject(root, shared: nil, check, at: [])
      return
    }
    for (index, element) in projects.elements.enumerated() where element.kind == .object {
      loadProject(element, shared: root, check, at: ["projects", "[\(index)]"])
    }
    checkShared(root, projects)
  }

  /// Loads a project from its object: first the shared keys, then the Apollo configuration, then its own keys.
  ///
  /// - Parameters:
  ///   - check: the mistakes in the file.
  ///   - path: the path of the object in the file.
  private mutating func loadProject(
    _ object: JSONValue, shared: JSONValue?, _ check: ShapeCheck, at path: [String]
  ) {
    var project = LoadedProject()
    project.start = Location(object.file.path, TextRange(object.range.lower, object.range.lower + 1))
    if let shared { read(shared, projectKeys, into: &project) }
    if let config = object["apolloConfig"] ?? shared?["apolloConfig"], let text = config.string, !text.isEmpty {
      loadApolloConfig(reading(of: object).resolve(text), namedAt: config.location, into: &project)
    }
    read(object, projectKeys, into: &project)
    project.places.ownKeys = object.members.map(\.key)
    if shared != nil { project.places.noteMistakes(check) }
    project.places.noteMistakes(check, at: path)
    add(project)
  }

  private mutating func loadApolloConfig(_ path: String, namedAt place: Location, into project: inout LoadedProject) {
    do throws(RefusedFile) {
      if let file = try find(path) {
        if let root = parseApollo(file) { readApollo(root, into: &project) }
      } else {
        let message = "The file '\(shortened(path))' does not exist" + (respelling(path).map(differsInCase) ?? "")
        loaded.diagnostics.append(Diagnostic(.configMissingFile, .error, message, at: place))
      }
    } catch {
      loaded.diagnostics.append(.outsideWorkspace("file", path, at: place))
    }
  }

  private mutating func checkShared(_ root: JSONValue, _ projects: JSONValue) {
    if !projects.elements.contains(where: { _ in true }) {
      loaded.diagnostics.append(
        Diagnostic(
          .configWrongValue, .error, "'projects' is empty; remove it or add a project", at: projects.location))
    }
    for member in root.members where member.key.isString("name") {
      let message = "'name' cannot be used together with 'projects', because each project has its own name"
      loaded.diagnostics.append(Diagnostic(.configConflict, .error, message, at: member.key.location))
    }
  }

  // MARK: - apollo-codegen-config.json

  private mutating func loadApollo(_ root: JSONValue) {
    var project = LoadedProject()
    project.start = Location(root.file.path, TextRange(root.range.lower, root.range.lower + 1))
    readApollo(root, into: &project)
    project.project.apolloConfig = root.file.path
    project.places.merge(["apolloConfig": root.location])
    add(project)
  }

  private mutating func readApollo(_ root: JSONValue, into project: inout LoadedProject) {
    let check = ShapeCheck.check(root, shape: ApolloFile.shape)
    loaded.diagnostics += check.diagnostics
    read(root, apolloKeys, into: &project)
    project.places.noteMistakes(check)
    var apollo = LoadedProject()
    read(root, apolloKeys, into: &apollo)
    project.places.pruning = ApolloPruning(apollo.project)
    project.sdkVersion = ApolloPin(sdkVersionOf: root)
  }

  // MARK: - Shared steps

  private func reading(of value: JSONValue) -> Reading {
    Reading(folder: Path.parent(value.file.path), workspace: workspace)
  }

  private func read(_ object: JSONValue, _ keys: [Key<Project>], into project: inout LoadedProject) {
    var reading = reading(of: object)
    reading.members(of: object, keys, into: &project.project)
    project.places.merge(reading.places)
  }

  private mutating func add(_ loading: LoadedProject) {
    var project = loading.project
    if let mocks = project.outputs.testMocks { project.outputs.testMocks?.path = mocks.folder(in: project.schemaTypes) }
    if let models = project.outputs.models, !models.hasOwnPath, let path = project.schemaTypes.path {
      project.outputs.models?.path = project.schemaTypes.isInPackage ? WorkspacePath.join(path, "Sources") : path
    }
    var places = loading.places
    if project.apolloVersion == ApolloTarget() { resolveVersion(of: loading, &project, &places) }
    places.start = loading.start
    loaded.settings.projects.append(project)
    loaded.projectPlaces.append(places)
  }

  /// Sets the version from the file that is most relevant for the project's code; see `ApolloVersionFiles`.
  private mutating func resolveVersion(
    of loading: LoadedProject, _ project: inout Project, _ places: inout SettingPlaces
  ) {
    let folder = Path.parent(project.apolloConfig ?? loaded.files.first ?? "")
    var files = candidates()
    for path in ["Package.resolved", WorkspacePath.join(folder, "Package.resolved")] where !files.contains(path) {
      files.append(path)
    }
    if let path = project.schemaTypes.path, !WorkspacePath.isOutside(path) {
      files.append(WorkspacePath.join(path, "Package.swift"))
    }
    guard let pin = pin(in: ApolloVersionFiles(files), from: folder, sdkVersion: loading.sdkVersion) else {
      places.reasons["apolloVersion"] = "no file states the version in use, and this is the newest known version"
      return
    }
    let version = min(max(pin.version, .oldest), .latest)
    project.apolloVersion.version = version
    places.merge(["apolloVersion": pin.place])
    places.reasons["apolloVersion"] =
      version == pin.version ? pin.reason : "it is the known version nearest to \(pin.version); \(pin.reason)"
    if let diagnostic = pin.diagnostic { loaded.diagnostics.append(diagnostic) }
  }

  /// Returns the most reliable version for code in a folder. A resolved version of another project in the repository
  /// counts if the requirement of this project allows it.
  private mutating func pin(
    in files: ApolloVersionFiles, from folder: String, sdkVersion: ApolloPin?
  ) -> ApolloPin? {
    let (own, beside) = files.ordered(from: folder)
    if let pin = firstPin(own.resolved) { return pin }
    let required = sdkVersion ?? firstPin(own.manifests)
    let resolved = firstPin(beside.resolved) { required?.requirement?.allows($0.version) ?? true }
    return resolved ?? required ?? firstPin(beside.manifests)
  }

  private mutating func firstPin(
    _ paths: [String], where isAllowed: (ApolloPin) -> Bool = { _ in true }
  ) -> ApolloPin? {
    for path in paths {
      if let pin = findIfAllowed(path).flatMap({ ApolloPin($0) }), isAllowed(pin) { return pin }
    }
    return nil
  }
}
