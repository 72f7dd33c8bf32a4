import JSONSyntax

/// Which method of the protocol is whose.
extension Server {
  func handle(notification method: String, _ parameters: JSONValue?) {
    switch method {
    case "initialized": initialized()
    case "$/setTrace": trace = TraceValue(parameters?["value"])
    case "textDocument/didOpen": didOpen(parameters)
    case "textDocument/didChange": didChange(parameters)
    case "textDocument/didSave": didSave(parameters)
    case "textDocument/didClose": didClose(parameters)
    case "workspace/didChangeConfiguration": didChangeConfiguration(parameters)
    case "workspace/didChangeWatchedFiles": didChangeWatchedFiles(parameters)
    case "workspace/didChangeWorkspaceFolders": didChangeWorkspaceFolders(parameters)
    case "workspace/didCreateFiles", "workspace/didDeleteFiles", "workspace/didRenameFiles":
      didChangeFiles(parameters)
    default: break
    }
  }

  func answer(_ method: String, _ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    switch method {
    case "initialize": initialize(parameters)
    case "shutdown": shutDown()
    case "textDocument/codeAction": codeAction(parameters)
    case "textDocument/diagnostic": documentDiagnostic(parameters)
    case "workspace/diagnostic": workspaceDiagnostic(parameters)
    default:
      editorAnswer(method, parameters)
        ?? .failure(ResponseError(.methodNotFound, "There is no method \"\(method)\"."))
    }
  }
}
