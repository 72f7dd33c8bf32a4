/// The kind of client in a session.
enum SessionClient: CaseIterable {
  /// A client without capabilities.
  case plain
  /// A client with all capabilities, which pulls diagnostics.
  case able

  /// The capabilities for `initialize`.
  var capabilities: [String: Any] {
    guard self == .able else { return [:] }
    let markdown = ["markdown", "plaintext"]
    let dynamic = ["dynamicRegistration": true]
    let refresh = ["refreshSupport": true]
    return [
      "textDocument": [
        "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]]],
        "completion": [
          "completionItem": [
            "snippetSupport": true, "documentationFormat": markdown, "tagSupport": ["valueSet": [1]],
            "deprecatedSupport": true,
          ] as [String: Any]
        ],
        // Reports of related documents depend on earlier requests.
        "diagnostic": ["relatedDocumentSupport": false],
        "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
        "hover": ["contentFormat": markdown],
        "publishDiagnostics": [
          "relatedInformation": true, "codeDescriptionSupport": true, "tagSupport": ["valueSet": [1, 2]],
        ] as [String: Any],
        "semanticTokens": ["requests": ["full": ["delta": true], "range": true] as [String: Any]],
        "signatureHelp": [
          "signatureInformation": [
            "documentationFormat": markdown, "parameterInformation": ["labelOffsetSupport": true],
          ] as [String: Any]
        ],
      ] as [String: Any],
      "window": ["workDoneProgress": true],
      "workspace": [
        "codeLens": refresh, "configuration": true, "diagnostics": refresh, "didChangeConfiguration": dynamic,
        "didChangeWatchedFiles": dynamic, "inlayHint": refresh, "semanticTokens": refresh,
        "workspaceEdit": ["documentChanges": true], "workspaceFolders": true,
      ] as [String: Any],
    ]
  }

  /// Whether the server may send this method.
  func takes(_ method: String) -> Bool {
    switch method {
    case "textDocument/publishDiagnostics", "window/logMessage", "window/showMessage", "window/showMessageRequest":
      true
    case "$/progress", "client/registerCapability", "window/workDoneProgress/create", "workspace/codeLens/refresh",
      "workspace/configuration", "workspace/diagnostic/refresh", "workspace/inlayHint/refresh",
      "workspace/semanticTokens/refresh":
      self == .able
    default: false
    }
  }
}
