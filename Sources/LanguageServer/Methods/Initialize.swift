import Daemon
import FileAccess
import JSONSyntax

/// `initialize` and `initialized`: what client and server agree on.
extension Server {
  func initialize(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let parameters, parameters.kind == .object else {
      return .failure(ResponseError(.invalidParams, "\"initialize\" has parameters."))
    }
    let general = parameters["capabilities"]?["general"]
    let encodings = general?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    agreement.encoding = PositionEncoding(offered: encodings)
    agreement.client = ClientCapabilities(parameters["capabilities"])
    editor = EditorCapabilities(parameters["capabilities"])
    if let command = parameters["initializationOptions"]?["showReferencesCommand"]?.string {
      editor.showReferencesCommand = command
    }
    settings = EditorSettings(parameters["initializationOptions"])
    if parameters["initializationOptions"]?["allowOutsideWorkspace"]?.bool == true { consent.allowsOutside = true }
    trace = TraceValue(parameters["trace"])
    for path in folders(in: parameters) { addFolder(path) }
    if let process = parameters["processId"]?.int, let id = Int32(exactly: process) {
      ProcessLife.watch(id) { [inbox, abandon = abandonOutput] in
        abandon()
        inbox.post(.clientGone)
      }
    }
    return .success([
      "capabilities": .object(capabilities),
      "serverInfo": ["name": "mockd", "version": .string(version)],
    ])
  }

  /// The absolute paths of the folders that a client opens, of which there may be none.
  private func folders(in parameters: JSONValue) -> [String] {
    let folders = parameters["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string.flatMap(folderPath) }
    if let folders, !folders.isEmpty { return folders }
    let root =
      parameters["rootUri"]?.string.flatMap(folderPath)
      ?? parameters["rootPath"]?.string.flatMap { $0.hasPrefix("/") ? $0 : nil }
    return root.map { [normalizedPath($0)] } ?? []
  }

  /// `ServerCapabilities`.
  private var capabilities: [JSONTree.Member] {
    var members: [JSONTree.Member] = [
      .init("positionEncoding", .string(agreement.encoding.rawValue)),
      .init("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      .init(
        "codeActionProvider",
        ["codeActionKinds": ["quickfix", "refactor", "refactor.extract", .string(Self.fixAllKind)]]),
    ]
    if agreement.client.pullsDiagnostics {
      members.append(
        .init(
          "diagnosticProvider",
          ["identifier": "mockd", "interFileDependencies": true, "workspaceDiagnostics": true]))
    }
    let files: JSONTree = ["filters": [["scheme": "file", "pattern": ["glob": "**"]]]]
    members.append(
      .init(
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "fileOperations": ["didCreate": files, "didRename": files, "didDelete": files],
        ]))
    return members + editorMembers
  }

  /// From here on, the client takes more than answers.
  func initialized() {
    var registrations: [JSONTree] = []
    if agreement.client.registersWatchedFiles { registrations.append(Self.watchedFiles) }
    if agreement.client.registersConfiguration {
      registrations.append(
        [
          "id": "mockd/configuration", "method": "workspace/didChangeConfiguration",
          "registerOptions": ["section": "mockd"],
        ])
    }
    registrations += GraphQLFeature.allCases.filter { editor.registers.contains($0) }.map(\.registration)
    if !registrations.isEmpty {
      call("client/registerCapability", ["registrations": .array(registrations)])
    }
  }
}
