import BuildGraph
import Daemon
import EditorRequests
import FileAccess
import FileWatching
import JSONSyntax
import Source

/// Applies notifications to the state of a session, publishes diagnostics, and runs request handlers. The loop owns it.
final class EditorSession {
  let client: ClientConnection
  private let events: EventQueue
  /// Is held while files are written.
  private let barrier: ShutdownBarrier
  private(set) var capabilities = NegotiatedCapabilities()
  private var settings = EditorSettings()
  /// The user's permissions. Settings that the client sends later don't count, since editors read them from files of
  /// the workspace too.
  private var consent: Consent
  private(set) var documents = DocumentState()
  private(set) var workspaces = WorkspaceList()
  private var diagnostics = DiagnosticStore()
  private var refresher = FeatureRefresher()
  /// Messages that wait until the client is ready.
  private var messages: [UserMessage] = []
  /// The reasons for refused configurations. The user sees each once.
  private var refusals: Set<String> = []
  /// The workspaces with saved files, whose waiting outputs are explained after the work.
  private var saved: Set<String> = []

  init(_ client: ClientConnection, _ events: EventQueue, _ barrier: ShutdownBarrier, consent: Consent) {
    self.client = client
    self.events = events
    self.barrier = barrier
    self.consent = consent
  }

  func initialize(_ parameters: InitializeParameters, pages: ExplanationPages) {
    capabilities = parameters.capabilities
    capabilities.pages = pages
    settings = parameters.settings
    if parameters.allowsOutsideWorkspace { consent.allowsOutside = true }
    client.trace = parameters.trace
    let folders = parameters.folderURIs.compactMap { folderPath($0) }
    let root = parameters.rootPath.map { [Path.normalized($0)] } ?? []
    for path in folders.isEmpty ? root : folders { addFolder(path) }
  }

  func end() { for workspace in workspaces.all { workspace.end() } }

  // MARK: Notifications

  func apply(_ notification: ClientNotification) {
    switch notification {
    case .initialized:
      let registrations = capabilities.registrations
      if !registrations.isEmpty {
        client.request("client/registerCapability", ["registrations": .array(registrations)])
      }
    case .setTrace(let trace): client.trace = trace
    case .didOpen(let document): open(document)
    case .didChange(let uri, let version, let changes):
      guard let path = documents.open.path(uri) else {
        return documents.open.change(unfiled: uri, changes, version: version, capabilities.encoding)
      }
      guard documents.open.isOpen(path) else { return }
      documents.change(path, changes, version: version, capabilities.encoding)
      overlay(path)
    case .didSave(let uri):
      guard let path = documents.open.path(uri) else { return }
      documents.readSaved(path)
      // The event of the file system may come later.
      for workspace in workspaces.all { workspace.take(.disk(.changed([path]))) }
      saved.insert(path)
    case .didClose(let uri):
      guard let path = documents.open.path(uri) else { return documents.open.close(unfiled: uri) }
      documents.close(path)
      overlay(path)
    case .didChangeConfiguration(let settings): change(settings)
    case .filesChanged(let uris): noteChangedFiles(uris)
    case .didChangeWorkspaceFolders(let added, let removed):
      for path in removed.compactMap({ folderPath($0) }) { removeFolder(path) }
      for path in added.compactMap({ folderPath($0) }) { addFolder(path) }
    }
  }

  private func open(_ document: ClientNotification.TextDocument) {
    guard let path = realPath(document.uri) else {
      let text = OpenDocument(text: document.text, version: document.version)
      return documents.open.open(unfiled: document.uri, language: document.language, text)
    }
    documents.open(path, document)
    diagnostics.noteOpened(path)
    overlay(path)
    addWorkspace(ofDocument: path)
    offerConfiguration(for: path)
  }

  /// Returns the path of a document that the client opens. A link outside of all folders may lead to a workspace.
  private func realPath(_ uri: String) -> String? {
    guard let path = documents.open.path(uri) else { return nil }
    let folder = Path.parent(path)
    guard !workspaces.all.contains(where: { $0.contains(path) }), let real = try? FileSystem.realPath(folder),
      workspaces.all.contains(where: { $0.contains(real) })
    else { return path }
    documents.open.alias(folder, of: real, isUsual: false)
    return documents.open.path(uri)
  }

  private func overlay(_ path: String) {
    for workspace in workspaces.all { workspace.overlay(path, with: documents.open[path]?.text.bytes) }
  }

  /// Applies settings, or requests them if the notification has none.
  private func change(_ new: EditorSettings?) {
    if let new {
      let changed = settings.hidden.symmetricDifference(new.hidden)
      settings = new
      for workspace in workspaces.all { workspace.setWritesOutputs(new.writesOutputs) }
      for feature in RefreshableFeature.allCases
      where changed.contains(feature) && capabilities.editor.refreshes.contains(feature) {
        request(refresher.noteOutdated(feature))
      }
    } else if capabilities.client.tellsConfiguration {
      client.request("workspace/configuration", ["items": [["section": "mockd"]]]) { [unowned self] reply in
        guard case .success(let values?) = reply, let value = values.elements.map(\.self).first, value.kind == .object
        else { return }
        change(EditorSettings(value))
      }
    }
  }

  /// Records changes on the disk that the client reports. The server watches the disk too, and a repeated report has no
  /// effect.
  private func noteChangedFiles(_ uris: [String]) {
    for path in uris.compactMap({ documents.open.path($0) }) {
      documents.readSaved(path)
      let folder = Path.parent(path)
      if workspaces.unconfigured.contains(folder) { workspaces.noteConfiguration(in: folder) }
      // A renamed file may be a folder.
      let isFile = (try? FileSystem.status(path))?.kind == .regular
      for workspace in workspaces.all {
        workspace.take(.disk(.changed([path])))
        if !isFile { workspace.take(.disk(.rescan(root: path))) }
      }
    }
  }

  /// Applies an event of the disk or of the lock of a workspace.
  func apply(_ event: WatchInput, toWorkspace number: Int) {
    switch event {
    case .disk(.changed(let paths)): for path in paths { documents.readSaved(path) }
    case .disk(.rescan): for path in documents.open.paths { documents.readSaved(path) }
    default: break
    }
    workspaces[number]?.take(event)
  }

  // MARK: Workspaces

  /// Records that a configuration may have appeared in a folder.
  func noteConfiguration(in folder: String) { workspaces.noteConfiguration(in: folder) }

  /// Returns the absolute path of the client's folder.
  private func folderPath(_ uri: String) -> String? {
    guard let path = DocumentURI.path(uri) else { return nil }
    documents.open.spellings.noteFolder(uri)
    return Path.normalized(path)
  }

  /// Adds the workspace of a folder, or waits for a configuration.
  private func addFolder(_ folder: String) {
    do throws(Workspace.NotFound) {
      if let (workspace, place) = try Workspace.nearest(to: folder, consent: consent) {
        add(workspace, at: place, for: folder)
      } else {
        workspaces.addUnconfigured(folder) { [events] in events.post(.configuration(folder: folder)) }
      }
      confineOutputs()
    } catch {
      refuse(folder, error)
    }
  }

  /// Adds the workspace of a document outside of all workspaces, if the document is in a folder that the client has
  /// open, or the client has none open.
  private func addWorkspace(ofDocument path: String) {
    guard !workspaces.all.contains(where: { $0.contains(path) }) else { return }
    let folders = workspaces.folders.keys
    guard folders.isEmpty || folders.contains(where: { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }) else { return }
    do throws(Workspace.NotFound) {
      guard let (workspace, place) = try Workspace.nearest(to: Path.parent(path), consent: consent) else { return }
      add(workspace, at: place, for: nil)
      confineOutputs()
    } catch {
      refuse(Path.parent(path), error)
    }
  }

  private func add(_ workspace: Workspace, at place: String, for folder: String?) {
    documents.open.alias(place, of: workspace.root)
    let added = workspaces.add(workspace, for: folder) {
      [events, barrier, watcher = workspaces.watcher] workspace, number in
      EditorWorkspace(workspace, number: number, watcher, barrier) { events.post(.workspace($0, number)) }
    }
    guard let added else { return }
    added.setWritesOutputs(settings.writesOutputs)
    if !capabilities.editor.showsUses.isSubset(of: settings.hidden) { added.noteUses() }
    for path in documents.open.paths { added.overlay(path, with: documents.open[path]?.text.bytes) }
  }

  /// Records a folder whose configuration belongs to another user.
  private func refuse(_ folder: String, _ error: Workspace.NotFound) {
    guard workspaces.refuse(folder), refusals.insert(error.message).inserted else { return }
    messages.append(.message(error.message))
  }

  /// Confines the outputs of all workspaces to the folders that the client has open.
  private func confineOutputs() {
    let opened = Array(workspaces.folders.keys)
    for workspace in workspaces.all { workspace.confine(to: opened) }
  }

  private func removeFolder(_ folder: String) {
    if let workspace = workspaces.remove(folder) {
      workspace.end()
      publish(changed: diagnostics.removeAll(of: workspace.owner).union(updateUnattachedDocuments()))
    }
    confineOutputs()
  }

  /// Adds the workspaces whose configuration has appeared.
  func addConfiguredFolders() { for folder in workspaces.takeConfigured() { addFolder(folder) } }

  /// Offers to create a configuration when the first GraphQL document of a folder without one is opened.
  private func offerConfiguration(for path: String) {
    guard documents.open.isGraphQL(path), let offer = ConfigurationOffer(for: path, &workspaces)
    else { return }
    offer.make(client) { [unowned self] in addFolder($0) }
  }

  // MARK: Work

  /// Whether a workspace has work to do.
  var hasWork: Bool { workspaces.all.contains(where: \.hasWork) }

  /// Shows the session's waiting messages and the workspaces' messages.
  func showMessages() {
    for message in messages + workspaces.all.flatMap({ $0.takeMessages() }) { client.show(message) }
    messages = []
  }

  /// Sets the inputs of all workspaces.
  func applyInputs() {
    holdOutputs()
    for workspace in workspaces.all where workspace.hasWork { workspace.applyChanges() }
  }

  /// Lets the outputs of files with unsaved text wait.
  private func holdOutputs() {
    let unsaved = documents.open.unsaved
    for workspace in workspaces.all { workspace.setUnsaved(unsaved) }
  }

  /// Publishes the diagnostics of edited files that are known before the work is complete.
  func publishEditedFiles(of workspace: EditorWorkspace) {
    for (file, found) in workspace.editedFileDiagnostics() {
      let path = workspace.absolute(file.path)
      // A client that requests diagnostics gets one refresh for all other files, when the work is complete.
      guard documents.edited.contains(path) || !publisher.isPulled(path, diagnostics, documents.open) else { continue }
      var converter = DiagnosticConverter(workspace.snapshot, capabilities, documents.open, edited: file)
      let isChanged = diagnostics.set(
        found[...], at: .editedFile, of: workspace.owner, file: file.path, path: path, &converter)
      if isChanged { publish(changed: [path], edited: documents.edited) }
    }
  }

  /// Records and shows the results of a workspace's complete work.
  ///
  /// - Returns: the files whose diagnostics changed.
  func record(_ workspace: EditorWorkspace) -> Set<String> {
    var converter = DiagnosticConverter(workspace.snapshot, capabilities, documents.open)
    let changes = workspace.takeChanges()
    return diagnostics.update(
      workspace.diagnostics, of: workspace.owner, changed: changes.diagnostics, changedTexts: changes.sources,
      path: { workspace.absolute($0) }, &converter)
  }

  /// Publishes everything that changed since the last call.
  ///
  /// - Parameters:
  ///   - changed: the files whose diagnostics changed.
  ///   - isUpdated: whether the work of a workspace was completed.
  func publishAll(changed: Set<String>, isUpdated: Bool) {
    let (openedOrClosed, edited) = documents.takeChanges()
    // The same workspaces read the same documents as before.
    let isUnchanged = !isUpdated && openedOrClosed.isEmpty && edited.isEmpty
    let unattached = isUnchanged ? [] : updateUnattachedDocuments(edited: edited)
    publish(changed: changed.union(unattached), others: openedOrClosed, edited: edited)
    if isUpdated { refreshFeatures(edited: edited) }
    for workspace in workspaces.all where saved.contains(where: { workspace.contains($0) }) {
      if let message = workspace.explainHolding() { client.show(message) }
    }
    saved = []
  }

  /// Returns the documents whose diagnostics changed.
  private func updateUnattachedDocuments(edited: Set<String> = []) -> Set<String> {
    UnattachedDocuments.update(&diagnostics, documents.open, edited: edited, workspaces.all, capabilities)
  }

  private var publisher: DiagnosticPublisher { DiagnosticPublisher(client: client, capabilities: capabilities) }

  private func publish(changed: Set<String>, others: Set<String> = [], edited: Set<String> = []) {
    let isOutdated = publisher.publish(
      changed.union(others), changed: changed, edited: edited, &diagnostics, documents.open)
    if isOutdated, capabilities.editor.refreshes.contains(.diagnostic) { request(refresher.noteOutdated(.diagnostic)) }
  }

  /// Requests refreshes of the features with outdated results.
  private func refreshFeatures(edited: Set<String>) {
    let features = refresher.noteChange(
      edited: edited, broken: Set(workspaces.all.filter(\.hasErrors).map(\.number)),
      isOpen: { documents.open.isOpen($0) },
      isUnchanged: { feature, path in
        let result = ResultID(method: feature.method, path: path)
        return projects.allSatisfy { $0.isUnchanged(result) }
      })
    request(features)
  }

  private func request(_ features: [RefreshableFeature]) {
    for feature in features {
      client.request(feature.method) { [unowned self] _ in request(refresher.noteAnswer(feature)) }
    }
  }

  // MARK: Requests

  /// Prepares the workspaces for a request that shows how tests use mocks, unless the user hides the result.
  func noteUses() {
    if settings.hidden.isSuperset(of: RefreshableFeature.allCases.filter(\.showsTestUses)) { return }
    for workspace in workspaces.all { workspace.noteUses() }
  }

  /// Returns the state that request handlers read during this turn.
  func snapshot() -> Snapshot {
    Snapshot(
      capabilities: capabilities, hidden: settings.hidden, documents: documents.open,
      folders: workspaces.all.map(\.snapshot), diagnostics: diagnostics, sentTokens: documents.sentTokens,
      fileExists: { (try? FileSystem.status($0)) != nil })
  }

  /// Runs the handler of a request, and records its reads. They keep the values until other results of the same kind
  /// need others. Also records that the client shows the result, even if the document belongs to no project yet.
  func handle<Request: EditorRequest>(_ request: Request) throws(ResponseError) -> Request.Response {
    let path = request.documentURI.flatMap { documents.open.path($0) } ?? ""
    let result = ResultID(method: Request.feature?.method ?? Request.method, path: path)
    let response = try recordReads(of: result, in: projects[...]) {
      () throws(ResponseError) -> Request.Response in try request.handle(snapshot())
    }
    if let feature = Request.feature, capabilities.editor.refreshes.contains(feature) {
      refresher.noteShown(feature, path)
    }
    return response
  }

  private var projects: [ReadableProject] { workspaces.all.flatMap(\.projects) }

  private func recordReads<Value>(
    of result: ResultID, in projects: ArraySlice<ReadableProject>, _ body: () throws(ResponseError) -> Value
  ) throws(ResponseError) -> Value {
    guard let first = projects.first else { return try body() }
    return try first.recordReads(of: result) { () throws(ResponseError) -> Value in
      try recordReads(of: result, in: projects.dropFirst(), body)
    }
  }

  /// Records the facts that follow from a result that the client gets.
  func record(_ records: [ResponseRecord]) {
    for record in records {
      switch record {
      case .diagnostics(let paths): for path in paths { diagnostics.notePulled(path) }
      case .pullsAllDiagnostics:
        guard !diagnostics.isPulledForAllFiles else { continue }
        diagnostics.notePulledForAllFiles()
        publish(changed: [], others: diagnostics.publishedPaths)
      case .tokens(let tokens, let path): documents.setSentTokens(tokens, of: path)
      case .message(let text): client.show(.message(text))
      }
    }
  }
}
