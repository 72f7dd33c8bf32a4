import EditorRequests
import JSONSyntax

/// The parameters of `initialize` that the server uses (LSP 3.17, `InitializeParams`).
struct InitializeParameters {
  var capabilities: NegotiatedCapabilities
  var settings: EditorSettings
  /// Whether the user allows access outside of workspaces.
  var allowsOutsideWorkspace: Bool
  var trace: TraceValue
  /// The URIs of the folders that the client has open, or else its root.
  var folderURIs: [String]
  /// The path of the root for clients without URIs.
  var rootPath: String?
  var processID: Int32?

  init(_ json: JSONValue?) throws(ResponseError) {
    guard let json, json.kind == .object else {
      throw ResponseError(.invalidParams, "Missing parameters of 'initialize'")
    }
    let options = json["initializationOptions"]
    let client = json["capabilities"]
    let encodings = client?["general"]?["positionEncodings"]?.elements.compactMap(\.string) ?? []
    capabilities = NegotiatedCapabilities()
    capabilities.encoding = PositionEncoding(offered: encodings)
    capabilities.client = ClientCapabilities(client)
    capabilities.editor = EditorCapabilities(client)
    if let command = options?["showReferencesCommand"]?.string { capabilities.editor.showReferencesCommand = command }
    settings = EditorSettings(options)
    allowsOutsideWorkspace = options?["allowOutsideWorkspace"]?.bool == true
    trace = TraceValue(json["trace"])
    let folders = json["workspaceFolders"]?.elements.compactMap { $0["uri"]?.string } ?? []
    folderURIs = folders.isEmpty ? [json["rootUri"]?.string].compactMap(\.self) : folders
    rootPath = json["rootPath"]?.string.flatMap { $0.hasPrefix("/") ? $0 : nil }
    processID = json["processId"]?.int.flatMap { Int32(exactly: $0) }
  }
}
