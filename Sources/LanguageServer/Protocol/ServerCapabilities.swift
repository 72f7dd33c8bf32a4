import Daemon
import EditorRequests
import JSONSyntax

extension NegotiatedCapabilities {
  /// `ServerCapabilities`.
  var serverCapabilities: JSONTree {
    var members: [JSONTree.Member] = [
      .init("positionEncoding", .string(encoding.rawValue)),
      .init("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      .init(
        "codeActionProvider",
        ["codeActionKinds": ["quickfix", "refactor", "refactor.extract", .string(CodeActionRequest.fixAllKind)]]),
    ]
    if client.pullsDiagnostics {
      members.append(
        .init(
          "diagnosticProvider",
          ["identifier": "mockd", "interFileDependencies": true, "workspaceDiagnostics": true]))
    }
    let files: JSONTree = ["filters": [["scheme": "file", "pattern": ["glob": "**"]]]]
    members += [
      .init(
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "fileOperations": ["didCreate": files, "didRename": files, "didDelete": files],
        ]),
      .init("codeLensProvider", ["resolveProvider": true]),
      .init("definitionProvider", true),
      .init("hoverProvider", true),
      .init("inlayHintProvider", true),
      .init("referencesProvider", true),
      .init("workspaceSymbolProvider", true),
    ]
    return .object(members + GraphQLFeature.allCases.filter { !editor.registers.contains($0) }.map(\.member))
  }

  /// The list of `Registration` that the server sends after `initialized`.
  var registrations: [JSONTree] {
    var registrations: [JSONTree] = []
    if client.registersWatchedFiles { registrations.append(Self.watchedFiles) }
    if client.registersConfiguration {
      registrations.append(
        [
          "id": "mockd/configuration", "method": "workspace/didChangeConfiguration",
          "registerOptions": ["section": "mockd"],
        ])
    }
    return registrations + GraphQLFeature.allCases.filter { editor.registers.contains($0) }.map(\.registration)
  }

  private static var watchedFiles: JSONTree {
    let patterns = ["**/*.{graphql,graphqls,gql,swift}"] + Workspace.configurationNames.map { "**/" + $0 }
    return [
      "id": "mockd/files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": .array(patterns.map { ["globPattern": .string($0)] })],
    ]
  }
}
