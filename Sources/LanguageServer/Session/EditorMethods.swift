import JSONSyntax

/// The requests about GraphQL files: who answers them, and how clients are told of them.
extension Server {
  /// Nil for a method that is none of these.
  func editorAnswer(_ method: String, _ parameters: JSONValue?) -> Result<JSONTree, ResponseError>? {
    switch method {
    case "codeLens/resolve": resolveCodeLens(parameters)
    case "textDocument/codeLens": codeLens(parameters)
    case "textDocument/completion": completion(parameters)
    case "textDocument/definition": definition(parameters)
    case "textDocument/documentHighlight": documentHighlight(parameters)
    case "textDocument/documentSymbol": documentSymbol(parameters)
    case "textDocument/foldingRange": foldingRange(parameters)
    case "textDocument/formatting": formatting(parameters)
    case "textDocument/hover": hover(parameters)
    case "textDocument/inlayHint": inlayHint(parameters)
    case "textDocument/prepareRename": prepareRename(parameters)
    case "textDocument/rangeFormatting": rangeFormatting(parameters)
    case "textDocument/references": references(parameters)
    case "textDocument/rename": rename(parameters)
    case "textDocument/selectionRange": selectionRange(parameters)
    case "textDocument/semanticTokens/full": semanticTokens(parameters)
    case "textDocument/semanticTokens/full/delta": semanticTokensDelta(parameters)
    case "textDocument/semanticTokens/range": semanticTokensInRange(parameters)
    case "textDocument/signatureHelp": signatureHelp(parameters)
    case "textDocument/typeDefinition": typeDefinition(parameters)
    case "workspace/symbol": workspaceSymbol(parameters)
    default: nil
    }
  }

  /// Their part of `ServerCapabilities`, without features that are registered later.
  var editorMembers: [JSONTree.Member] {
    let shared: [JSONTree.Member] = [
      .init("codeLensProvider", ["resolveProvider": true]),
      .init("definitionProvider", true),
      .init("hoverProvider", true),
      .init("inlayHintProvider", true),
      .init("referencesProvider", true),
      .init("workspaceSymbolProvider", true),
    ]
    return shared + GraphQLFeature.allCases.filter { !editor.registers.contains($0) }.map(\.member)
  }
}
