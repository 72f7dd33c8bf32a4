/// All requests about documents, by method.
package enum EditorRequestTable {
  package static let all: [any EditorRequest.Type] = [
    CodeActionRequest.self, CodeLensRequest.self, CodeLensResolveRequest.self, CompletionRequest.self,
    DefinitionRequest.self, DocumentDiagnosticRequest.self, DocumentHighlightRequest.self,
    DocumentSymbolRequest.self, FoldingRangeRequest.self, FormattingRequest.self, HoverRequest.self,
    InlayHintRequest.self, PrepareRenameRequest.self, RangeFormattingRequest.self, ReferencesRequest.self,
    RenameRequest.self, SelectionRangeRequest.self, SemanticTokensRequest.self, SemanticTokensDeltaRequest.self,
    SemanticTokensRangeRequest.self, SignatureHelpRequest.self, TypeDefinitionRequest.self,
    WorkspaceDiagnosticRequest.self, WorkspaceSymbolRequest.self,
  ]

  private static let byMethod: [String: any EditorRequest.Type] = Dictionary(
    all.map { ($0.method, $0) }, uniquingKeysWith: { first, _ in first })

  package static func request(_ method: String) -> (any EditorRequest.Type)? { byMethod[method] }
}
